/** What a helpline may be: 3 to 15 digits (E.164), single spaces between them, perhaps a plus in front. */
export const dialable = /^\+?\d( ?\d){2,14}$/

/**
 * What a tap on a number opens. The number is a helpline, one that is stored, or one found in a text; it
 * may be as a person wrote it, and is dialled as its country wants it: `+260 (0)977…`, `00260977…`,
 * and `260977…` as `+260977…`. A number with a zero in front stays as it is: it works in Zambia.
 */
export function dial(number: string): `tel:${string}` {
  const digits = number.replaceAll(/[^+\d]/g, '').replace(/^(\+|00)?2600?(?=\d{9}$)/, '+260')
  return `tel:${digits}`
}
