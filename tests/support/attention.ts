import { type AttentionFacts, attentionOf } from '#domain/practice/attention/attention.ts'

/** The instant of the tests of "Needs attention". */
export const now = new Date('2026-11-26T10:00:00.000Z')

/** So many days before it, as ISO text. */
export const ago = (days: number) =>
  new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()

export const noFacts: AttentionFacts = {
  results: [],
  readings: [],
  changes: [],
  held: [],
  missed: [],
}

/** A blood pressure of so many days ago. */
export const pressure = (days: number, systolic: number, more: object = {}) => ({
  created_at: ago(days),
  systolic,
  diastolic: 80,
  pulse: null,
  pregnancy: 'no' as const,
  ...more,
})

/** The reasons that these facts come to, each with its level. */
export const reasonsOf = (facts: Partial<AttentionFacts>) =>
  attentionOf({ ...noFacts, ...facts }, now).map(({ reason, level }) => [reason, level])
