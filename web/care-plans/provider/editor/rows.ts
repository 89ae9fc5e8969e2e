import { readDecimal } from '#domain/values/decimal.ts'

/** What identifies each movable part of a plan. */
export interface Row {
  key: string
}

export function row<Values extends object>(values: Values): Row & Values {
  return { key: crypto.randomUUID(), ...values }
}

/** The same with a key of its own, for a copy beside the first. */
export const copyOf = <Values extends Row>(values: Values): Values => ({
  ...values,
  key: crypto.randomUUID(),
})

export const orNull = (text: string) => text.trim() || null

/**
 * NaN where it is not a number, which the schema rejects with its own message; null where nothing
 * is typed.
 */
export const numberOf = (text: string) => readDecimal(text) ?? null

/** Kwacha as typed, in ngwee. */
export function ngweeOf(text: string): number | null {
  const kwacha = readDecimal(text, 2)
  return kwacha === undefined ? null : Math.round(kwacha * 100)
}

/** Ngwee as typed kwacha: 4550 is `45.50`. */
export function asKwacha(ngwee: number | null | undefined): string {
  return typeof ngwee === 'number' ? (ngwee / 100).toFixed(2).replace(/\.00$/, '') : ''
}

/** An item for each row of text that is not empty. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The list with one row changed. */
export const changed = <Values extends Row>(
  rows: readonly Values[],
  key: string,
  change: Partial<Values>,
): readonly Values[] => rows.map((one) => (one.key === key ? { ...one, ...change } : one))

export const without = <Values extends Row>(rows: readonly Values[], key: string) =>
  rows.filter((one) => one.key !== key)

/** The list with one row moved up (-1) or down (1); unchanged where that is impossible. */
export function moved<Values extends Row>(rows: readonly Values[], key: string, by: -1 | 1) {
  const from = rows.findIndex((one) => one.key === key)
  const to = from + by
  const [one, other] = [rows[from], rows[to]]
  return one && other ? rows.with(from, other).with(to, one) : rows
}
