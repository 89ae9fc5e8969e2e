import { progressOf } from '#domain/screening/flow.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import type { RunControls } from './use-run.ts'

/** For a person who stopped on the way: where they were, and two ways to continue. */
export function Resume({ run }: { run: RunControls }) {
  const place = run.run && progressOf(run.run.state)
  if (!run.run && run.isSaved)
    return (
      <>
        <PageHeading title="Your results are saved" lead="You can read them again at any time." />
        <div className="form-actions">
          <LinkButton to="/screening/history">See my results</LinkButton>
          <Button variant="quiet" onClick={run.clear}>
            Answer the questions again
          </Button>
        </div>
      </>
    )
  if (!run.run)
    return (
      <>
        <PageHeading title="Start again" lead="What you had answered is no longer in this tab." />
        <Button onClick={run.clear}>To the start</Button>
      </>
    )
  const { state } = run.run
  return (
    <>
      <PageHeading
        title="You have started already"
        lead={
          place
            ? `You stopped at ${place.words.toLowerCase()}, part ${place.part.number} of ${place.part.of}.`
            : 'All questions are answered.'
        }
      />
      <p>Your answers wait in this tab only, until you close it or log out.</p>
      <div className="form-actions mt-6">
        <Button onClick={() => run.resume(state)}>Continue</Button>
        <Button variant="quiet" onClick={run.clear}>
          Start again
        </Button>
        <LinkButton to="/patient-dashboard" variant="quiet">
          Later
        </LinkButton>
      </div>
    </>
  )
}
