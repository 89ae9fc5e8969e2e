import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instruments } from '../../screening/instruments/instruments.ts'
import { type AttentionFacts, attentionOf, inOrder } from './attention.ts'
import { ago, noFacts, now, pressure, reasonsOf } from '#tests/support/attention.ts'
import { attentionLevels, attentionRules } from './attention-reasons.ts'

/** A result of so many days ago, with these scores. */
const result = (days: number, results: Record<string, number>, item_9 = 0, under_18 = false) => ({
  created_at: ago(days),
  results,
  answers: { 'PHQ-9': { 8: item_9 } },
  under_18,
  instrument_versions: Object.fromEntries(
    Object.values(instruments).map(({ id, wording_version }) => [id, wording_version]),
  ),
})
describe('a patient needs attention', () => {
  it('for no reason where nothing is known', () => {
    expect(reasonsOf({})).toEqual([])
  })

  it('urgently while item 9 is above 0 in the newest PHQ-9, and soon after a session', () => {
    const results = [result(30, { 'PHQ-9': 3 }), result(3, { 'PHQ-9': 3 }, 1)]
    expect(reasonsOf({ results })).toEqual([['item_9', 'urgent']])
    expect(reasonsOf({ results, held: [ago(4)] })).toEqual([['item_9', 'urgent']])
    expect(reasonsOf({ results, held: [ago(2)] })).toEqual([['item_9', 'soon']])
    expect(reasonsOf({ results: [...results, result(1, { 'WHO-5': 80 })] })).toEqual([
      ['item_9', 'urgent'],
    ])
    expect(reasonsOf({ results: [...results, result(1, { 'PHQ-9': 3 })] })).toEqual([])
  })

  it('by item 9 also under 18, where no score is compared', () => {
    const results = [
      result(30, { 'PHQ-9': 3 }, 0, true),
      result(3, { 'PHQ-9': 20, 'GAD-7': 20 }, 1, true),
    ]
    expect(reasonsOf({ results })).toEqual([['item_9', 'urgent']])
  })

  it('where a score is reliably worse than the one before or than the first', () => {
    const worse = (...results: AttentionFacts['results']) => reasonsOf({ results })
    expect(worse(result(9, { 'PHQ-9': 5 }), result(2, { 'PHQ-9': 9 }))).toEqual([])
    expect(worse(result(9, { 'PHQ-9': 5 }), result(2, { 'PHQ-9': 10 }))).toEqual([
      ['worse', 'soon'],
    ])
    // WHO-5: only above its error of measurement, or across the cut-off.
    expect(worse(result(9, { 'WHO-5': 92 }), result(2, { 'WHO-5': 72 }))).toEqual([])
    expect(worse(result(9, { 'WHO-5': 92 }), result(2, { 'WHO-5': 68 }))).toEqual([
      ['worse', 'soon'],
    ])
    expect(worse(result(9, { 'WHO-5': 20 }), result(2, { 'WHO-5': 40 }))).toEqual([])
    const first = result(60, { 'GAD-7': 5 })
    const before = result(30, { 'GAD-7': 13 })
    expect(worse(result(2, { 'GAD-7': 12 }), first, before)).toEqual([['worse', 'soon']])
    const another = { ...result(2, { 'GAD-7': 20 }), instrument_versions: { 'GAD-7': 'other' } }
    expect(worse(first, another)).toEqual([])
  })

  it('where a score crossed the cut-off by three points, and not by one or two', () => {
    const worse = (id: string, before: number, after: number) =>
      reasonsOf({ results: [result(9, { [id]: before }), result(2, { [id]: after })] }).length
    expect([8, 9].map((before) => worse('PHQ-9', before, 10))).toEqual([0, 0])
    expect(worse('PHQ-9', 7, 10)).toBe(1)
    expect(worse('PHQ-9', 11, 14)).toBe(0)
    expect(worse('GAD-7', 8, 10)).toBe(0)
    expect(worse('GAD-7', 7, 10)).toBe(1)
    expect(worse('WHO-5', 52, 48)).toBe(1)
    expect(worse('WHO-5', 64, 52)).toBe(0)
  })

  it('where nothing improved after four sessions, and the score was and is at the cut-off', () => {
    const held = [40, 30, 20, 10].map(ago)
    const course = (from: number, to: number, sessions = held) =>
      reasonsOf({
        results: [result(50, { 'PHQ-9': from }), result(2, { 'PHQ-9': to })],
        held: sessions,
      })
    expect(course(16, 14)).toEqual([['no_improvement', 'routine']])
    expect(course(16, 14, held.slice(1))).toEqual([])
    expect(course(16, 14, [ago(60), ...held.slice(1)])).toEqual([])
    expect(course(16, 10)).toEqual([])
    expect(course(12, 9)).toEqual([])
    expect(course(9, 9)).toEqual([])
    const another = [
      result(50, { 'PHQ-9': 16, 'GAD-7': 15 }),
      result(2, { 'PHQ-9': 16, 'GAD-7': 8 }),
    ]
    expect(reasonsOf({ results: another, held })).toEqual([])
    const wellBeing = [result(50, { 'WHO-5': 40 }), result(2, { 'WHO-5': 60 })]
    expect(reasonsOf({ results: wellBeing, held })).toEqual([])
  })

  it('after two sessions missed in a row, and no more once one was held', () => {
    expect(reasonsOf({ missed: [ago(3)] })).toEqual([])
    expect(reasonsOf({ missed: [ago(3), ago(9)] })).toEqual([['missed_sessions', 'routine']])
    expect(reasonsOf({ missed: [ago(3), ago(9)], held: [ago(5)] })).toEqual([])
    expect(reasonsOf({ missed: [ago(3), ago(9)], held: [ago(2)] })).toEqual([])
    expect(reasonsOf({ missed: [ago(190), ago(200)] })).toEqual([])
  })

  it('says what it is about in words', () => {
    const [reading] = attentionOf({ ...noFacts, readings: [pressure(1, 185, { pulse: 70 })] }, now)
    expect(reading!.words).toBe('Emergency reading: blood pressure 185/80 mmHg, pulse 70.')
    const results = [
      result(9, { 'PHQ-9': 5, 'WHO-5': 60 }),
      result(2, { 'PHQ-9': 12, 'WHO-5': 40 }, 2),
    ]
    expect(attentionOf({ ...noFacts, results }, now).map(({ words }) => words)).toEqual([
      'PHQ-9 item 9 is above 0.',
      'Worse than before: WHO-5 from 60 to 40, PHQ-9 from 5 to 12.',
    ])
  })
})

