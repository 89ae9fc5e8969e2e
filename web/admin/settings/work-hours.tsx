import type { ClinicSettings } from '#domain/admin/clinic-settings.ts'
import { weekdays } from '#domain/values/weekdays.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'

const hours = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    value: String(first + index),
    label: `${String(first + index).padStart(2, '0')}:00`,
  }))

/** The days and hours in which the team works: three fields of the form. */
export function WorkHours({
  work_days,
  work_from,
  work_to,
}: Pick<ClinicSettings, 'work_days' | 'work_from' | 'work_to'>) {
  return (
    <>
      <ChoiceCards
        name="work_days"
        label="Days on which your team works"
        hint="Call-backs and reminders of safety alerts go by these times. Visits go by the calendar."
        multiple
        columns
        options={weekdays.map((label, index) => ({ value: String(index + 1), label }))}
        defaultValue={work_days.map(String)}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <SelectField
          name="work_from"
          label="Your team works from"
          options={hours(0, 12)}
          defaultValue={String(work_from)}
        />
        <SelectField
          name="work_to"
          label="Your team works until"
          options={hours(13, 24)}
          defaultValue={String(work_to)}
        />
      </div>
    </>
  )
}
