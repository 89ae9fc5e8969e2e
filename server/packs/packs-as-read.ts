import { ownDataKinds, type Pack } from '#domain/packs/pack.ts'
import type { PackSummary } from '#domain/packs/schema.ts'
import { packSizes } from '#domain/packs/sizes.ts'
import { presentReview, type StoredReview } from '../library/reviews/present-review.ts'
import { guidesOf } from './pack-pdf.ts'

/** What everyone sees of a pack. */
export function packSummaryOf(pack: Pack, reviews: ReadonlyMap<string, StoredReview>): PackSummary {
  const { id, title, summary, for_whom, worksheets, own } = pack
  return {
    id,
    title,
    summary,
    for_whom,
    guides: guidesOf(pack).map((guide) => ({
      slug: guide.slug,
      title: guide.title,
      state: presentReview(guide, reviews.get(guide.slug)).state,
    })),
    worksheets: worksheets.map((sheet) => sheet.title),
    own: ownDataKinds.filter((kind) => own.includes(kind)),
    ...packSizes[id]!,
  }
}
