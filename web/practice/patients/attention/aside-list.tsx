import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientName } from '#web/ui/patient-identity.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AttentionRow } from '#domain/practice/attention/schema.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatPlainDay } from '#web/platform/values/day-name.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles, toasts } from '#web/practice/texts.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { attentionAside, bringBack } from './attention-queries.ts'

/** The patients whose reasons the provider has put aside, with the note and the day on which they return. */
export function AsideList() {
  const query = useQuery(attentionAside)
  return (
    <QueryView
      query={query}
      failed={errorTitles.attention}
      Failed={NotShown}
      fallback={<Skeleton lines={4} />}
    >
      {({ patients }) => (
        <ul className="grid gap-4" aria-label="Patients you have a note about">
          {patients.map((patient) => (
            <PatientAside key={patient.id} patient={patient} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function PatientAside({ patient }: { patient: AttentionRow }) {
  const client = useQueryClient()
  const { id, reasons, last_note } = patient
  const name = nameOfPatient(patient)
  const back = useAction(() => bringBack(client, id), { success: toasts.broughtBack })
  return (
    <li className="max-w-none min-w-0 border-t border-hairline pt-4">
      <h3>
        <PatientName person={patient} />
      </h3>
      <ul className="my-2 grid gap-1">
        {reasons.map(({ reason, words }) => (
          <li key={reason}>{words}</li>
        ))}
      </ul>
      {last_note ? (
        <p className="wrap-anywhere">
          Your note of {formatDate(last_note.created_at)}: {last_note.note}{' '}
          <span className="text-muted">Back on {formatPlainDay(last_note.return_on)}.</span>
        </p>
      ) : null}
      <ActionButton action={back} variant="quiet" busyLabel="Saving...">
        Show in the list now<VisuallyHidden>: {name}</VisuallyHidden>
      </ActionButton>
    </li>
  )
}
