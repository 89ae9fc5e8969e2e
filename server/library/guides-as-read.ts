import { isFree } from '#domain/library/access.ts'
import type { Guide } from '#domain/library/guide.ts'
import { minutesOf } from '#domain/library/reading-time.ts'
import type { FullGuide, GuideSummary } from '#domain/library/schema.ts'
import { presentReview, type StoredReview } from './reviews/present-review.ts'

/** What everyone sees of a guide. @param may whether the caller may read those that are not free */
export function summaryOf(
  guide: Guide,
  may: boolean,
  stored: StoredReview | undefined,
): GuideSummary {
  const { slug, title, topic, summary } = guide
  const { state, reviewed_on } = presentReview(guide, stored)
  const is_free = isFree(guide)
  const minutes = minutesOf(guide)
  return {
    slug,
    title,
    topic,
    summary,
    minutes,
    is_free,
    is_open: is_free || may,
    state,
    reviewed_on,
  }
}

/** The text of a guide that the caller may read. */
export function fullGuideOf(
  guide: Guide,
  may: boolean,
  stored: StoredReview | undefined,
): FullGuide {
  const { urgent = null, sections, sources, author, review_by, next } = guide
  const { reviewer_name, reviewer_role } = presentReview(guide, stored)
  return {
    ...summaryOf(guide, may, stored),
    reviewer_name,
    reviewer_role,
    urgent,
    sections: sections.map(({ heading, paragraphs, points = [] }) => ({
      heading,
      paragraphs: [...paragraphs],
      points: [...points],
    })),
    sources: sources.map((source) => ({ ...source })),
    author,
    review_by,
    next: { ...next },
  }
}
