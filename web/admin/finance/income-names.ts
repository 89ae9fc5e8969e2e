import type { IncomeGroup, IncomeRow, IncomeSums } from '#domain/admin/income.ts'
import { incomeWords } from '#domain/admin/income-words.ts'
import { formatShortDate } from '#web/platform/values/dates.ts'
import { formatCount } from '#web/platform/values/numbers.ts'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { formatMoney } from '#web/platform/values/money.ts'

export const groupNames: readonly { value: IncomeGroup; label: string; title: string }[] = [
  { value: 'day', label: 'Day', title: 'Income by day' },
  { value: 'month', label: 'Month', title: 'Income by month' },
  { value: 'provider', label: 'Provider', title: 'Income by provider' },
  { value: 'visit-type', label: 'Visit type', title: 'Income by visit type' },
  { value: 'means', label: 'Means', title: 'Income by means' },
  { value: 'purpose', label: 'Visits, memberships, plans', title: 'Income by what was paid' },
  { value: 'plan', label: 'Each plan', title: 'Income by plan' },
]

export const titleOf = (by: IncomeGroup) => groupNames.find(({ value }) => value === by)!.title

export function nameOf(by: IncomeGroup, { key, name }: IncomeRow): string {
  if (by === 'day') return formatShortDate(key)
  if (by === 'month') return formatMonth(key)
  return name ?? incomeWords[key] ?? key
}

/** What the aggregator took, or that it has not said so: a fee is never estimated. */
export function feesOf({ fees_ngwee, fees_unknown }: IncomeSums): string {
  if (fees_unknown === 0) return formatMoney(fees_ngwee)
  const unknown = `not known for ${formatCount(fees_unknown)}`
  return fees_ngwee === 0 ? 'Not known' : `${formatMoney(fees_ngwee)}, ${unknown}`
}
