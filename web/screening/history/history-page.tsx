import '#web/screening/screening.css'
import '#web/safety/safety.css'

import { useQuery } from '@tanstack/react-query'
import { remarksOn, whatItIsNot } from '#domain/screening/remarks.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { OwnNextStep } from '../next-step/own-next-step.tsx'
import { ownNextStep } from '../next-step/next-step-queries.ts'
import { ownScreenings } from '../queries.ts'
import { SafetyFirst } from '../safety-first.tsx'
import { ScreeningCourse } from './screening-course.tsx'
import { errorTitles } from '../texts.ts'

/** The person's own screenings: what changed since last time, the trend of each instrument, all results. */
export function ScreeningHistoryPage() {
  const query = useQuery(ownScreenings)
  const { data } = query
  // One instrument alone says nothing of item 9: the newest answer to it counts.
  const mood = data?.find(({ answers }) => answers['PHQ-9'])
  const isSafetyFirst = asksForSafety(mood?.answers ?? {})
  return (
    <Main>
      <PageHeading
        title="Your screening results"
        // Nothing is before the help.
        actions={isSafetyFirst || data?.length === 0 ? null : <AnswerAgain />}
      />
      <QueryView query={query} failed={errorTitles.fetching} fallback={<SkeletonBlock />}>
        {(data) => <History screenings={data} isSafetyFirst={isSafetyFirst} />}
      </QueryView>
    </Main>
  )
}

/** Quiet beside a next step, which is the one thing to do then. */
function AnswerAgain() {
  const { data } = useQuery(ownNextStep)
  return (
    <LinkButton to="/screening" variant={data ? 'quiet' : 'leaf'}>
      Answer the questions again
    </LinkButton>
  )
}

interface HistoryProps {
  screenings: readonly ScreeningResult[]
  /** Item 9 was above 0 when it was last answered. */
  isSafetyFirst: boolean
}

function History({ screenings, isSafetyFirst }: HistoryProps) {
  if (screenings.length === 0)
    return (
      <>
        <EmptyState
          drawing={<HandsAroundCup width={132} />}
          text="No results yet."
          action={<LinkButton to="/screening">Answer the questions</LinkButton>}
        />
        <Lazy load={fetchRemoved} props={{}} />
      </>
    )
  return (
    <>
      {isSafetyFirst ? <SafetyFirst /> : <OwnNextStep />}
      <ScreeningCourse
        reader="patient"
        screenings={screenings}
        caption="Your screenings, newest first"
        notesOn={ownNotesOn}
      >
        <Lazy load={fetchRemoved} props={{}} />
        <p className="mt-6">{whatItIsNot}</p>
        <div className="form-actions mt-6">
          <LinkButton to="/screening/print" variant="quiet">
            A page for my clinician
          </LinkButton>
          <LinkButton to="/account/sharing" variant="quiet">
            Share with a therapist
          </LinkButton>
          {isSafetyFirst ? <AnswerAgain /> : null}
        </div>
      </ScreeningCourse>
    </>
  )
}

/** The notes about single answers of the user's own screening, and the button that removes it. */
function ownNotesOn(screening: ScreeningResult) {
  const remarks = remarksOn(screening.answers)
  return (
    <div className="grid justify-items-start gap-2">
      {remarks.length === 0 ? null : (
        <ul className="grid gap-1">
          {remarks.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Lazy load={fetchRemove} props={{ screening }} />
    </div>
  )
}

/** Below the results, and seldom used. */
const fetchRemoved = async () => (await import('./removed-at-clinic.tsx')).RemovedAtClinic
const fetchRemove = async () => (await import('./remove-screening.tsx')).RemoveScreening
