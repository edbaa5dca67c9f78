import { announcer } from '../announce.svelte'
import { notify } from '../notify'
import type { Room, Update } from '../protocol'
import { settings } from '../settings.svelte'

interface Change {
  before: Update | null
  update: Update
  room: Room | null
  /** The texts of the new lines, as far as the viewer may read them. */
  news: string[]
  /** Whether the table waits for a seat of this page. */
  due: boolean
  /** Whether it already waited for one before the update, with a question for the player. */
  wasCalled: boolean
  /** Whether the question is answered automatically. */
  passes: boolean
  /** Whether there is a single answer: then there is no alert, unless the player is looking elsewhere. */
  oneAnswer: boolean
  /** Whether the curtain has just been lifted for the seat that is asked. */
  lifted: boolean
  visible: boolean
  hotSeat: boolean
}

/** Tell the player what an update changed: by a sound, a notification, and words for screen readers. */
export function signal(change: Change): void {
  const { before, update, news, due, visible } = change
  const { moment } = update
  const asked = due && (before?.number !== update.number || before.game_number !== update.game_number)
  if (asked && !change.wasCalled && !change.passes) {
    if (!change.oneAnswer) settings.play('turn')
    notifyOfTurn(change)
  } else if (news.length > 0) settings.play('card')
  const call = change.passes || change.oneAnswer ? [] : [settings.t.yourTurn]
  const question = (asked || change.lifted) && visible ? [...call, moment.question ?? ''] : []
  const over = moment.result && !before?.moment.result ? [`${settings.t.gameOver}. ${moment.result}`] : []
  const said = [...news, ...question, ...over]
  if (said.length > 0) announcer.tell(said.join(' '))
}

/** On a hot seat the question is not shown: another player may be looking at the device. */
function notifyOfTurn({ update, room, hotSeat }: Change): void {
  if (!settings.notify || !document.hidden || !room) return
  const title = `${settings.t.yourTurn} – ${room.title}`
  void notify({ title, body: hotSeat ? '' : (update.moment.question ?? ''), path: `/t/${room.code}` })
}
