import './course.css'

import { useEffect, useState } from 'react'
import { courseEntry } from '#domain/library/courses/course-list.ts'
import { type Place, restorePlace, startOf } from '#domain/library/courses/place.ts'
import type { Course, CourseId } from '#domain/library/courses/script.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { CourseRun } from './course-run.tsx'
import { fetchScript } from './course-scripts.ts'
import { readPlace } from './kept-places.ts'
import { RiskCard } from './risk-card.tsx'

interface CoursePlayerProps {
  id: CourseId
  /** Safety comes first, and then no course but grounding. */
  isAtRisk: boolean
}

interface Opened {
  course: Course
  place: Place
}

/** The place that was saved, unless the course was finished or the person wants to start again. */
function open(course: Course): Opened {
  const stored = restorePlace(course, readPlace(course.id))
  const isOver = stored?.trail.at(-1) === 'end' && location.search !== ''
  return { course, place: stored && !isOver ? stored : startOf(course) }
}

/** Fetches the script of a course, and plays it. */
export function CoursePlayer({ id, isAtRisk }: CoursePlayerProps) {
  const [opened, setOpened] = useState<Opened>()
  const [failure, setFailure] = useState('')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isWanted = true
    fetchScript(id).then(
      (course) => {
        if (isWanted && course) setOpened(open(course))
      },
      (reason: unknown) => {
        if (isWanted) setFailure(describeFailure(reason))
      },
    )
    return () => {
      isWanted = false
    }
  }, [id, tries])

  const { title } = courseEntry(id)!
  const isClosed = isAtRisk && id !== 'grounding'
  return (
    <div className="course">
      <PageHeading title={title} kicker="Written steps: no person and no AI answers here" />
      {isAtRisk ? <RiskCard /> : null}
      {isClosed ? (
        <div className="mt-6">
          <LinkButton to="/courses/grounding">A short exercise: calm your body</LinkButton>
        </div>
      ) : opened ? (
        <CourseRun key={id} course={opened.course} first={opened.place} />
      ) : failure ? (
        <div role="alert">
          <p>{failure}</p>
          <div className="form-actions mt-4">
            <Button
              onClick={() => {
                setFailure('')
                setTries(tries + 1)
              }}
            >
              Try again
            </Button>
          </div>
        </div>
      ) : (
        <Loading />
      )}
    </div>
  )
}
