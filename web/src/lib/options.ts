import type { OptionInfo } from './protocol'

/** The choices of an option that go with the number of seats. */
export function choicesFor(option: OptionInfo, seats: number): { value: OptionInfo['default']; label: string }[] {
  return option.choices.flatMap((value, at) =>
    option.seats[at]?.includes(seats) ? [{ value, label: option.labels[at] ?? '' }] : [],
  )
}
