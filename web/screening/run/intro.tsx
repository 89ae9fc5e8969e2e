import { useQuery } from '@tanstack/react-query'
import { consentInForce } from '#domain/accounts/consent.ts'
import { coreQuestionCount, notMadeForMinors } from '#domain/screening/remarks.ts'
import { useNavigate } from '#web/platform/location.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Footpath } from '#web/ui/drawings/scenes/footpath.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { PageHeading, Section, Card } from '#web/ui/layout/page.tsx'
import { AlertsNote } from './alerts-note.tsx'
import { usePerson } from './use-person.ts'
import { isUnreachable } from '#web/platform/calls/problem.ts'

/** What comes, how long it takes, who sees it, and whether anything is saved. */
export function Intro() {
  return (
    <>
      <div className="flex items-start justify-between gap-8">
        <PageHeading
          title="How have you been?"
          lead={`${coreQuestionCount} short questions about the last two weeks: your well‑being, worry and mood. Most people need 5 minutes.`}
        />
        <div className="hidden flex-none md:block">
          <Footpath width={216} />
        </div>
      </div>
      <MinorNote />
      <Start />
      <Section title="Good to know">
        <ul className="grid list-disc gap-2 ps-6">
          <li>One question at a time. You can go back, pause, and stop whenever you like.</li>
          <li>
            You see your results at once. They are not a diagnosis: they show signs, and whether
            there is a reason to talk.
          </li>
          <li>No one else sees your answers unless you choose to share them with your provider.</li>
          <AlertsNote />
          <li>
            No one monitors this page. If you are in danger now,{' '}
            <Link to="/help-now" className="link">
              call a helpline
            </Link>
            .
          </li>
        </ul>
        <p className="mt-6 flex flex-wrap gap-6">
          <Link to="/screening/history" className="link link-alone">
            Your earlier results
          </Link>
          <Link to="/instruments" className="link link-alone">
            Where the questions come from
          </Link>
        </p>
      </Section>
    </>
  )
}

function Start() {
  const consents = useQuery(ownConsents)
  const navigate = useNavigate()
  const isAgreed = consentInForce(consents.data ?? [], 'health_data') !== undefined
  const begin = (how: 'kept' | 'not kept') =>
    navigate('/screening', { replace: true, state: { begin: how } })
  if (!consents.data && isUnreachable(consents.failureReason))
    return (
      <Card>
        <h2>You are offline</h2>
        <p className="mt-2">
          You can answer all questions and see your results now. We keep them on this phone and send
          them when you are online. If you have not agreed that we keep health entries, we ask you
          first.
        </p>
        <div className="form-actions mt-4">
          <Button onClick={() => begin('kept')}>Start</Button>
          <Button variant="quiet" onClick={() => begin('not kept')}>
            Start, save nothing
          </Button>
        </div>
      </Card>
    )
  if (consents.isPending || isAgreed)
    return (
      <Button disabled={consents.isPending} onClick={() => begin('kept')}>
        Start
      </Button>
    )
  return (
    <Card>
      <h2>Save your results?</h2>
      <p className="mt-2">
        Saved results show you what changes over time, and you can share them. For that we ask for
        your consent once. You can also answer without saving anything.
      </p>
      <div className="form-actions mt-4">
        <LinkButton to="/consent?next=/screening">Read and decide</LinkButton>
        <Button variant="quiet" onClick={() => begin('not kept')}>
          Start, save nothing
        </Button>
      </div>
    </Card>
  )
}

/** Shown to people for whom these questions were not made; nothing where the age is unknown. */
function MinorNote() {
  return usePerson().isMinor ? <p className="screening-note">{notMadeForMinors}</p> : null
}
