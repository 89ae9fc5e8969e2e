/** Text of an amount in kwacha, as the aggregator takes it: `250`, `250.5`, `0.05`, without zeros at its end. */
export function amountText(ngwee: number): string {
  if (!Number.isSafeInteger(ngwee) || ngwee <= 0) throw new RangeError('No amount to pay.')
  const rest = ngwee % 100
  const kwacha = String((ngwee - rest) / 100)
  return rest === 0 ? kwacha : `${kwacha}.${String(rest).padStart(2, '0').replace(/0$/, '')}`
}

/** The ngwee of an amount in kwacha; undefined for what is none, or has parts of a ngwee. */
export function ngweeOf(text: string | number): number | undefined {
  const match = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2})0{0,8})?$/.exec(String(text))
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
