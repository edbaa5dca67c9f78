import type { OptionInfo } from './protocol'
import { capital, plain } from './text/letters'
import type { Text } from './text/text'

/** The choices of an option that are compatible with the number of seats. */
export function choicesFor(option: OptionInfo, seats: number): { value: OptionInfo['default']; label: string }[] {
  return option.choices.flatMap((value, at) =>
    option.seats[at]?.includes(seats) ? [{ value, label: option.labels[at] ?? '' }] : [],
  )
}

/** What each option means, and its value in words. */
export function chosenOptions(
  options: OptionInfo[],
  values: Record<string, OptionInfo['default']>,
  t: Text,
): { meaning: string; value: string }[] {
  return options.map((option) => {
    const value = values[option.name] ?? option.default
    const label = option.labels[option.choices.indexOf(value)]
    const shown = label ?? (value === true ? t.yes : value === false ? t.no : plain(String(value)))
    return { meaning: capital(option.meaning), value: shown }
  })
}
