import type { Room } from '../protocol'
import { settings } from '../settings.svelte'

/** Sentences about who has left, who is back, and who is the host now. The server itself reports what concerns the viewer's own seats. */
export function changesOfPeople(before: Room, room: Room): string[] {
  const { t } = settings
  const sentences: string[] = []
  const playing = room.stage === 'playing' && before.stage === 'playing'
  for (const seat of before.stage === room.stage ? room.seats : []) {
    const was = before.seats[seat.seat]
    if (!was || room.yours.includes(seat.seat) || before.yours.includes(seat.seat)) continue
    if (!playing) {
      if (was.held_by === 'person' && seat.held_by !== 'person') sentences.push(t.leftTable(was.name))
    } else if (was.held_by === 'person' && seat.held_by === 'bot') sentences.push(t.hasLeft(seat.name))
    else if (was.held_by === 'bot' && seat.held_by === 'person') sentences.push(t.tookOver(seat.name, was.name))
    else if (!was.stand_in && seat.stand_in) sentences.push(t.standsIn(seat.name))
    else if (was.stand_in && !seat.stand_in) sentences.push(t.isBack(seat.name))
  }
  if (!before.opener && room.opener && before.yours.length > 0) sentences.push(t.nowOpener(room.stage === 'playing'))
  return sentences
}
