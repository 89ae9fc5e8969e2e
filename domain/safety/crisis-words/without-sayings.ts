import { isAfter } from '../../values/unless-after.ts'
import { sayings, sayingsUnlessAfter } from './harmless.ts'
import { anyOf } from './pattern.ts'

const said = anyOf(
  sayings,
  sayingsUnlessAfter.map(({ saying }) => saying),
)

/** A text that `normalise` has prepared without its sayings; a full stop is in the place of each. */
export function withoutSayings(text: string): string {
  let rest = ''
  let end = 0
  said.lastIndex = 0
  for (let match = said.exec(text); match; match = said.exec(text)) {
    const { index } = match
    const isNone = sayingsUnlessAfter.some(
      ({ before }, one) => match![one + 1] !== undefined && isAfter(before, text, index + 1),
    )
    if (isNone) said.lastIndex = index + 1
    else {
      rest += `${text.slice(end, index)} .`
      end = said.lastIndex
    }
  }
  return rest + text.slice(end)
}
