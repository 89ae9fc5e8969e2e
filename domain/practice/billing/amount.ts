/** The most that a session may cost, in ngwee: K100,000. */
export const maxNgwee = 10_000_000

/**
 * The ngwee of an amount as a person writes it in kwacha: `250`, `K1,250.50`, `1 250.5`.
 *
 * @returns undefined where it is no amount of whole ngwee
 */
export function ngweeOf(written: string): number | undefined {
  const plain = written.trim().replace(/^K\s*/i, '')
  // Groups of three, or none: `1,25` may be meant as one kwacha and a quarter, `0,500` as half of one.
  const parts = /^(\d{1,9}|[1-9]\d{0,2}(?:[, ]\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain)
  if (!parts) return undefined
  const kwacha = Number(parts[1]!.replaceAll(/[, ]/g, ''))
  return kwacha * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/** An amount as the value of a field: `250`, or `250.50`. */
export function writtenKwacha(ngwee: number): string {
  return ngwee % 100 === 0 ? String(ngwee / 100) : (ngwee / 100).toFixed(2)
}
