import type { RegistrationForAdmin } from '#domain/registration.ts'
import { formatDateTime } from '#web/ui/dates.ts'
import { PageHeading } from '#web/ui/page.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { Evidence } from './evidence.tsx'
import { OneToDecide } from './one-to-decide.tsx'
import { registrationById } from './queries.ts'
import { failures } from './texts.ts'

/** One registration to decide on: what speaks for it, and the buttons beside that. */
export function RegistrationPage() {
  return (
    <OneToDecide
      query={registrationById}
      title="A registration"
      missing="This registration is not there"
      failure={failures.registration}
    >
      {(registration) => <Decision registration={registration} />}
    </OneToDecide>
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
