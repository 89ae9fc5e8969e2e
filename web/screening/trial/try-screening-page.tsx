import '#web/screening/screening.css'
import '#web/safety/safety.css'

import { useEffect, useState } from 'react'
import { coreQuestionCount } from '#domain/screening/remarks.ts'
import { lazyPage } from '#web/platform/lazy.tsx'
import { useSession } from '#web/platform/calls/session.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Card, Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { keptTrial } from './kept-trial.ts'

/** Questions, safety page and results are in one chunk, so that what was started goes on offline. */
const underWay = lazyPage(async () => (await import('./trial-run.tsx')).TrialRun)

type Begun = 'adult' | 'minor' | 'earlier'

/** For visitors: the questions of /screening, of which nothing is saved or sent. */
export function TryScreeningPage() {
  const [begun, setBegun] = useState<Begun | undefined>(() => (keptTrial() ? 'earlier' : undefined))
  useEffect(() => {
    // Fetched while the intro is read; a failure is shown when it is needed.
    void underWay.load().catch(() => undefined)
  }, [])
  return (
    <Main>
      <div className="screening">
        {begun ? (
          <underWay.Page begun={begun} onLeave={() => setBegun(undefined)} />
        ) : (
          <TrialIntro onStart={setBegun} />
        )}
      </div>
    </Main>
  )
}

/** What comes, how long it takes, and that it stays on this phone. */
function TrialIntro({ onStart }: { onStart: (as: Begun) => void }) {
  const session = useSession()
  return (
    <>
      <PageHeading
        title="How have you been?"
        lead={`${coreQuestionCount} short questions about the last two weeks: your well‑being, worry and mood. Most people need 5 minutes.`}
      />
      <Card>
        <h2>Try it now, nothing is saved</h2>
        <p className="mt-2">
          Your answers stay on this page. We do not save them and we do not send them, and no one
          else sees them. When you close the page, they are gone.
        </p>
        <p className="needs-script mt-2">How old are you?</p>
        <div className="form-actions mt-4 needs-script">
          <Button data-wake="" onClick={() => onStart('adult')}>
            I am 18 or older: start
          </Button>
          <Button data-wake="" variant="quiet" onClick={() => onStart('minor')}>
            I am under 18: start
          </Button>
        </div>
      </Card>
      <Section title="Or with an account">
        <p>
          {session
            ? 'You are logged in. In your account you can save your results and see what changes.'
            : 'With an account you can save your results, see what changes over time, and share them with your provider. It is free.'}
        </p>
        <div className="form-actions mt-4">
          {session ? (
            <LinkButton to="/screening" variant="quiet">
              To the questions in my account
            </LinkButton>
          ) : (
            <>
              <LinkButton to="/signup?next=/screening" variant="quiet">
                Create an account
              </LinkButton>
              <Link to="/login?next=/screening" className="link link-alone">
                Log in
              </Link>
            </>
          )}
        </div>
      </Section>
      <Section title="Good to know">
        <ul className="grid list-disc gap-2 ps-6">
          <li>One question at a time. You can go back, and stop whenever you like.</li>
          <li>
            You see your results at once. They are not a diagnosis: they show signs, and whether
            there is a reason to talk.
          </li>
          <li>You can decide afterwards to keep the results in an account.</li>
          <li>
            No one monitors this page. If you are in danger now,{' '}
            <Link to="/help-now" className="link">
              call a helpline
            </Link>
            .
          </li>
        </ul>
        <p className="mt-6">
          <Link to="/instruments" className="link link-alone">
            Where the questions come from
          </Link>
        </p>
      </Section>
    </>
  )
}
