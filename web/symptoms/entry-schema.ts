import * as z from 'zod/mini'
import { readTimeOfDay } from '#domain/values/time-of-day.ts'
import { enterTime, typedTime } from '#domain/values/day-and-time.ts'
import { latestDays, newSymptomEntry } from '#domain/symptoms/schema.ts'

const { symptom, own_words, severity, notes } = newSymptomEntry.def.shape

/** The form of an entry: a day and a time by the clock in Lusaka give its instant. */
export const symptomForm = z
  .object({
    symptom,
    own_words,
    severity,
    when: z.enum(['now', 'earlier'], 'Choose when.'),
    day: z.optional(z.string()),
    time: z.optional(typedTime()),
    notes,
  })
  .check((checked) => {
    const { value } = checked
    const reject = (path: string, message: string) =>
      checked.issues.push({ code: 'custom', input: value, path: [path], message })
    if (!value.symptom && !value.own_words)
      reject('symptom', 'Choose what you feel, or say it in your own words.')
    if (value.when === 'earlier' && !value.day)
      reject('day', `Choose a day, up to ${latestDays} days back.`)
    if (value.when === 'earlier' && !readTimeOfDay(value.time ?? '')) reject('time', enterTime)
  })
