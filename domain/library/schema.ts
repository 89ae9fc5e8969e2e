import * as z from 'zod/mini'
import { isKeepable, notKeepable, typedText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { guideTopics } from './guide.ts'

/** The library, as the API sends and takes it. */

export const reviewStates = ['draft', 'reviewed'] as const

const review = {
  /** Reviewed: a clinician of this clinic has read the text as it is now. */
  state: z.enum(reviewStates),
  reviewed_on: z.nullable(z.iso.date()),
}

const summary = {
  slug: z.string(),
  title: z.string(),
  topic: z.enum(guideTopics),
  summary: z.string(),
  /** Whole minutes that it takes to read. */
  minutes: z.int(),
  /** For everyone, without an account. */
  is_free: z.boolean(),
  /** Whether the caller may read it. */
  is_open: z.boolean(),
}

export const guideSummary = z.object({ ...summary, ...review })
export type GuideSummary = z.output<typeof guideSummary>

const reviewer = {
  /** The clinician who has read it; null where none has. */
  reviewer_name: z.nullable(z.string()),
  reviewer_role: z.nullable(z.string()),
}

export const fullGuide = z.object({
  ...summary,
  ...review,
  ...reviewer,
  urgent: z.nullable(z.string()),
  sections: z.array(
    z.object({ heading: z.string(), paragraphs: z.array(z.string()), points: z.array(z.string()) }),
  ),
  sources: z.array(
    z.object({ title: z.string(), publisher: z.string(), year: z.int(), url: z.url() }),
  ),
  author: z.string(),
  review_by: z.iso.date(),
  next: z.object({ label: z.string(), to: z.string() }),
})
export type FullGuide = z.output<typeof fullGuide>

/** A guide with what is known of its review, for an admin. */
export const guideReview = z.object({
  slug: z.string(),
  title: z.string(),
  topic: z.enum(guideTopics),
  /** Which text it is: a review names the one that was read. */
  text_hash: z.string(),
  /** Counts the changes of the review, from 0. */
  version: z.int(),
  ...review,
  ...reviewer,
  /** The text has changed since a clinician reviewed it: name, role and day are of that review. */
  has_changed: z.boolean(),
  review_by: z.iso.date(),
})
export type GuideReview = z.output<typeof guideReview>

/** One change of the past. */
export const reviewChange = z.object({
  id: uuid(),
  version: z.int(),
  ...review,
  ...reviewer,
  changed_at: z.iso.datetime({ offset: true }),
  /** Null where that account was erased. */
  changed_by_name: z.nullable(z.string()),
})
export type ReviewChange = z.output<typeof reviewChange>

const words = (missing: string) =>
  typedText(missing).check(
    z.minLength(1, missing),
    z.maxLength(120, 'Use at most 120 characters.'),
    z.refine(isKeepable, notKeepable),
  )

/** The fields of the form. */
export const reviewFields = {
  reviewer_name: words('Enter the name of the clinician.'),
  reviewer_role: words('Enter the role of the clinician, such as Clinical officer.'),
  reviewed_on: z.iso.date('Enter the day of the review.'),
}
export const reviewForm = z.object(reviewFields)

const ofChange = {
  id: uuid('Send a UUID.'),
  /** Of what was seen: of two admins who change it at once, one is rejected. */
  version: z.int('Send the version you saw.').check(z.nonnegative('Send the version you saw.')),
  text_hash: z.string('Send which text it is.').check(z.maxLength(64, 'Send which text it is.')),
}

export const newReview = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('draft'), ...ofChange }),
  z.strictObject({ state: z.literal('reviewed'), ...ofChange, ...reviewFields }),
])
export type NewReview = z.output<typeof newReview>
