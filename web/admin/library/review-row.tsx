import type { GuideReview } from '#domain/library/schema.ts'
import { topicNames } from '#domain/library/topic-names.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

/** A guide with the state of its review, and the way to change that. */
export function ReviewRow({ guide, onOpen }: { guide: GuideReview; onOpen: () => Promise<void> }) {
  const { slug, title, topic } = guide
  return (
    <li className="flex max-w-none flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-hairline py-4">
      <div className="min-w-0">
        <Link to={`/library/${slug}`} className="link link-alone font-bold">
          {title}
        </Link>
        <p className="text-muted">{topicNames[topic]}</p>
        <ReviewState {...guide} />
      </div>
      <Button
        variant="quiet"
        data-adds-fields="reviewer_name"
        data-of={slug}
        onClick={() => void onOpen()}
      >
        Set review<VisuallyHidden> of {title}</VisuallyHidden>
      </Button>
    </li>
  )
}

/** In one sentence, with who has read it. */
export function ReviewState({
  state,
  has_changed,
  reviewer_name,
  reviewer_role,
  reviewed_on,
}: Pick<GuideReview, 'state' | 'has_changed' | 'reviewer_name' | 'reviewer_role' | 'reviewed_on'>) {
  if (!reviewed_on) return <p>Draft, not reviewed</p>
  return (
    <p>
      {has_changed ? 'Draft: the text has changed since the review by ' : 'Reviewed by '}
      <span translate="no">
        {reviewer_name}, {reviewer_role}
      </span>
      , {formatDate(reviewed_on)}
      {state === 'reviewed' ? '' : '. Please have it read again.'}
    </p>
  )
}
