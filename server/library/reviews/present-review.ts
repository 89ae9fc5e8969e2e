import type { Guide } from '#domain/library/guide.ts'
import { textHash } from '../text-hash.ts'

/** The newest review of a guide, as it is stored. */
export interface StoredReview {
  version: number
  state: 'draft' | 'reviewed'
  text_hash: string
  reviewer_name: string | null
  reviewer_role: string | null
  reviewed_on: string | null
}

const none = { reviewer_name: null, reviewer_role: null, reviewed_on: null }

/** What holds of a guide: a review is of the text that was read, and of no other. */
export function presentReview(guide: Guide, stored: StoredReview | undefined) {
  if (stored?.state !== 'reviewed') return { state: 'draft', has_changed: false, ...none } as const
  if (stored.text_hash !== textHash(guide))
    return { state: 'draft', has_changed: true, ...none } as const
  const { state, reviewer_name, reviewer_role, reviewed_on } = stored
  return { state, has_changed: false, reviewer_name, reviewer_role, reviewed_on }
}