const times = fc.integer({ min: 0, max: 400 }).map(ago)
const someFacts: fc.Arbitrary<AttentionFacts> = fc.record({
  results: fc.array(
    fc
      .record({
        days: fc.integer({ min: 0, max: 400 }),
        phq: fc.integer({ min: 0, max: 27 }),
        gad: fc.integer({ min: 0, max: 21 }),
        who: fc.integer({ min: 0, max: 25 }),
        item_9: fc.integer({ min: 0, max: 3 }),
      })
      .map(({ days, phq, gad, who, item_9 }) =>
        result(days, { 'PHQ-9': phq, 'GAD-7': gad, 'WHO-5': who * 4 }, item_9),
      ),
    { maxLength: 5 },
  ),
  changes: fc.array(
    fc
      .tuple(
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 81, max: 250 }),
        fc.option(fc.integer({ min: 81, max: 250 })),
      )
      .map(([days, before, after]) => ({
        reading_id: 'one',
        before: pressure(days, before),
        changed_at: ago(days),
        now: after === null ? null : pressure(days, after),
        by_clinic: false,
      })),
    { maxLength: 2 },
  ),
  readings: fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 81, max: 250 }))
      .map(([days, systolic]) => pressure(days, systolic)),
    { maxLength: 3 },
  ),
  held: fc.array(times, { maxLength: 6 }),
  missed: fc.array(times, { maxLength: 3 }),
})

describe('the reasons of any patient', () => {
  it('are in order, each once, as the table says, and the same however the facts are ordered', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const reasons = attentionOf(facts, now)
        expect(reasons.toSorted(inOrder)).toEqual(reasons)
        expect(new Set(reasons.map(({ reason }) => reason)).size).toBe(reasons.length)
        for (const { reason, level, since, action } of reasons) {
          const rule = attentionRules[reason]
          expect([rule.level, rule.level_after_session]).toContain(level)
          expect(action).toBe(rule.action)
          expect(since <= now.toISOString()).toBe(true)
        }
        const turned = {
          results: facts.results.toReversed(),
          readings: facts.readings.toReversed(),
          changes: facts.changes,
          held: facts.held.toReversed(),
          missed: facts.missed.toReversed(),
        }
        const isAmbiguous =
          new Set(facts.results.map(({ created_at }) => created_at)).size < facts.results.length ||
          new Set(facts.readings.map(({ created_at }) => created_at)).size < facts.readings.length
        if (!isAmbiguous) expect(attentionOf(turned, now)).toEqual(reasons)
      }),
    )
  })

  it('never lose item 9 to better scores, and a session never makes anything more urgent', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const newest = facts.results.toSorted((one, other) =>
          one.created_at.localeCompare(other.created_at),
        )
        const last = newest.at(-1)
        const reasons = attentionOf(facts, now)
        const isAlone = newest.filter((one) => one.created_at === last?.created_at).length === 1
        const hasItem = (last?.answers['PHQ-9']?.[8] ?? 0) > 0
        if (last && isAlone && hasItem && last.created_at > ago(365))
          expect(reasons.map(({ reason }) => reason)).toContain('item_9')
        const seen = attentionOf({ ...facts, held: [...facts.held, now.toISOString()] }, now)
        for (const after of seen) {
          const before = reasons.find(({ reason }) => reason === after.reason)
          if (before)
            expect(attentionLevels.indexOf(after.level)).toBeGreaterThanOrEqual(
              attentionLevels.indexOf(before.level),
            )
        }
      }),
    )
  })
})
