import { countryCode } from './numbering-plan.ts'

/** Code of the country, then groups of three. */
const foreign = new RegExp(`^\\+(${countryCode})(\\d+)$`)

/**
 * A stored number as people write it: `+260977123456` is `0977 123 456`, one of another country
 * `+27 821 234 567`. What could not be read when it was stored stays as it is.
 */
export function showPhone(stored: string): string {
  const own = /^\+260(\d{3})(\d{3})(\d{3})$/.exec(stored)
  if (own) return `0${own.slice(1).join(' ')}`
  const [, code, rest] = foreign.exec(stored) ?? []
  if (!code || !rest) return stored
  return `+${code} ${rest.replaceAll(/\d{3}(?=\d{2})/g, '$& ')}`
}

/** Enough to recognise one's own number, and too little for anyone else: `ending in 456`. */
export const maskPhone = (stored: string): string => `ending in ${stored.slice(-3)}`
