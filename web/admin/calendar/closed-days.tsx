import { useQueryClient } from '@tanstack/react-query'
import type { ClosedDay } from '#domain/appointments/clinic-calendar.ts'
import type { KeptCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import { publicHolidays } from '#domain/appointments/public-holidays.ts'
import { dayAfter, instantAt, lusakaClock } from '#domain/values/lusaka.ts'
import { errorTitles, toasts } from '#web/admin/texts.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { changeCalendar } from './calendar-queries.ts'

const fetchSchema = loadOnce(() => import('./closed-day-schema.ts'))

interface DayOfCalendar extends ClosedDay {
  isHoliday: boolean
}

/** Public holidays and own closed days from a day (`YYYY-MM-DD`) on, for a year. */
function daysOfYear(calendar: KeptCalendar, today: string): DayOfCalendar[] {
  const last = dayAfter(today, 366)
  const year = Number(today.slice(0, 4))
  const own = new Map(calendar.closed_days.map((one) => [one.day, one]))
  const holidays = [...publicHolidays(year), ...publicHolidays(year + 1)]
  const holidayDays = new Set(holidays.map(({ day }) => day))
  const all = [
    ...holidays.map(({ day, name }) => ({
      day,
      name: own.get(day)?.name ?? name,
      is_closed: own.get(day)?.is_closed ?? calendar.closes_on_holidays,
      isHoliday: true,
    })),
    ...calendar.closed_days
      .filter(({ day }) => !holidayDays.has(day))
      .map((one) => ({ ...one, isHoliday: false })),
  ]
  return all
    .filter(({ day }) => day >= today && day <= last)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

/** The closed days of the next year, with a form for another one. */
export function ClosedDays({ calendar }: { calendar: KeptCalendar }) {
  const client = useQueryClient()
  const now = useNow()
  const days = daysOfYear(calendar, lusakaClock(now).day)
  return (
    <section aria-labelledby="closed-days" className="mt-12">
      <h2 id="closed-days">Closed days</h2>
      <p className="text-muted">
        The public holidays of Zambia of the next year, and days that you add. Nothing can be booked
        on a closed day.
      </p>
      <ul aria-label="Closed days" className="mt-4 grid max-w-3xl">
        {days.map((one) => (
          <DayRow key={one.day} day={one} calendar={calendar} />
        ))}
      </ul>
      <h3 className="mt-8">Close another day</h3>
      <Form
        key={calendar.closed_days.length}
        schema={async () => (await fetchSchema()).closedDayForm}
        submitLabel="Close this day"
        busyLabel="Saving..."
        onSubmit={async ({ day, name }) => {
          const closed_days = [
            ...calendar.closed_days.filter((one) => one.day !== day),
            { day, name, is_closed: true },
          ]
          await changeCalendar(client, calendar, { closed_days })
          toast(toasts.dayClosed)
        }}
      >
        <DateField name="day" label="Day" />
        <TextField
          name="name"
          label="Name"
          hint="For example Staff training."
          autoComplete="off"
          maxLength={60}
        />
      </Form>
    </section>
  )
}

function DayRow({ day: one, calendar }: { day: DayOfCalendar; calendar: KeptCalendar }) {
  const client = useQueryClient()
  const { day, name, is_closed, isHoliday } = one
  const change = useAction(
    async () => {
      const others = calendar.closed_days.filter((other) => other.day !== day)
      // A holiday is closed again by its rule, and a day of one’s own is open without an entry.
      const isUsual = isHoliday ? is_closed !== calendar.closes_on_holidays : is_closed
      const closed_days = isUsual ? others : [...others, { day, name, is_closed: !is_closed }]
      await changeCalendar(client, calendar, { closed_days })
      toast(is_closed ? toasts.dayOpened : toasts.dayClosed)
    },
    { failure: errorTitles.calendarChange },
  )
  return (
    <li className="flex max-w-none flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline py-3">
      <p>
        <strong>{formatDay(instantAt(day, '12:00'))}</strong> {day.slice(0, 4)}: {name}
        {is_closed ? '' : ' (open)'}
      </p>
      <ActionButton variant="quiet" action={change}>
        {is_closed ? 'Open this day' : 'Close this day'}
        <VisuallyHidden>
          {' '}
          {name}, {formatDay(instantAt(day, '12:00'))} {day.slice(0, 4)}
        </VisuallyHidden>
      </ActionButton>
    </li>
  )
}
