import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GuideReview } from '#domain/library/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { guideReviews } from './review-queries.ts'
import { ReviewRow } from './review-row.tsx'

/** Fields and their checks are fetched when the admin reaches for them. */
const fetchForm = async () => (await import('./review-dialog.tsx')).ReviewDialog

/** The guides, those that wait for a clinician first shown alone. */
export function ReviewList() {
  const query = useQuery(guideReviews)
  return (
    <QueryView query={query} failed="Error fetching the guides" fallback={<Skeleton lines={12} />}>
      {(guides) => <Guides guides={guides} />}
    </QueryView>
  )
}

function Guides({ guides }: { guides: readonly GuideReview[] }) {
  const drafts = guides.filter(({ state }) => state === 'draft')
  const [isAll, setAll] = useState(drafts.length === 0)
  const [slug, setSlug] = useState<string>()
  const { Part: Review, bring } = useLazyComponent(fetchForm, 'The form did not load')
  const edited = guides.find((one) => one.slug === slug)
  const close = () => setSlug(undefined)
  return (
    <>
      <div role="group" aria-label="Guides to show" className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-pressed={!isAll} onClick={() => setAll(false)}>
          Not reviewed ({drafts.length})
        </Button>
        <Button variant="quiet" aria-pressed={isAll} onClick={() => setAll(true)}>
          All ({guides.length})
        </Button>
      </div>
      {!isAll && drafts.length === 0 ? (
        <p className="mt-6">A clinician has reviewed every guide.</p>
      ) : (
        <ul aria-label="Guides" className="mt-6 grid max-w-none">
          {(isAll ? guides : drafts).map((guide) => (
            <ReviewRow
              key={guide.slug}
              guide={guide}
              onOpen={async () => {
                if (await bring()) setSlug(guide.slug)
              }}
            />
          ))}
        </ul>
      )}
      <Dialog open={edited !== undefined} onClose={close} title={edited?.title ?? ''}>
        {Review && edited ? <Review key={edited.slug} guide={edited} onClose={close} /> : null}
      </Dialog>
    </>
  )
}
