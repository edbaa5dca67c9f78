/** What the live region tells, for those who do not see the table. */
class Announcer {
  text = $state('')
  #even = false

  /** The same words twice are told twice. */
  tell(words: string): void {
    this.#even = !this.#even
    this.text = this.#even ? words : `${words}\u200b`
  }
}

export const announcer = new Announcer()
