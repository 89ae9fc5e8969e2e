import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, lusakaClock } from '../values/lusaka.ts'
import type { DoseOfToday } from './schema.ts'
import { type Facts, tasksOf, type TaskKind } from './tasks.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-21T08:00:00Z')
const ago = (days: number) => new Date(now - days * day).toISOString()
const news: NonNullable<Facts['news']> = {
  meal_plan_at: null,
  exercise_plan_at: null,
  screened_at: ago(10),
  safety_at: null,
  next_step: null,
  doses: [],
  refill_by: null,
  questions: [],
}
const facts: Facts = { pressing: [], visits: [], news, unread: 0 }
const logged = { bloodPressureAt: ago(0.1) }
const dose = (time: string, outcome: DoseOfToday['outcome'] = null): DoseOfToday => ({
  medicine_id: '2b1c1ad0-0000-4000-8000-000000000001',
  name: 'Amlodipine',
  day: '2026-11-21',
  time,
  outcome,
})
const kinds = (more: Partial<Facts>, at = now) => {
  const tasks = tasksOf({ ...facts, ...more }, at)
  const of = (list: { kind: TaskKind }[]) => list.map(({ kind }) => kind)
  return { now: of(tasks.now), later: of(tasks.later), done: of(tasks.done) }
}

describe('the tasks of a day', () => {
  it('start with a blood pressure for a person who has logged nothing', () => {
    expect(kinds({}).now).toEqual(['blood-pressure'])
    expect(kinds({ news: { ...news, screened_at: null } }).now).toEqual([
      'blood-pressure',
      'screening',
    ])
  })

  it('ask each day for what the person logs, until it is logged by the clock in Lusaka', () => {
    expect(kinds({ bloodPressureAt: ago(1), glucoseAt: ago(9) }).now).toEqual([
      'blood-pressure',
      'glucose',
    ])
    expect(kinds({ bloodPressureAt: ago(1) }).now).toEqual(['blood-pressure'])
    expect(kinds({ glucoseAt: ago(1) }).now).toEqual(['glucose'])
    expect(kinds(logged)).toMatchObject({ now: [], done: ['blood-pressure'] })
    const late = { bloodPressureAt: '2026-11-20T21:59:00Z' }
    expect(kinds(late).now).toEqual(['blood-pressure'])
    expect(kinds({ bloodPressureAt: '2026-11-20T22:00:00Z' }).done).toEqual(['blood-pressure'])
  })

  it('offer a blood pressure where the readings are not known, and no screening without the day', () => {
    expect(kinds({ news: undefined }).now).toEqual(['blood-pressure'])
  })

  it('have a dose later until half an hour before its time, then now, and done once recorded', () => {
    const at = (time: string) => instantAt('2026-11-21', time).getTime()
    const of = (time: string, outcome?: DoseOfToday['outcome']) =>
      kinds({ ...logged, news: { ...news, doses: [dose('19:00', outcome)] } }, at(time))
    expect(of('18:29')).toMatchObject({ now: [], later: ['dose'] })
    expect(of('18:30')).toMatchObject({ now: ['dose'], later: [] })
    expect(of('23:59')).toMatchObject({ now: ['dose'] })
    expect(of('19:10', 'taken').done).toEqual(['blood-pressure', 'dose'])
    expect(of('19:10', 'missed').done).toEqual(['blood-pressure', 'dose'])
  })

  it('put a danger first, then help for three days, a proposal, a near appointment, doses, and refills', () => {
    const all: Partial<Facts> = {
      pressing: ['bloodPressure'],
      bloodPressureAt: ago(1),
      glucoseAt: ago(1),
      unread: 2,
      visits: [
        { id: 'a', at: ago(-1), isProposed: false },
        { id: 'b', at: ago(-9), isProposed: true },
        { id: 'c', at: ago(-2), isProposed: false },
      ],
      news: {
        ...news,
        safety_at: ago(2.9),
        screened_at: ago(2.9),
        doses: [dose('08:00'), dose('20:00')],
        refill_by: '2026-11-25',
        meal_plan_at: ago(1.9),
        exercise_plan_at: ago(0),
      },
    }
    expect(kinds(all)).toEqual({
      now: [
        'pressing',
        'support',
        'proposal',
        'visit',
        'dose',
        'refill',
        'meal-plan',
        'exercise-plan',
        'message',
        'blood-pressure',
        'glucose',
      ],
      later: ['dose', 'visit'],
      done: [],
    })
    const older = { ...all, news: { ...all.news!, safety_at: ago(3) } }
    expect(kinds(older).now.slice(0, 6)).toEqual([
      'pressing',
      'proposal',
      'visit',
      'dose',
      'refill',
      'support',
    ])
    expect(kinds({ ...all, news: { ...all.news!, safety_at: ago(14) } }).now).not.toContain(
      'support',
    )
  })

  it('call a plan and results new for two days, and ask for a screening after two weeks', () => {
    const of = (more: Partial<NonNullable<Facts['news']>>) =>
      kinds({ ...logged, news: { ...news, ...more } })
    expect(of({ meal_plan_at: ago(1.9) }).now).toEqual(['meal-plan'])
    expect(of({ meal_plan_at: ago(2), exercise_plan_at: ago(2) }).now).toEqual([])
    expect(of({ screened_at: ago(0) })).toMatchObject({
      now: ['results'],
      done: ['blood-pressure', 'screening'],
    })
    expect(of({ screened_at: ago(2) })).toMatchObject({ now: [], later: [] })
    expect(of({ screened_at: ago(14) })).toMatchObject({ now: ['screening'], later: [] })
  })

  it('offer the next step with the results, and lead to help where it is urgent', () => {
    const of = (more: Partial<NonNullable<Facts['news']>>) =>
      kinds({ ...logged, news: { ...news, ...more } }).now
    expect(of({ next_step: 'offered', screened_at: ago(0) })).toEqual(['next-step'])
    expect(of({ next_step: 'offered', screened_at: ago(9) })).toEqual(['next-step'])
    expect(of({ next_step: 'urgent' })).toEqual(['support'])
    expect(of({ next_step: 'urgent', safety_at: ago(1) })).toEqual(['support'])
  })
})

