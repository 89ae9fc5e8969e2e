import { paidUntil } from './payment-status.ts'

/**
 * What payments come to: days of plans, one after the other, each with what it is worth. Value is never
 * lost: what is left of a plan stays as its days, or is turned into days of another plan, rounded up.
 * Days are `YYYY-MM-DD` in Lusaka, first and last included; values are integer ngwee.
 */
export interface Period {
  /** Null where it was not paid here. */
  payment_id: string | null
  plan_key: string
  plan_name: string
  starts_on: string
  ends_on: string
  value_ngwee: number
  /** What was bought first, to which the days return when the purchase that turned them is refunded. */
  bought: { plan_key: string; plan_name: string; days: number; value_ngwee: number }
  /** The payment whose purchase turned these days into days of its plan. */
  turned_by: string | null
}

/** When another plan starts: now, with the rest of the present one as days; or after what is paid. */
export const startChoices = ['now', 'after'] as const
export type StartChoice = (typeof startChoices)[number]

export interface Purchase {
  payment_id: string | null
  plan_key: string
  plan_name: string
  value_ngwee: number
  starts: StartChoice
}

/** More days than these are not credited at once: the new plan then starts afterwards. Ten years. */
const maxCredited = 3660

const day = 24 * 60 * 60 * 1000
export const addDays = (from: string, days: number) =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)

/** Days from the first to the last, both included. */
export const daysOf = ({ starts_on, ends_on }: Pick<Period, 'starts_on' | 'ends_on'>) =>
  (Date.parse(ends_on) - Date.parse(starts_on)) / day + 1

/** @returns the smallest integer that is not below `value * times / parts` */
const shareUp = (value: number, times: number, parts: number) =>
  Number((BigInt(value) * BigInt(times) + BigInt(parts) - 1n) / BigInt(parts))

/** The fewest days of a month that are worth so much: their worth is in whole ngwee, rounded up. */
function daysWorth(rest_ngwee: number, month: { days: number; value_ngwee: number }): number {
  const max = Math.max(1, shareUp(rest_ngwee, month.days, month.value_ngwee))
  return max > 1 && shareUp(month.value_ngwee, max - 1, month.days) >= rest_ngwee ? max - 1 : max
}

/** Cuts periods at a day: what was used before it, and what is left from it on, worth what remains. */
export function cutAt(periods: readonly Period[], today: string) {
  const [used, left]: [Period[], Period[]] = [[], []]
  for (const period of periods) {
    if (period.ends_on < today) used.push(period)
    else if (period.starts_on >= today) left.push(period)
    else {
      const rest = { ...period, starts_on: today }
      rest.value_ngwee = shareUp(period.value_ngwee, daysOf(rest), daysOf(period))
      const value_ngwee = period.value_ngwee - rest.value_ngwee
      used.push({ ...period, ends_on: addDays(today, -1), value_ngwee })
      left.push(rest)
    }
  }
  return { used, left }
}

/** The same periods one after the other from a day on, each with as many days as before. */
function layFrom(starts_on: string, periods: readonly Period[]): Period[] {
  let from = starts_on
  return periods.map((period) => {
    const laid = { ...period, starts_on: from, ends_on: addDays(from, daysOf(period) - 1) }
    from = addDays(laid.ends_on, 1)
    return laid
  })
}

/** A period with another plan or number of days; its dates are laid afterwards. */
const ofDays = (period: Period, days: number): Period => ({
  ...period,
  ends_on: addDays(period.starts_on, days - 1),
})

/** Whether a purchase needs a choice: something is left of another plan. */
export const needsChoice = (periods: readonly Period[], plan_key: string, today: string) =>
  cutAt(periods, today).left.some((period) => period.plan_key !== plan_key)

/**
 * Adds the month that a payment pays.
 *
 * @param periods in their order, of one person and one track
 * @returns all periods in their order
 */
export function buy(periods: readonly Period[], purchase: Purchase, today: string): Period[] {
  const { used, left } = cutAt(periods, today)
  const { payment_id, plan_key, plan_name, value_ngwee } = purchase
  const month = (from: string, last: string | null): Period => {
    const starts_on = last === null ? from : addDays(last, 1)
    const ends_on = paidUntil(from, last)
    const bought = { plan_key, plan_name, days: daysOf({ starts_on, ends_on }), value_ngwee }
    const plan = { plan_key, plan_name, value_ngwee, bought }
    return { payment_id, ...plan, starts_on, ends_on, turned_by: null }
  }
  const last = left.at(-1)?.ends_on ?? null
  const isOther = left.some((period) => period.plan_key !== plan_key)
  if (!isOther || purchase.starts === 'after') return [...periods, month(today, last)]
  const bought = month(today, null)
  const turned = left.map((period) => {
    if (period.plan_key === plan_key) return period
    const days = daysWorth(period.value_ngwee, bought.bought)
    return { ...ofDays(period, days), plan_key, plan_name, turned_by: payment_id }
  })
  if (turned.reduce((sum, period) => sum + daysOf(period), 0) > maxCredited)
    return [...periods, month(today, last)]
  return [...used, ...layFrom(today, [bought, ...turned])]
}

/**
 * Takes away what is left of a payment whose money goes back. Days that its purchase had turned return to
 * the plan they were bought as, and what follows moves forward to today.
 */
export function refundPeriods(
  periods: readonly Period[],
  payment_id: string,
  today: string,
): Period[] {
  const { used, left } = cutAt(periods, today)
  const rest = left
    .filter((period) => period.payment_id !== payment_id)
    .map((period): Period => {
      if (period.turned_by !== payment_id) return period
      const { bought, value_ngwee } = period
      const { plan_key, plan_name } = bought
      const days = daysWorth(value_ngwee, bought)
      return { ...ofDays(period, days), plan_key, plan_name, turned_by: null }
    })
  return [...used, ...layFrom(today, rest)]
}

/** A plan without a break: periods of it that follow one another. */
export interface Run {
  plan_key: string
  plan_name: string
  starts_on: string
  ends_on: string
}

/** The plans that a person has from today on, in their order. */
export function runsFrom(periods: readonly Run[], today: string): Run[] {
  const runs: Run[] = []
  for (const { plan_key, plan_name, starts_on, ends_on } of periods) {
    const last = runs.at(-1)
    if (last?.plan_key === plan_key && addDays(last.ends_on, 1) === starts_on)
      last.ends_on = ends_on
    else runs.push({ plan_key, plan_name, starts_on, ends_on })
  }
  return runs.filter(({ ends_on }) => ends_on >= today)
}

/** The plan that a person has today; undefined without one. */
export const presentRun = (periods: readonly Run[], today: string): Run | undefined =>
  runsFrom(periods, today).find(({ starts_on }) => starts_on <= today)
