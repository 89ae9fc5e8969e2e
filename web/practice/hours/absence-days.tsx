import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { TextField } from '#web/ui/forms/fields.tsx'

/** The fields of an absence: days, and perhaps hours. */
export function AbsenceDays() {
  const today = dayOf(useNow())
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="first_day" label="First day" type="date" defaultValue={today} />
      <TextField name="last_day" label="Last day" type="date" defaultValue={today} />
      <TextField name="from" label="From" hint="Empty for the whole day." type="time" optional />
      <TextField name="to" label="To" hint="Empty for the whole day." type="time" optional />
    </div>
  )
}
