import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceOf } from './choice.ts'
import { addDays, buy, cutAt, daysOf, refundPeriods, type Period, runsFrom } from './periods.ts'

const plans = [
  { key: 'wellness-starter', name: 'Wellness Starter', price_ngwee: 25_000 },
  { key: 'comprehensive-care', name: 'Comprehensive Care', price_ngwee: 100_000 },
  { key: 'other', name: 'Other', price_ngwee: 9_999 },
] as const
type Plan = (typeof plans)[number]

const [starter, care] = plans
const paying = (
  { key, name, price_ngwee }: Plan,
  payment_id: string,
  starts: 'now' | 'after' = 'after',
) => ({ payment_id, plan_key: key, plan_name: name, value_ngwee: price_ngwee, starts })
const total = (periods: readonly Period[]) =>
  periods.reduce((sum, { value_ngwee }) => sum + value_ngwee, 0)

describe('buying another plan', () => {
  const paid = buy([], paying(starter, 'a'), '2026-11-21')

  it('starts it after what is paid, which stays as it is', () => {
    const both = buy(paid, paying(care, 'b', 'after'), '2026-11-25')
    expect(runsFrom(both, '2026-11-25')).toEqual([
      expect.objectContaining({ plan_name: 'Wellness Starter', ends_on: '2026-12-21' }),
      expect.objectContaining({ starts_on: '2026-12-22', ends_on: '2027-01-21' }),
    ])
  })

  it('starts it now, and turns the rest into its days, rounded up', () => {
    // 27 of 31 days are left of K250: K217.75, which are 7 days of K1,000 a month of 31 days.
    const both = buy(paid, paying(care, 'b', 'now'), '2026-11-25')
    expect(runsFrom(both, '2026-11-25')).toEqual([
      {
        plan_key: 'comprehensive-care',
        plan_name: 'Comprehensive Care',
        starts_on: '2026-11-25',
        ends_on: addDays('2026-12-25', 7),
      },
    ])
  })

  it('keeps K1,000 when the cheaper plan starts now: 124 days more', () => {
    const dear = buy([], paying(care, 'a'), '2026-11-21')
    const both = buy(dear, paying(starter, 'b', 'now'), '2026-11-21')
    expect(runsFrom(both, '2026-11-21')[0]).toMatchObject({
      plan_name: 'Wellness Starter',
      ends_on: addDays('2026-12-21', 124),
    })
  })

  it('is said beforehand as it will happen', () => {
    const choice = choiceOf(paid, care, '2026-11-25')
    expect(choice).toEqual({
      paid: [expect.objectContaining({ plan_name: 'Wellness Starter', ends_on: '2026-12-21' })],
      left_ngwee: 21_775,
      now: { starts_on: '2026-11-25', ends_on: '2027-01-01', credited_days: 7 },
      after: { starts_on: '2026-12-22', ends_on: '2027-01-21', credited_days: 0 },
    })
    expect(choiceOf(paid, starter, '2026-11-25')).toMatchObject({
      left_ngwee: null,
      now: null,
      after: { starts_on: '2026-12-22', ends_on: '2027-01-21' },
    })
    expect(choiceOf([], care, '2026-11-25')).toMatchObject({ paid: [], left_ngwee: null })
  })

  it('credits no more than ten years at once: then only afterwards', () => {
    const dear = buy([], paying({ ...care, price_ngwee: 10_000_000 } as never, 'a'), '2026-11-21')
    const cheap = { ...plans[2], price_ngwee: 100 } as never
    expect(choiceOf(dear, cheap, '2026-11-21')).toMatchObject({ now: null, left_ngwee: 10_000_000 })
  })
})

describe('money that goes back', () => {
  const first = buy([], paying(starter, 'a'), '2026-11-01')

  it('brings the earlier plan back with all that was left of it', () => {
    const both = buy(first, paying(care, 'b', 'now'), '2026-11-05')
    const left = refundPeriods(both, 'b', '2026-11-08')
    expect(runsFrom(left, '2026-11-08')).toEqual([
      // 27 of 31 days were left on the day of the change, and the days since were of the other plan.
      expect.objectContaining({
        plan_name: 'Wellness Starter',
        starts_on: '2026-11-08',
        ends_on: addDays('2026-11-08', 26),
      }),
    ])
    expect(total(left)).toBe(25_000 + 100_000 - total(cutAt(both, '2026-11-08').left) + 21_775)
  })

  it('moves the plan that follows forward to today', () => {
    const both = buy(first, paying(care, 'b', 'after'), '2026-11-05')
    const days = daysOf(both.at(-1)!)
    expect(runsFrom(refundPeriods(both, 'a', '2026-11-08'), '2026-11-08')).toEqual([
      expect.objectContaining({
        plan_name: 'Comprehensive Care',
        starts_on: '2026-11-08',
        ends_on: addDays('2026-11-08', days - 1),
      }),
    ])
  })

  it('leaves nothing where it was all there was', () => {
    expect(runsFrom(refundPeriods(first, 'a', '2026-11-01'), '2026-11-01')).toEqual([])
    expect(refundPeriods(first, 'x', '2026-11-01')).toEqual(first)
  })
})

