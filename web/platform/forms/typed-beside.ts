/** Units of glucose, by what is typed of them after the number. */
const units = [
  ['mmol/L', /mmol/],
  ['mg/dL', /mg\/?d/],
] as const

/** What a meter shows in place of a number. */
const words = ['LO', 'HI'] as const

/**
 * What a person typed into the field of a number and belongs to another field of the form: `HI`, which a
 * glucose meter shows in place of a number, and the unit of `7.2 mmol/L`. Read with the checks, so that no
 * page carries it at first.
 *
 * @param fields names of the form
 * @returns values of those other fields
 */
export function typedBeside(
  fields: readonly string[],
  text: string,
): { meter_shows?: (typeof words)[number]; unit?: string } {
  const typed = text.trim()
  const word = words.find((one) => one === typed.toUpperCase())
  if (word && fields.includes('meter_shows')) return { meter_shows: word }
  const unit = units.find(([, pattern]) => pattern.test(typed))?.[0]
  return unit && fields.includes('unit') ? { unit } : {}
}
