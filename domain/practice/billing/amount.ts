import { readDecimal } from '../../values/decimal.ts'

/** The most that a session may cost, in ngwee: K100,000. */
export const maxNgwee = 10_000_000

/**
 * The ngwee of an amount as a person writes it in kwacha: `250`, `K1,250.50`, `1 250,5`.
 *
 * @returns undefined where it is no amount of whole ngwee
 */
export function ngweeOf(written: string): number | undefined {
  const kwacha = readDecimal(written, 2)
  if (kwacha === undefined || !(kwacha < 1e9) || /^\s*-/.test(written)) return undefined
  return Math.round(kwacha * 100)
}

/** An amount as the value of a field: `250`, or `250.50`. */
export function writtenKwacha(ngwee: number): string {
  return ngwee % 100 === 0 ? String(ngwee / 100) : (ngwee / 100).toFixed(2)
}
