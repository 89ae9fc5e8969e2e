import { useQueryClient } from '@tanstack/react-query'
import { groupLimits, type PlannedGroupSession } from '#domain/students/groups.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { dayOf, formatTime } from '#web/platform/values/dates.ts'
import { NumberField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { TimeField } from '#web/ui/forms/time-field.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { changeSession, planSession } from './group-session-queries.ts'
import { toasts } from '#web/admin/texts.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

const fetchSchema = loadOnce(() => import('./group-session-schema.ts'))

interface PlanSessionFormProps {
  /** A session that is planned already, to be changed. */
  session?: PlannedGroupSession | undefined
  onClose: () => void
}

/**
 * A group session: what it is about, when, for how many, and how they join. Closes only once it is
 * saved.
 */
export function PlanSessionForm({ session: planned, onClose }: PlanSessionFormProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await fetchSchema()).sessionForm}
      submitLabel={planned ? 'Save changes' : 'Plan this session'}
      busyLabel="Saving..."
      onSubmit={async (typed) => {
        const session = (await fetchSchema()).toNewSession(typed)
        if (planned) await changeSession(client, planned.id, session)
        else await planSession(client, { ...session, id: retry.keyFor(session) })
        retry.reset()
        toast(planned ? toasts.changed : toasts.planned)
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      {planned ? <p>Participants get an email if the time changes.</p> : null}
      <TextField
        name="topic"
        label="Topic"
        hint="For example Exam nerves."
        maxLength={120}
        defaultValue={planned?.topic}
      />
      <TextAreaField
        name="description"
        label="Description"
        hint="Who it is for and what happens. Everyone can read it."
        rows={3}
        maxLength={1000}
        defaultValue={planned?.description}
      />
      <DateField
        name="session_time"
        label="Day"
        {...(planned ? { defaultValue: dayOf(planned.session_time) } : {})}
      />
      <TimeField
        name="time"
        label="Time in Lusaka"
        hint="24 hours: 09:00 or 17:30"
        defaultValue={planned && formatTime(planned.session_time)}
      />
      <NumberField
        name="duration_minutes"
        label="Length"
        unit="minutes"
        defaultValue={planned?.duration_minutes ?? 60}
      />
      <NumberField
        name="capacity"
        label="How many can come"
        hint={`From ${groupLimits.capacity.min} to ${groupLimits.capacity.max}. In a smaller group people could be recognised.`}
        unit="people"
        defaultValue={planned?.capacity}
      />
      <TextAreaField
        name="how_to_join"
        label="How to join"
        hint="A room, a number to dial, a link. Only those who registered read it."
        rows={3}
        maxLength={1000}
        defaultValue={planned?.how_to_join}
      />
    </Form>
  )
}
