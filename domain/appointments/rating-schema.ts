import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

export const newRating = z.object({
  score: z
    .int('Choose a number from 1 to 5.')
    .check(
      z.minimum(1, 'Choose a number from 1 to 5.'),
      z.maximum(5, 'Choose a number from 1 to 5.'),
    ),
  comment: z.optional(freeText(1000)),
})
export type NewRating = z.output<typeof newRating>

/** What the form sends: the choice as the browser has it. */
export const ratingForm = z.object({
  score: z.enum(['1', '2', '3', '4', '5'], 'Choose one of the answers.'),
  comment: z.optional(freeText(1000)),
})

/** A rating as its patient sees it. */
export const ownRating = z.object({
  appointment_id: uuid(),
  score: z.int(),
  comment: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
})
export type OwnRating = z.output<typeof ownRating>

/** What is published of the ratings of a provider: their mean, with one decimal, and their number. */
export const publishedRating = z.object({ mean: z.number(), count: z.int() })
export type PublishedRating = z.output<typeof publishedRating>

/** What a provider reads: the published rating, and the comments that belong to it, in no order of time. */
export const providerRatings = z.object({
  rating: z.nullable(publishedRating),
  comments: z.array(z.string()),
})
export type ProviderRatings = z.output<typeof providerRatings>
