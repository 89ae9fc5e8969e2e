import { TextField } from '#web/ui/forms/fields.tsx'
import { TimeField } from '#web/ui/forms/time-field.tsx'
import { typedOver } from './overbook-time.ts'

/** A time at which the provider is not free, and why staff book it all the same. */
export function OverbookFields() {
  return (
    <div className="grid gap-5">
      <p>
        It may overlap another visit, or be outside of the hours. Both visits stay. The patient must
        have agreed.
      </p>
      <input type="hidden" name="appointment_time" value={typedOver} />
      <TimeField
        name="over_time"
        label="Time"
        hint="24 hours: 06:30 or 18:30. For a patient who is here already, a time up to an hour ago."
      />
      <TextField
        name="overbook_reason"
        label="Reason"
        hint="Do not write about health. The patient does not read it."
        maxLength={200}
      />
    </div>
  )
}
