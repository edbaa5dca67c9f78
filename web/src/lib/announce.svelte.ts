/** The text of the live region, for screen readers. */
class Announcer {
  text = $state('')
  #even = false

  /** Announce a text, even if it is the same as before. */
  tell(words: string): void {
    this.#even = !this.#even
    this.text = this.#even ? words : `${words}\u200b`
  }
}

export const announcer = new Announcer()
