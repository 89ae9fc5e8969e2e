import { useCallback, useEffect } from 'react'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { GuideText } from './guide-text.tsx'
import { fetchGuide } from './library-calls.ts'
import { LockedGuide } from './locked-guide.tsx'
import { removeGuide, saveGuide, useSaved } from './saved-guides.ts'
import { GuideFailed } from './guide-failed.tsx'
import { GuideLoading } from './guide-states.tsx'
import { useFetched } from '#web/platform/calls/use-fetched.ts'

const isProblem = (error: unknown, code: string) =>
  error instanceof ProblemError && error.code === code

/** A guide: its text, what includes it where it is locked, or the copy that the reader has saved. */
export function GuideView({ slug }: { slug: string }) {
  const { data, error, refetch } = useFetched(useCallback(() => fetchGuide(slug), [slug]))
  const copy = useSaved().guides[slug]
  const isLocked = isProblem(error, 'plan_needed')
  const isGone = isProblem(error, 'not_found')
  useEffect(() => {
    if (!copy) return
    if (isLocked || isGone) removeGuide(slug)
    // The text or its review has changed since it was saved.
    else if (data && JSON.stringify(data) !== JSON.stringify(copy))
      try {
        saveGuide(data)
      } catch {
        // No space: the former copy stays.
      }
  }, [copy, data, isGone, isLocked, slug])
  return (
    <>
      <p>
        <Link to="/library" className="link link-alone">
          All guides
        </Link>
      </p>
      {isGone ? (
        <PageHeading title="Guide not found" lead="There is no guide at this address." />
      ) : isLocked && error instanceof ProblemError ? (
        <LockedGuide slug={slug} reason={error.message} />
      ) : (
        <QueryView
          query={{ data: data ?? copy, error, refetch }}
          failed="Error fetching the guide"
          fallback={<GuideLoading />}
          Failed={GuideFailed}
        >
          {(guide) => <GuideText guide={guide} isCopy={!data && error !== undefined} />}
        </QueryView>
      )}
    </>
  )
}
