import type { Guide } from '#domain/library/guide.ts'
import type { GuideReview, NewReview } from '#domain/library/schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireOwnId, waitForStandby } from '#server/platform/insert-idempotent.ts'
import { lockByName } from '../../appointments/booking-locks/data.ts'
import { guides } from '../guides.ts'
import { textHash } from '../text-hash.ts'
import { presentReview, type StoredReview } from './present-review.ts'
import { requireNewestReview, requireSameText } from './review-problems.ts'

const columns = ['reviewer_name', 'reviewer_role', 'reviewed_on'] as const

/** The newest review of each guide that has one, by its slug. */
export async function listNewest(tx: Transaction): Promise<Map<string, StoredReview>> {
  const rows = await tx.run(
    tables
      .selectFrom('guide_reviews')
      .distinctOn('slug')
      .select(['slug', 'version', 'state', 'text_hash', ...columns])
      .orderBy('slug')
      .orderBy('version', 'desc'),
  )
  return new Map(rows.map(({ slug, ...row }) => [slug, row]))
}

function asListed(guide: Guide, stored: StoredReview | undefined): GuideReview {
  const { slug, title, topic, review_by } = guide
  const present = presentReview(guide, stored)
  // An admin sees whose review the change of the text has ended.
  const { reviewer_name, reviewer_role, reviewed_on } = present.has_changed ? stored! : present
  return {
    slug,
    title,
    topic,
    review_by,
    text_hash: textHash(guide),
    version: stored?.version ?? 0,
    state: present.state,
    has_changed: present.has_changed,
    reviewer_name,
    reviewer_role,
    reviewed_on,
  }
}

/** All guides with their review, in the order of the library. */
export async function listGuideReviews(tx: Transaction): Promise<GuideReview[]> {
  const stored = await listNewest(tx)
  return guides.map((guide) => asListed(guide, stored.get(guide.slug)))
}

/** How many guides no clinician of this clinic has read as they are now. */
export async function countUnreviewed(tx: Transaction): Promise<number> {
  return (await listGuideReviews(tx)).filter(({ state }) => state === 'draft').length
}

/** The last 50 changes of the review of a guide, the newest first, with who made them. */
export async function listReviewChanges(tx: Transaction, slug: string) {
  return tx.run(
    tables
      .selectFrom('guide_reviews')
      .leftJoin('user_profiles as admin', 'admin.id', 'guide_reviews.changed_by')
      .select(['guide_reviews.id', 'version', 'state', ...columns, 'changed_at'])
      .select('admin.full_name as changed_by_name')
      .where('slug', '=', slug)
      .orderBy('version', 'desc')
      .limit(50),
  )
}

/**
 * Sets the review of a guide; what held before stays in the history. Sent again, it is set once.
 *
 * @throws Problem 409 where the id is of another change, `stale_review` where another admin was faster,
 *   `stale_guide` where the text is another than the one that was read
 */
export async function setReview(
  tx: Transaction,
  admin_id: string,
  guide: Guide,
  { id, version, ...wanted }: NewReview,
): Promise<GuideReview> {
  const { slug } = guide
  await lockByName(tx, `guide ${slug}`)
  const [known] = await tx.run(
    tables
      .selectFrom('guide_reviews')
      .select(['changed_by', 'slug', 'version'])
      .where('id', '=', id),
  )
  if (known) {
    const isSame = known.slug === slug && known.version === version + 1
    requireOwnId(known.changed_by === admin_id && isSame)
    await waitForStandby(tx)
    return asListed(guide, (await listNewest(tx)).get(slug))
  }
  requireSameText(textHash(guide), wanted.text_hash)
  const stored = (await listNewest(tx)).get(slug)
  requireNewestReview(stored?.version ?? 0, version)
  await tx.run(
    tables
      .insertInto('guide_reviews')
      .values({ id, slug, version: version + 1, ...wanted, changed_by: admin_id }),
  )
  await auditOwn(tx, admin_id, 'guide_review.set', id)
  return asListed(guide, (await listNewest(tx)).get(slug))
}
