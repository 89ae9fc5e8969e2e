import { useState } from 'react'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { AdminMain } from './admin-main.tsx'
import { Inbox } from './inbox/inbox.tsx'
import { DecidedProviders, ProviderQueue } from './registrations/provider-queue.tsx'
import { DecidedStudents, StudentQueue } from './student-verifications/student-queue.tsx'

/** Nothing, but for a new account. */
const fetchFirstRun = async () => (await import('#web/first-run/first-run.tsx')).FirstRun

/** Late: it is gone once the clinic is set up. */
const fetchSteps = loadOnce(
  async () => (await import('./first-steps/first-steps-card.tsx')).FirstStepsCard,
)

/** An admin's start page: all that waits, the providers and students with a pending check, and what was decided. */
export function AdminPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Administration"
        lead="Providers and students to approve. No health data is shown here."
      />
      <Lazy load={fetchFirstRun} props={{ kind: 'admin' }} optional />
      <Lazy load={fetchSteps} props={{}} optional />
      <Inbox />
      <ProviderQueue />
      <StudentQueue />
      <Decided />
      <LusakaTimeNote />
    </AdminMain>
  )
}

/** What was decided. Reading the names is logged, so the admin opens it on request. */
function Decided() {
  const [shown, setShown] = useState<'providers' | 'students'>()
  return (
    <>
      <Section title="Decided already">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="quiet"
            aria-pressed={shown === 'providers'}
            onClick={() => setShown('providers')}
          >
            Show providers
          </Button>
          <Button
            variant="quiet"
            aria-pressed={shown === 'students'}
            onClick={() => setShown('students')}
          >
            Show students
          </Button>
        </div>
      </Section>
      {shown === 'providers' ? <DecidedProviders /> : null}
      {shown === 'students' ? <DecidedStudents /> : null}
    </>
  )
}
