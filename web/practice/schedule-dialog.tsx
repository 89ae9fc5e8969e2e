import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bookingDays, sessionTypes } from '#domain/appointments/slots.ts'
import type { PatientRow } from '#domain/practice/patients.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-fields.tsx'
import { addDays, dayOf, formatDay } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { useRetryId } from '#web/ui/retry-id.ts'
import { toast } from '#web/ui/toast.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { ownSlots, proposeTime } from './appointment-queries.ts'
import { failures, notices } from './texts.ts'

interface ScheduleDialogProps {
  patient: PatientRow | undefined
  onClose: () => void
}

/** Proposes a time to a patient, who must accept it. */
export function ScheduleDialog({ patient, onClose }: ScheduleDialogProps) {
  return (
    <Dialog
      open={patient !== undefined}
      onClose={onClose}
      title={`Schedule a session with ${patient?.full_name || 'Unknown Patient'}`}
    >
      {patient ? <ScheduleForm key={patient.id} patient={patient} onClose={onClose} /> : null}
    </Dialog>
  )
}

function ScheduleForm({ patient, onClose }: { patient: PatientRow; onClose: () => void }) {
  const client = useQueryClient()
  const retry = useRetryId()
  const today = dayOf(useNow())
  const [day, setDay] = useState(addDays(today, 1))
  return (
    <Form
      schema={async () => (await import('./proposal-schema.ts')).proposal}
      submitLabel="Propose this time"
      busyLabel="Sending..."
      onSubmit={async (values) => {
        const wanted = { ...values, patient_id: patient.id }
        await proposeTime(client, { ...wanted, id: retry.idFor(wanted) })
        retry.settle()
        toast(notices.proposed(patient.full_name || 'Unknown Patient'))
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <p>The patient is told by mail and must accept it.</p>
      <TextField
        name="day"
        label="Day"
        type="date"
        required
        min={today}
        max={addDays(today, bookingDays)}
        defaultValue={day}
        onChange={({ currentTarget }) => {
          if (currentTarget.validity.valid) setDay(currentTarget.value)
        }}
      />
      <Slots day={day} />
      <ChoiceCards name="session_type" label="Session type" options={sessionTypes} columns />
    </Form>
  )
}

const reasons = { past: 'gone by', yours: 'taken', taken: 'taken' } as const

/** The six times of the day, those that are not free with the reason. */
function Slots({ day }: { day: string }) {
  const { data, error, refetch } = useQuery(ownSlots(day))
  if (error && !data)
    return <FailedState title={failures.slots} failure={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} text="Loading times..." />
  const isNoneFree = data.every(({ free }) => !free)
  return (
    <ChoiceCards
      // Another day has other times: what was chosen on the one before is not carried over.
      key={day}
      name="appointment_time"
      label={`Time on ${formatDay(day)}`}
      {...(isNoneFree ? { hint: 'You have no free time on this day. Choose another.' } : {})}
      options={data.map(({ time, starts_at, free, reason }) => ({
        value: starts_at,
        label: time,
        ...(free ? {} : { disabled: true, detail: reasons[reason ?? 'taken'] }),
      }))}
      columns
    />
  )
}
