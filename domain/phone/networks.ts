import { mobilePhone } from './read-phone.ts'

/** The networks that take payments. */
export const networks = ['Airtel', 'MTN', 'Zamtel'] as const
export type Network = (typeof networks)[number]

/**
 * The operator that numbers of this prefix were given out by; a number may have moved since. Undefined for
 * a network without payments (058, 078, 079, 098), and for what is no mobile number of Zambia.
 */
export function operatorOf(typed: string): Network | undefined {
  const third = mobilePhone(typed)?.[5]
  return third === '5' ? 'Zamtel' : third === '6' ? 'MTN' : third === '7' ? 'Airtel' : undefined
}
