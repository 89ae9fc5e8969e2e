import type { ReactNode } from 'react'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import type { AsqResult } from '#domain/safety/asq.ts'
import { useNumbersToCall } from '#web/platform/calls/helplines.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { AlreadyDone } from '#web/safety/already-done.tsx'
import { CallList } from '#web/app/help/call-list.tsx'

/** Opens the phone's own messages; the person chooses the recipient and sends it. */
const message = 'I am not safe on my own right now. Please call me, or come to me.'

interface OutcomePanelProps {
  /** Undefined where the questions were skipped. */
  result: AsqResult | undefined
  /** The person answered above 0 in a screening: that counts whatever the result is. */
  isDisclosed: boolean
  /** Who has been notified, and the way to notify someone. */
  whoKnows: ReactNode
  onCompanion: () => void
  onBack: () => void
  /** The way back to the screening, with its label. */
  onward?: { label: string; go: () => void }
}

/** What to do next. Help first, then the way on. It never says that there is no danger. */
export function OutcomePanel(props: OutcomePanelProps) {
  const { result, isDisclosed, whoKnows, onCompanion, onBack, onward } = props
  const isAcute = result === 'acute'
  return (
    <>
      {isAcute ? <Acute /> : <NotAcute {...introOf(result, isDisclosed)} />}
      {whoKnows}
      <div className="form-actions">
        {onward ? (
          <Button variant={isAcute ? 'quiet' : 'leaf'} onClick={onward.go}>
            {onward.label}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onCompanion}>
          Someone is with me
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  )
}

/**
 * The first words of an outcome that is not acute. The ASQ does not ask about self-harm, and hiding
 * is common: four answers of No never take back what was said before.
 */
function introOf(
  result: AsqResult | undefined,
  isDisclosed: boolean,
): { title: string; lead: string } {
  if (result === 'non-acute')
    return {
      title: 'Thank you for answering',
      lead: 'You are going through a lot, and there is help for it. These steps make the next days safer.',
    }
  if (result === undefined)
    return {
      title: 'That is all right',
      lead: 'You do not have to answer anything. These steps help, whatever the answers are.',
    }
  return {
    title: 'Thank you for answering',
    lead: isDisclosed
      ? 'You told us about thoughts of being better off dead, or of hurting yourself. That still counts, whatever these four answers are. Please talk to someone about it.'
      : 'Four questions cannot show everything. What brought you here still counts. Please talk to someone about it.',
  }
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
      <AlreadyDone />
      <h2>Until someone is with you</h2>
      <ol className="safety-list">
        <li>
          <strong>Do not stay alone.</strong> Go to someone, or <AskSomeone />: it opens a message
          that you can send to someone you choose.
        </li>
        <li>
          <strong>Go to the nearest hospital or clinic.</strong> Ask for the emergency department
          and say: “I am not safe. I am thinking of ending my life.”
        </li>
        <li>
          <strong>Make it safer.</strong> Move away from anything you could hurt yourself with, or
          ask someone to take it away.
        </li>
        <li>
          <strong>If no one answers, call again,</strong> or call the next number.
        </li>
      </ol>
    </>
  )
}

function AskSomeone() {
  return (
    <a className="link" href={`sms:?&body=${encodeURIComponent(message)}`}>
      ask someone to come
    </a>
  )
}

const fetchOffer = async () => (await import('#web/ui/call-back-offer.tsx')).CallBackOffer

function NotAcute({ title, lead }: { title: string; lead: string }) {
  const numbers = useNumbersToCall()
  const canAskForCall = useVisitor()?.role === 'client'
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead">{lead}</p>
      <ol className="safety-doors">
        <li>
          <h2>Talk to someone soon</h2>
          <p>
            Today, if you can: one of these helplines, or someone you trust. You can <AskSomeone />{' '}
            by a message from your phone.
          </p>
          <CallList />
        </li>
        <li>
          <h2>Make a safety plan</h2>
          <p>Six short lists for a crisis. It takes ten minutes, and only you can read it.</p>
          <LinkButton to="/safety-plan" variant="quiet">
            Make my plan
          </LinkButton>
        </li>
        <li>
          <h2>See a professional</h2>
          <p>Someone who listens every day to people who feel as you do.</p>
          <LinkButton to="/book-appointment" variant="quiet">
            Book an appointment
          </LinkButton>
          {canAskForCall ? <Lazy load={fetchOffer} props={{}} optional /> : null}
        </li>
      </ol>
      <AlreadyDone />
      <p className="safety-note">
        If it gets worse, or you do not feel safe: call {numbers}, or go to the nearest hospital or
        clinic and ask for the emergency department.
      </p>
    </>
  )
}
