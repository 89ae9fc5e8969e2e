import type { SafetyAlert } from '#domain/safety/schema.ts'
import { dayOf, formatDateTime, formatTime } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { Card } from '#web/ui/layout/page.tsx'

/** That a person has withdrawn their consent while someone was trying to reach them, without what it covered. */
export function WithdrawnAlert({ alert }: { alert: SafetyAlert }) {
  const { patient, raised_at, withdrawn_at } = alert
  const now = useNow()
  if (!withdrawn_at) return null
  const when =
    dayOf(withdrawn_at) === dayOf(now)
      ? `at ${formatTime(withdrawn_at)}`
      : `on ${formatDateTime(withdrawn_at)}`
  return (
    <Card className="grid gap-2">
      <h2>
        <span translate="no">{patient.full_name ?? 'The person of an alert'}</span> withdrew {when}
      </h2>
      <p>
        <PatientIdentity person={patient} />
      </p>
      <p className="text-muted">Raised {formatDateTime(raised_at)}</p>
      <p>
        They no longer agree that we tell you when they may be unsafe. We do not show how to reach
        them any more, and no one else gets this alert. If you have heard that their life is in
        danger, call 112.
      </p>
    </Card>
  )
}
