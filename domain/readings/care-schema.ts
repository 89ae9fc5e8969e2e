import * as z from 'zod/mini'
import { typedText } from '../values/text.ts'
import { careAnswers, pregnancies, pregnancyAnswers } from './care.ts'

/** Between what an own target is accepted: our own limits, around those of the guidelines. */
export const targetLimits = {
  systolic: { min: 100, max: 160 },
  diastolic: { min: 60, max: 100 },
} as const

function targetOf(name: string, { min, max }: { min: number; max: number }) {
  const words = `${name} must be a whole number from ${min} to ${max} mmHg.`
  return z.nullish(z.int(words).check(z.minimum(min, words), z.maximum(max, words)))
}

const answer = z.enum(careAnswers, 'Choose yes, no or rather not say.')

/**
 * The answers that a person changes in their care profile. A target of their own is sent with both values
 * and its author; three nulls remove it.
 */
export const careProfileChanges = z
  .strictObject({
    pregnancy: z.optional(
      z.enum(pregnancyAnswers, `The answer must be one of: ${pregnancyAnswers.join(', ')}.`),
    ),
    diabetes: z.optional(answer),
    insulin: z.optional(answer),
    sulfonylurea: z.optional(answer),
    heart_disease: z.optional(answer),
    kidney_disease: z.optional(answer),
    target_systolic: targetOf('The upper target', targetLimits.systolic),
    target_diastolic: targetOf('The lower target', targetLimits.diastolic),
    target_author: z.nullish(
      typedText('Enter who set the target.').check(
        z.minLength(1, 'Enter who set the target.'),
        z.maxLength(100, 'Use at most 100 characters.'),
      ),
    ),
  })
  .check((checked) => {
    const { target_systolic, target_diastolic, target_author } = checked.value
    const parts = { target_systolic, target_diastolic, target_author }
    const missing = Object.entries(parts).find(([, part]) => (part ?? null) === null)?.[0]
    const isAnyGiven = Object.values(parts).some((part) => (part ?? null) !== null)
    if (isAnyGiven && missing)
      checked.issues.push({
        code: 'custom',
        input: checked.value,
        path: [missing],
        message: 'Enter both numbers of your target, and who set it.',
      })
    if (target_systolic && target_diastolic && target_diastolic >= target_systolic)
      checked.issues.push({
        code: 'custom',
        input: target_diastolic,
        path: ['target_diastolic'],
        message: 'The lower target must be below the upper target.',
      })
  })
export type CareProfileChanges = z.output<typeof careProfileChanges>

const moment = z.nullable(z.iso.datetime({ offset: true }))

/** A person's own care profile: what they said, and what advice goes by. */
export const careProfile = z.object({
  /** By the answer for as long as it counts, else by gender and age. */
  pregnancy: z.enum(pregnancies),
  pregnancy_answer: z.nullable(z.enum(pregnancyAnswers)),
  pregnancy_at: z.nullable(z.iso.datetime({ offset: true })),
  /** It is time to ask about pregnancy. */
  asks_pregnancy: z.boolean(),
  diabetes: z.nullable(answer),
  insulin: z.nullable(answer),
  sulfonylurea: z.nullable(answer),
  heart_disease: z.nullable(answer),
  kidney_disease: z.nullable(answer),
  /** When each of these was last answered; null where it was not, or before that was kept. */
  answered_at: z.object({
    diabetes: moment,
    insulin: moment,
    sulfonylurea: moment,
    heart_disease: moment,
    kidney_disease: moment,
  }),
  /** By the date of birth; null where that is not known. */
  is_under_18: z.nullable(z.boolean()),
  target: z.nullable(z.object({ systolic: z.int(), diastolic: z.int(), author: z.string() })),
})
export type CareProfile = z.output<typeof careProfile>
