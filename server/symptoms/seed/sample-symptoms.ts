import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { dueAt } from '#domain/medications/doses.ts'
import type { NewSymptomEntry } from '#domain/symptoms/schema.ts'

const felt: readonly (NewSymptomEntry & { ago: number })[] = [
  {
    ago: 3,
    symptom: 'headache',
    own_words: 'after a hot day at the market',
    severity: 1,
    notes: null,
  },
  { ago: 10, symptom: 'dizziness', own_words: null, severity: 1, notes: 'Stood up too fast.' },
  { ago: 16, symptom: 'headache', own_words: null, severity: 2, notes: null },
  { ago: 18, symptom: 'swelling', own_words: null, severity: 1, notes: 'Gone in the morning.' },
  { ago: 24, symptom: 'headache', own_words: null, severity: 2, notes: null },
]

/** What Bwalya noted of how she felt, in the afternoons. */
export function sampleSymptoms(now: Date) {
  const { day: today } = lusakaClock(now)
  return felt.map(({ ago, ...entry }) => {
    const felt_at = new Date(dueAt({ day: dayAfter(today, -ago), time: '16:40' }))
    return { ...entry, felt_at, created_at: felt_at }
  })
}
