import { useState } from 'react'
import { dayAfter } from '#domain/values/lusaka.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDay } from '#web/platform/values/dates.ts'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { SelectField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { TimeField } from '#web/ui/forms/time-field.tsx'

/** So many days are chosen by one press; others are typed. */
const nearDays = 28

interface AbsenceFieldsProps {
  /** The day chosen at first; today without it. */
  day?: string | undefined
  /** What a reason would cancel, and when; undefined while that is not known. */
  cancels: string | undefined
  /** The field of the reason has the focus: what would be cancelled is counted. */
  onLook: (form: HTMLFormElement | null) => void
  onReason: (hasReason: boolean) => void
}

/**
 * The fields of an absence: one day by one press or several days, perhaps hours, and why all that falls into it is
 * cancelled, where it is.
 *
 * Hours of several days are those of the first and of the last day: the days between are whole.
 */
export function AbsenceFields({ day, cancels, onLook, onReason }: AbsenceFieldsProps) {
  const today = dayOf(useNow())
  const first = day ?? today
  const near = Array.from({ length: nearDays }, (_, index) => dayAfter(today, index))
  const days = near.includes(first) ? near : [first, ...near]
  const [isOther, setOther] = useState(false)
  const labels = new Map([
    [today, 'Today, '],
    [dayAfter(today, 1), 'Tomorrow, '],
  ])
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="grid gap-5 sm:col-span-2">
        <SelectField
          name="day"
          label="Day"
          data-adds-fields="first_day last_day"
          defaultValue={first}
          onChange={(event) => setOther(event.currentTarget.value === 'other')}
          options={[
            ...days.map((one) => ({
              value: one,
              label: `${labels.get(one) ?? ''}${formatDay(`${one}T10:00Z`)}`,
            })),
            { value: 'other', label: 'Several days, or a later day' },
          ]}
        />
        {isOther ? (
          <>
            <DateField name="first_day" label="First day" defaultValue={first} />
            <DateField name="last_day" label="Last day" defaultValue={first} />
          </>
        ) : null}
      </div>
      <TimeField
        name="from"
        label={isOther ? 'From, on the first day' : 'From'}
        hint="Empty for the whole day."
        optional
      />
      <TimeField
        name="to"
        label={isOther ? 'To, on the last day' : 'To'}
        hint={
          isOther
            ? 'Empty for the whole day. The days between are whole days.'
            : 'Empty for the whole day.'
        }
        optional
      />
      <div className="sm:col-span-2">
        <TextAreaField
          name="cancel_reason"
          label="Reason, to cancel all appointments then"
          hint="Leave it empty to keep them and move them one by one. Patients do not read it."
          rows={2}
          maxLength={500}
          onFocus={(event) => onLook(event.currentTarget.form)}
          onInput={(event) => onReason(event.currentTarget.value.trim() !== '')}
          optional
        />
        <p role="status" className="font-bold">
          {cancels}
        </p>
      </div>
    </div>
  )
}
