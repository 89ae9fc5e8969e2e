/** Units of glucose, by what is typed of them after the number. */
const units = [
  ['mmol/L', /mmol/i],
  ['mg/dL', /mg(?:\s?\/?\s?d|%)/i],
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
  const typed = text.normalize('NFKC').trim()
  // A whole word, as in `high`, may be what the person thinks of the value.
  const [shown = ''] = /^\W?(?:hi|lo)\W?\s*(?=$|mm|mg)/i.exec(typed) ?? []
  const word = words.find((one) => shown.toUpperCase().includes(one))
  const unit = units.find(([, pattern]) => pattern.test(typed))?.[0]
  return {
    ...(word && fields.includes('meter_shows') ? { meter_shows: word } : {}),
    ...(unit && fields.includes('unit') ? { unit } : {}),
  }
}
