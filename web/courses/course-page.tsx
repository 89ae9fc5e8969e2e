import { useEffect } from 'react'
import { courseEntry } from '#domain/library/courses/course-list.ts'
import type { PathParams } from '#web/app/routing/route.ts'
import { notifyReadyWorker } from '#web/platform/browser/notify-ready-worker.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { useRecentRisk } from './use-recent-risk.ts'

const fetchPlayer = async () => (await import('./course-player.tsx')).CoursePlayer

/** One course. The page that the server sends is the same for each, and names none. */
export function CoursePage({ id }: PathParams<'/courses/:id'>) {
  const risk = useRecentRisk()
  const entry = courseEntry(id)
  useEffect(() => notifyReadyWorker('courses'), [])
  return (
    <Main>
      {risk === undefined ? (
        <>
          <PageHeading title="Guided course" />
          <Loading />
        </>
      ) : entry ? (
        <Lazy
          key={id}
          load={fetchPlayer}
          props={{ id: entry.id, isAtRisk: risk }}
          fallback={
            <>
              <PageHeading title={entry.title} />
              <Loading />
            </>
          }
          failed={() => (
            <>
              <PageHeading
                title="We could not open the course"
                lead="You may be offline. Do you need someone now? Call 933 or 112."
              />
              <LinkButton to="/courses">See all courses</LinkButton>
            </>
          )}
        />
      ) : (
        <>
          <PageHeading title="Course not found" lead="Choose one from the list." />
          <LinkButton to="/courses">See all courses</LinkButton>
        </>
      )}
    </Main>
  )
}
