import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { RegistrationForAdmin } from '#domain/registration.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/lusaka-time-note.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'
import { ProblemError } from '#web/ui/problem.ts'
import { DecisionPanel } from './decision-panel.tsx'
import { Evidence } from './evidence.tsx'
import { registrationById } from './queries.ts'
import { failures } from './texts.ts'

/** One registration to decide on: what speaks for it, and the buttons beside that. */
export function RegistrationPage() {
  const id = useLocation().pathname.split('/')[3] ?? ''
  return (
    <Main>
      <p className="mb-4">
        <Link to="/admin" className="link inline-flex min-h-9 items-center gap-2">
          <Icon name="back" />
          All registrations
        </Link>
      </p>
      <Registration key={id} id={id} />
      <LusakaTimeNote />
    </Main>
  )
}

function Registration({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(registrationById(id))
  if (data) return <Decision registration={data} />
  // An address that is no id (422) leads nowhere either.
  if (error instanceof ProblemError && [404, 422].includes(error.status))
    return (
      <>
        <PageHeading title="This registration is not there" />
        <EmptyState
          text="It may have gone with the account of whoever sent it."
          action={<LinkButton to="/admin">See who waits</LinkButton>}
        />
      </>
    )
  return (
    <>
      <PageHeading title="A registration" />
      {error ? (
        <FailedState title={failures.registration} failure={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock />
      )}
    </>
  )
}

function Decision({ registration }: { registration: RegistrationForAdmin }) {
  const { provider, submitted_at } = registration
  return (
    <>
      <PageHeading
        kicker={provider.provider_status === 'approved' ? 'Renewal' : 'Admission'}
        title={provider.full_name || 'No name given'}
        lead={`Sent ${formatDateTime(submitted_at)}`}
      />
      <div className="grid gap-6 lg:grid-cols-[7fr_5fr]">
        <Evidence registration={registration} />
        <DecisionPanel registration={registration} />
      </div>
    </>
  )
}
