import { bodyMeasures, writtenKg } from '#domain/weights/measures.ts'
import type { NewWeight, WeightEntry } from '#domain/weights/schema.ts'
import { missing } from '#domain/readings/measures.ts'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { serverNow } from '#web/platform/calls/server-clock.ts'
import type { Entry } from '#web/readings/record/record-form.tsx'
import { weightEntries } from './queries.ts'

const draft = memoryDraft<Typed>('weight')

/** Fetched with the checks, for later there may be no connection. */
const fetchQuestion = loadOnce(() => import('./weight-question.ts'))

/** @param last the newest weight so far, with which a new one is compared */
export const entryAfter = (last: WeightEntry | undefined): Entry<NewWeight, WeightEntry> => ({
  page: '/hypertension',
  draft,
  kind: weightEntries,
  schema: async () =>
    (await Promise.all([import('#domain/weights/schema.ts'), fetchQuestion()]))[0].newWeight,
  question: async (typed) => (await fetchQuestion()).questionAbout(typed, last, serverNow()),
  shown: ({ weight_kg }) => writtenKg(weight_kg),
  missing: {
    messages: [missing(bodyMeasures.weight_kg)],
    notice: { title: 'Missing field', text: 'Please enter a weight.', kind: 'destructive' },
  },
  notices: () => [{ title: 'Success!', text: 'Your weight has been logged.' }],
})