/** What so many days of a month are worth, in whole ngwee, rounded up. */
const worth = (days: number, month_ngwee: number, month_days: number) =>
  Math.ceil((days * month_ngwee) / month_days)

const steps = fc.array(
  fc.record({
    act: fc.constantFrom('buy', 'buy', 'buy', 'refund'),
    plan: fc.constantFrom(...plans),
    price: fc.integer({ min: 100, max: 200_000 }),
    starts: fc.constantFrom('now' as const, 'after' as const),
    /** Days since the step before. */
    days: fc.integer({ min: 0, max: 40 }),
    which: fc.nat(20),
  }),
  { minLength: 1, maxLength: 12 },
)

describe('whatever is bought and refunded in whatever order', () => {
  it('never loses value', () => {
    fc.assert(
      fc.property(steps, (path) => {
        let [periods, today]: [Period[], string] = [[], '2026-01-31']
        const paid: string[] = []
        for (const { act, plan, price, starts, days, which } of path) {
          today = addDays(today, days)
          const before = cutAt(periods, today)
          if (act === 'buy') {
            const id = `payment ${paid.length}`
            paid.push(id)
            periods = buy(periods, { ...paying(plan, id, starts), value_ngwee: price }, today)
            const after = cutAt(periods, today)
            // What is left grows by exactly what was paid, and nothing used comes back.
            expect(total(after.left)).toBe(total(before.left) + price)
            expect(total(after.used)).toBe(total(before.used))
            const month = periods.find((one) => one.payment_id === id && !one.turned_by)!
            expect(daysOf(month)).toBeGreaterThanOrEqual(28)
            for (const period of after.left.filter(({ turned_by }) => turned_by === id)) {
              // Its days are worth, at today's price of the plan, at least what they were.
              expect(worth(daysOf(period), price, daysOf(month))).toBeGreaterThanOrEqual(
                period.value_ngwee,
              )
            }
            for (const period of before.left) {
              const now = after.left.find(
                (one) => one.payment_id === period.payment_id && one.bought === period.bought,
              )!
              expect(now.value_ngwee).toBe(period.value_ngwee)
              if (now.plan_key === period.plan_key) expect(daysOf(now)).toBe(daysOf(period))
            }
          } else if (paid.length > 0) {
            const id = paid[which % paid.length]!
            periods = refundPeriods(periods, id, today)
            const after = cutAt(periods, today)
            const others = before.left.filter(({ payment_id }) => payment_id !== id)
            expect(total(after.left)).toBe(total(others))
            expect(after.left.some(({ payment_id }) => payment_id === id)).toBe(false)
            const returned = others.filter(({ turned_by }) => turned_by === id)
            for (const { payment_id, bought } of returned) {
              const now = after.left.find((one) => one.payment_id === payment_id)!
              expect(now.plan_key).toBe(bought.plan_key)
              expect(worth(daysOf(now), bought.value_ngwee, bought.days)).toBeGreaterThanOrEqual(
                now.value_ngwee,
              )
            }
          }
          // One after the other: no day is covered twice, and no day between is uncovered.
          const { left } = cutAt(periods, today)
          expect(left[0]?.starts_on ?? today).toBe(today)
          for (const [index, period] of left.entries()) {
            expect(daysOf(period)).toBeGreaterThanOrEqual(1)
            if (index > 0) expect(period.starts_on).toBe(addDays(left[index - 1]!.ends_on, 1))
          }
          for (const [index, period] of periods.entries())
            if (index > 0) expect(period.starts_on > periods[index - 1]!.ends_on).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('cutting at any day keeps every ngwee', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 80 }),
        fc.integer({ min: 100, max: 200_000 }),
        (at, price) => {
          const periods = buy(
            buy([], { ...paying(starter, 'a'), value_ngwee: price }, '2026-01-31'),
            paying(care, 'b', 'after'),
            '2026-02-01',
          )
          const { used, left } = cutAt(periods, addDays('2026-01-31', at))
          expect(total(used) + total(left)).toBe(total(periods))
        },
      ),
    )
  })
})
