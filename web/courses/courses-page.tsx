import { useEffect } from 'react'
import { courseEntry, courseList, doors, moneyHelp } from '#domain/library/courses/course-list.ts'
import { notifyReadyWorker } from '#web/platform/browser/notify-ready-worker.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Accordion } from '#web/ui/accordion.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { useRecentRisk } from './use-recent-risk.ts'

const fetchKept = async () => (await import('./kept-panel.tsx')).KeptPanel
const fetchRiskCard = async () => (await import('./risk-card.tsx')).RiskCard

/** The courses: what brings a person here, and all of them. It is read without script, and offline. */
export function CoursesPage() {
  const isAtRisk = useRecentRisk() === true
  // From now on the courses open without a connection.
  useEffect(() => notifyReadyWorker('courses'), [])
  return (
    <Main>
      <PageHeading
        title="Short guided steps"
        lead="Written steps of 3 to 7 minutes for hard moments. Free for everyone, also offline."
      />
      <p>
        No person and no AI answers here, and no one reads along. What you type stays on this phone.{' '}
        <Link to="/help-now" className="link">
          Get help from a person
        </Link>
      </p>
      {isAtRisk ? (
        <Lazy load={fetchRiskCard} props={{}} />
      ) : (
        <>
          <Lazy load={fetchKept} props={{}} optional />
          <Section title="What brings you here?">
            <Accordion
              items={doors.flatMap((door) =>
                'to' in door
                  ? []
                  : [{ title: door.label, content: <CourseLinks ids={door.courses} /> }],
              )}
            />
            <ul>
              {doors.map((door) =>
                'to' in door ? (
                  <li key={door.label} className="border-b border-hairline py-3">
                    <Link to={door.to} className="link link-alone font-bold">
                      {door.label}
                    </Link>
                    <p className="mt-2 text-muted">{door.detail}</p>
                  </li>
                ) : null,
              )}
            </ul>
          </Section>
        </>
      )}
      <Section title={isAtRisk ? 'A short exercise' : 'All courses'}>
        <CourseLinks ids={isAtRisk ? ['grounding'] : courseList.map(({ id }) => id)} />
      </Section>
      <div id="money">
        <Section title="If you have no money">
          {moneyHelp.map((text) => (
            <p key={text} className="mt-2">
              {text}
            </p>
          ))}
        </Section>
      </div>
      <Section title="About these steps">
        <p>
          We wrote them along methods that were tested in several countries: Self-Help Plus and
          Problem Management Plus of the World Health Organization, and the Friendship Bench. They
          had no part in these texts. We have not measured an effect of these steps.
        </p>
      </Section>
    </Main>
  )
}

function CourseLinks({ ids }: { ids: readonly string[] }) {
  return (
    <ul className={ids.length > 3 ? 'grid gap-x-12 lg:grid-cols-2' : ''}>
      {ids.map((id) => {
        const course = courseEntry(id)!
        return (
          <li key={id} className="border-b border-hairline py-3">
            <Link to={`/courses/${id}`} className="link link-alone">
              {course.title}
            </Link>
            <p className="mt-2 text-muted">
              {course.summary} About {course.minutes} minutes.
            </p>
          </li>
        )
      })}
    </ul>
  )
}