describe('whatever is known', () => {
  const anInstant = fc.integer({ min: -20, max: 20 }).map((hours) => ago(hours / 4))
  const aVisit = fc.record({ id: fc.uuid(), at: anInstant, isProposed: fc.boolean() })
  const aDose = fc.record({
    medicine_id: fc.uuid(),
    name: fc.constant('Amlodipine'),
    day: fc.constant('2026-11-21'),
    time: fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:15`),
    outcome: fc.constantFrom(null, 'taken' as const, 'taken_late' as const, 'missed' as const),
  })
  const someFacts: fc.Arbitrary<Facts> = fc.record({
    pressing: fc.constantFrom([], ['bloodPressure'], ['glucose', 'bloodPressure']),
    bloodPressureAt: fc.option(anInstant, { nil: undefined }),
    glucoseAt: fc.option(anInstant, { nil: undefined }),
    visits: fc.uniqueArray(aVisit, { selector: ({ id }) => id, maxLength: 5 }),
    news: fc.option(
      fc.record({
        meal_plan_at: fc.option(anInstant),
        exercise_plan_at: fc.option(anInstant),
        screened_at: fc.option(anInstant),
        safety_at: fc.option(anInstant),
        next_step: fc.constantFrom(null, 'offered' as const, 'urgent' as const),
        doses: fc.uniqueArray(aDose, { selector: (one) => one.medicine_id, maxLength: 6 }),
        refill_by: fc.constantFrom(null, '2026-11-25'),
        questions: fc.uniqueArray(
          fc.record({ id: fc.uuid(), due_on: fc.constantFrom('2026-11-21', '2026-11-25') }),
          { selector: ({ id }) => id, maxLength: 3 },
        ),
      }),
      { nil: undefined },
    ),
    unread: fc.nat(3),
  })
  const aTime = fc.nat(day - 1).map((offset) => instantAt('2026-11-21').getTime() + offset)

  it('each visit and dose is in exactly one list, and no task is in two', () => {
    fc.assert(
      fc.property(someFacts, aTime, (known, at) => {
        const { now: open, later, done } = tasksOf(known, at)
        const keys = [...open, ...later, ...done].map(({ kind, id }) => `${kind} ${id}`)
        expect(new Set(keys).size).toBe(keys.length)
        const ids = [...open, ...later, ...done].map(({ id }) => id)
        for (const { id } of known.visits) expect(ids.filter((one) => one === id)).toHaveLength(1)
        for (const { medicine_id, day, time } of known.news?.doses ?? [])
          expect(ids.filter((one) => one === `${medicine_id} ${day} ${time}`)).toHaveLength(1)
        expect(open.slice(0, known.pressing.length).map(({ id }) => id)).toEqual(known.pressing)
        // What is over is never said to come later.
        for (const task of later) expect(Date.parse(task.at!)).toBeGreaterThan(at)
      }),
    )
  })

  it('the order in which visits and doses came changes nothing', () => {
    fc.assert(
      fc.property(someFacts, aTime, (known, at) => {
        const reversed = {
          ...known,
          visits: known.visits.toReversed(),
          news: known.news && { ...known.news, doses: known.news.doses.toReversed() },
        }
        expect(tasksOf(reversed, at)).toEqual(tasksOf(known, at))
      }),
    )
  })

  it('a dose never goes back from now to later in the course of its day', () => {
    fc.assert(
      fc.property(someFacts, aTime, fc.nat(6 * 60 * 60 * 1000), (known, at, more) => {
        const later = at + more
        fc.pre(lusakaClock(later).day === '2026-11-21')
        const open = tasksOf(known, at).now.filter(({ kind }) => kind === 'dose')
        expect(tasksOf(known, later).now).toEqual(expect.arrayContaining(open))
      }),
    )
  })
})
