import type { RegistrationForAdmin } from '#domain/practice/registration.ts'
import type { PathParams } from '#web/app/routing/route.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { Evidence } from './evidence.tsx'
import { OneToDecide } from '#web/admin/one-to-decide.tsx'
import { registrationById } from '#web/admin/queries.ts'
import { errorTitles } from '#web/admin/texts.ts'

/** One registration to decide on: the evidence, and the buttons beside it. */
export function RegistrationPage({ id }: PathParams<'/admin/provider-registrations/:id'>) {
  return (
    <OneToDecide
      id={id}
      query={registrationById}
      title="A registration"
      missing="Registration not found"
      failure={errorTitles.registration}
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
