import '#web/students/tools/burnout/burnout.css'

import { useQuery } from '@tanstack/react-query'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { useInputPause } from '#web/ui/forms/input-pause.ts'
import { Main, PageHeading, Section, Card } from '#web/ui/layout/page.tsx'
import { BreathingExercise } from './breathing-exercise.tsx'
import { BurnoutQuestionStep } from './burnout-question.tsx'
import { BurnoutResult } from './burnout-result.tsx'
import { BurnoutTrend } from './burnout-trend.tsx'
import { GroundingExercise } from './grounding-exercise.tsx'
import { CallNow } from './help-card.tsx'
import { type CheckControls, isWhole, useCheck } from './use-check.ts'

const fetchDrawing = async () =>
  (await import('#web/ui/drawings/hands-around-cup.tsx')).HandsAroundCup

/** How much strength is left, two ways to get a little of it back, and the way to help. */
export function BurnoutPage() {
  const check = useCheck()
  const { at, draft } = check
  // Fetched early, so that saving need not wait for the response.
  useQuery(ownConsents)
  useInputPause(at)

  if (at === undefined) return <Overview check={check} />
  if (isWhole(draft) && check.isAtResult) return <BurnoutResult check={check} answers={draft} />
  return <BurnoutQuestionStep check={check} at={at} />
}

function Overview({ check }: { check: CheckControls }) {
  return (
    <Main>
      <PageHeading
        title="Burnout"
        lead="See how much strength you have left, and get a little of it back."
      />
      <div className="check-door">
        <Card className="check-card">
          <h2>Check yourself</h2>
          <p>
            Eight questions about the last two weeks, about two minutes. It is not a test and not a
            diagnosis. Only you can see your answers.
          </p>
          <div className="help-ways">
            {check.isUnderWay ? (
              <>
                <Button onClick={check.goOn}>Continue where you stopped</Button>
                <Button variant="quiet" onClick={check.begin}>
                  Start again
                </Button>
              </>
            ) : (
              <Button onClick={check.begin}>Start the check</Button>
            )}
          </div>
        </Card>
        <div className="check-drawing">
          <Lazy load={fetchDrawing} props={{ width: 260 }} optional />
        </div>
      </div>
      <Section title="Right now">
        <div className="exercises">
          <BreathingExercise />
          <GroundingExercise />
        </div>
      </Section>
      <Section title="How you get on">
        <BurnoutTrend />
      </Section>
      <Section title="When it is more than you can carry">
        <Card>
          <CallNow />
        </Card>
      </Section>
    </Main>
  )
}
