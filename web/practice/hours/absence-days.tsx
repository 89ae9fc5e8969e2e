import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { TimeField } from '#web/ui/forms/time-field.tsx'

/** The fields of an absence: days, and perhaps hours. */
export function AbsenceDays() {
  const today = dayOf(useNow())
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="grid gap-5 sm:col-span-2">
        <DateField name="first_day" label="First day" defaultValue={today} />
        <DateField name="last_day" label="Last day" defaultValue={today} />
      </div>
      <TimeField name="from" label="From" hint="Empty for the whole day." optional />
      <TimeField name="to" label="To" hint="Empty for the whole day." optional />
    </div>
  )
}
