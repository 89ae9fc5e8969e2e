import { Button, LinkButton } from '#web/ui/button.tsx'
import type { AsqResult } from '#domain/safety/asq.ts'
import { CallList, NobodyIsWatching } from '#web/safety/call-list.tsx'
import { TellProviderPanel } from '#web/safety/tell-provider-panel.tsx'

/** One touch opens it in the phone's own messages; the person chooses to whom, and sends it. */
const message = 'I am not safe on my own right now. Please call me, or come to me.'

interface OutcomePanelProps {
  /** Undefined where the questions were left out. */
  result: AsqResult | undefined
  /** One alert for one moment, however often this screen is opened. */
  alertId: string
  onCompanion: () => void
  onBack: () => void
  onDone?: () => void
}

/** What to do next. Help first, then the way on; no label for the person. */
export function OutcomePanel({ result, alertId, onCompanion, onBack, onDone }: OutcomePanelProps) {
  const isAcute = result === 'acute'
  return (
    <>
      {isAcute ? <Acute /> : result === 'negative' ? <Negative /> : <NotAcute result={result} />}
      {result === 'negative' ? (
        <NobodyIsWatching />
      ) : (
        <TellProviderPanel alertId={alertId} isTold={onDone !== undefined} />
      )}
      <div className="form-actions">
        {onDone ? (
          <Button variant={isAcute ? 'quiet' : 'leaf'} onClick={onDone}>
            Go on with the screening
          </Button>
        ) : null}
        {result === 'negative' ? null : (
          <Button variant="quiet" onClick={onCompanion}>
            Someone is with me
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  )
}

function Acute() {
  return (
    <>
      <p className="safety-level">Emergency</p>
      <h1 tabIndex={-1}>Please call now</h1>
      <p className="lead">
        What you feel is an emergency like any other. It is not your fault, and people are there for
        exactly this, at any hour.
      </p>
      <CallList isUrgent />
      <h2>Until somebody is with you</h2>
      <ol className="safety-list">
        <li>
          <strong>Do not stay alone.</strong> Go to somebody, or{' '}
          <a className="link" href={`sms:?&body=${encodeURIComponent(message)}`}>
            ask somebody to come
          </a>
          : it opens a message that you send to whom you choose.
        </li>
        <li>
          <strong>Go to the nearest hospital or clinic.</strong> Ask for the emergency department
          and say: “I am not safe. I am thinking of ending my life.”
        </li>
        <li>
          <strong>Make it safer.</strong> Move away from anything you could hurt yourself with, or
          ask somebody to take it away.
        </li>
        <li>
          <strong>If nobody answers, call again,</strong> or call the next number.
        </li>
      </ol>
    </>
  )
}

function NotAcute({ result }: { result: AsqResult | undefined }) {
  return (
    <>
      <h1 tabIndex={-1}>{result ? 'Thank you for answering' : 'That is all right'}</h1>
      <p className="lead">
        {result
          ? 'What you carry weighs a lot, and there is help for it. Three things make the days ahead safer.'
          : 'You need not answer anything. Three things help, whatever the answers are.'}
      </p>
      <ol className="safety-doors">
        <li>
          <h2>Talk to somebody soon</h2>
          <p>Today, if you can: somebody you trust, or one of these lines at any hour.</p>
          <CallList />
        </li>
        <li>
          <h2>Make a safety plan</h2>
          <p>Six short lists for the hard hours. It takes ten minutes, and it is yours alone.</p>
          <LinkButton to="/safety-plan" variant="quiet">
            Make my plan
          </LinkButton>
        </li>
        <li>
          <h2>See a professional</h2>
          <p>Somebody who listens every day to people who feel as you do.</p>
          <LinkButton to="/book-appointment" variant="quiet">
            Book an appointment
          </LinkButton>
        </li>
      </ol>
      <p>
        If it gets worse, or you do not feel safe: call 933 or 112, or go to the nearest hospital or
        clinic and ask for the emergency department.
      </p>
    </>
  )
}

function Negative() {
  return (
    <>
      <h1 tabIndex={-1}>Thank you for answering</h1>
      <p className="lead">
        From what you say, you are not in danger at this moment. What you told us still counts, and
        it is worth talking about.
      </p>
      <h2>The lines stay open for you</h2>
      <CallList />
      <h2>When you have the strength</h2>
      <div className="form-actions">
        <LinkButton to="/safety-plan" variant="quiet">
          Make a safety plan
        </LinkButton>
        <LinkButton to="/book-appointment" variant="quiet">
          Book an appointment
        </LinkButton>
      </div>
    </>
  )
}
