import * as z from 'zod/mini'
import { correctedAt } from '../diary/entry-changes.ts'
import { correction } from '../values/correction.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { type Severity, severities, symptomKeys } from './symptoms.ts'

/** How far back something can be logged, in days; and how fast a device's clock may be, in milliseconds. */
export const latestDays = 30
export const clockTolerance = 5 * 60 * 1000

const instant = z.iso.datetime({ offset: true, error: 'Must be an instant in ISO 8601.' })
const severity = z.literal(
  severities.map(({ value }) => value) as [Severity, ...Severity[]],
  'Choose how strong it is.',
)

const parts = {
  symptom: z._default(z.nullable(z.enum(symptomKeys, 'Choose from the list.')), null),
  own_words: z._default(z.nullable(freeText(200)), null),
  severity,
  /** Now, unless said; of a correction as it was. */
  felt_at: z.optional(instant),
  notes: z._default(z.nullable(freeText(500)), null),
}

const saysSomething = z.refine<{ symptom: string | null; own_words: string | null }>(
  ({ symptom, own_words }) => symptom !== null || Boolean(own_words),
  { path: ['symptom'], error: 'Choose what you feel, or say it in your own words.' },
)

/** What a person feels, as they write it; `id` is made by their device so that a retry never writes twice. */
export const newSymptomEntry = z
  .strictObject({ id: z.optional(uuid('Must be a UUID.')), ...parts })
  .check(saysSomething)
export type NewSymptomEntry = z.infer<typeof newSymptomEntry>

export const symptomCorrection = z.strictObject({ ...correction, ...parts }).check(saysSomething)
export type SymptomCorrection = z.infer<typeof symptomCorrection>

/** An entry as it is stored and returned. */
export const symptomEntry = z.object({
  id: uuid(),
  symptom: z.nullable(z.enum(symptomKeys)),
  own_words: z.nullable(z.string()),
  severity,
  felt_at: z.iso.datetime({ offset: true }),
  notes: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
  corrected_at: correctedAt,
})
export type SymptomEntry = z.infer<typeof symptomEntry>

/** Why an instant cannot be when something was felt; undefined where it can. */
export function whyNotFelt(felt_at: number, now: number): string | undefined {
  if (felt_at > now + clockTolerance) return 'This cannot lie in the future.'
  if (felt_at < now - latestDays * 24 * 60 * 60 * 1000)
    return `You can log something up to ${latestDays} days later.`
  return undefined
}
