import { buy, cutAt, daysOf, needsChoice, type Period, runsFrom } from './periods.ts'
import type { PlanChoice } from './schema.ts'

/**
 * The effect of buying a plan, shown before the payment.
 *
 * @param periods what the person has and had on the plan's track, in its order
 * @param today `YYYY-MM-DD`, in Lusaka
 */
export function choiceOf(
  periods: readonly Period[],
  { key, name, price_ngwee }: { key: string; name: string; price_ngwee: number },
  today: string,
): PlanChoice {
  const { left } = cutAt(periods, today)
  const others = left.filter(({ plan_key }) => plan_key !== key)
  const offer = (starts: 'now' | 'after') => {
    const purchase = { payment_id: 'new', plan_key: key, plan_name: name, starts }
    const bought = buy(periods, { ...purchase, value_ngwee: price_ngwee }, today)
    const month = bought.find(({ payment_id }) => payment_id === 'new')!
    const turned = bought.filter(({ turned_by }) => turned_by === 'new')
    const run = runsFrom(bought, today).find(
      ({ starts_on, ends_on }) => starts_on <= month.starts_on && ends_on >= month.ends_on,
    )!
    return {
      starts_on: month.starts_on,
      ends_on: run.ends_on,
      credited_days: turned.reduce((sum, period) => sum + daysOf(period), 0),
    }
  }
  const isChoice = needsChoice(periods, key, today)
  const now = isChoice ? offer('now') : null
  return {
    paid: runsFrom(left, today),
    left_ngwee: isChoice ? others.reduce((sum, { value_ngwee }) => sum + value_ngwee, 0) : null,
    // Too many days to credit at once: then only afterwards.
    now: now && now.starts_on === today && now.credited_days > 0 ? now : null,
    after: offer('after'),
  }
}
