import {
  continueToFollowUps,
  followUpsWanted,
  goBack,
  type ScreeningState,
  skipFollowUps,
} from '#domain/screening/flow.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import type { RunControls } from './use-run.ts'

interface GatewayProps {
  state: ScreeningState
  run: Pick<RunControls, 'goTo'>
}

/** Offers the further questions that the scores ask for. Both ways are right. */
export function Gateway({ state, run }: GatewayProps) {
  const wanted = followUpsWanted(state).map((id) => instruments[id])
  const count = wanted.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <PageHeading
        title="A few more questions may help"
        lead="Your answers so far show that the last two weeks were not easy. With a few more questions we can tell you better what could help."
      />
      <ul className="list-disc ps-6">
        {wanted.map(({ id, subject, items }) => (
          <li key={id}>
            {subject}: {items.length} questions
          </li>
        ))}
      </ul>
      <p className="mt-4">
        About {Math.ceil(count / 6)} minutes. You can leave any part out, or see your results now.
      </p>
      <div className="form-actions mt-8">
        <Button onClick={() => run.goTo(continueToFollowUps(state))}>Continue</Button>
        <Button variant="quiet" onClick={() => run.goTo(skipFollowUps(state))}>
          Skip
        </Button>
        <button type="button" className="link" onClick={() => run.goTo(goBack(state))}>
          Back
        </button>
      </div>
    </>
  )
}
