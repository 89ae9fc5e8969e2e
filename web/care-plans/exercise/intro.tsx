import { Button } from '#web/ui/actions/button.tsx'
import { Bicycle } from '#web/ui/drawings/bicycle.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'

interface IntroProps {
  /** The furthest step so far; 0 where nothing has started. */
  stoppedAt: number
  onStart: () => void
  onResume: () => void
  onClear: () => void
}

/** The steps, how long they take, and what happens to the answers. */
export function Intro({ stoppedAt, onStart, onResume, onClear }: IntroProps) {
  return (
    <>
      <div className="opening">
        <PageHeading
          kicker="Exercise plan questionnaire"
          title="An exercise plan made for you"
          lead="A fitness expert writes it by your goals, your health and what you have at hand. The questions take about 7-10 minutes."
        />
        <div className="opening-drawing">
          <Bicycle width={220} />
        </div>
      </div>
      <ul className="my-6 grid list-disc gap-2 ps-6">
        <li>Seven short steps. Skip what you do not want to answer.</li>
        <li>
          Your answers stay in this tab until you send them. Only you and the fitness expert who
          writes your plan read them.
        </li>
        <li>It costs you nothing to ask, and you can ask for changes to your plan later.</li>
      </ul>
      {stoppedAt > 0 ? (
        <>
          <p className="mb-4">You have started already, and stopped at step {stoppedAt} of 7.</p>
          <div className="form-actions">
            <Button onClick={onResume}>Continue</Button>
            <Button variant="quiet" onClick={onClear}>
              Start again
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={onStart}>Start Questionnaire</Button>
      )}
      <p className="mt-6">
        <Link to="/my-exercise-plan" className="link link-alone">
          My exercise plan
        </Link>
      </p>
    </>
  )
}
