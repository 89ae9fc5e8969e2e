export const networks = ['Airtel', 'MTN', 'Zamtel'] as const
export type Network = (typeof networks)[number]

/**
 * A mobile number of Zambia as one writes it, in its international form: `0977 123 456` is
 * `+260977123456`. Undefined where it is none. Prefixes 95-97 and 75-77 (ZICTA, national numbering plan).
 */
export function mobileNumber(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s()./-]/g, '')
  const match = /^(?:(?:\+|00)?260|0)?([79][5-7]\d{7})$/.exec(digits)
  return match ? `+260${match[1]}` : undefined
}

/** A number of Zambia as people write it: `+260977123456` is `0977 123 456`. */
export const writtenNumber = (phone: string): string =>
  phone.replace(/^\+260(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3')

/** The network that numbers of this prefix were given out by; a number may have moved since. */
export function usualNetwork(typed: string): Network | undefined {
  const number = mobileNumber(typed)
  if (!number) return undefined
  return ({ 5: 'Zamtel', 6: 'MTN', 7: 'Airtel' } as const)[number[5] as '5' | '6' | '7']
}
