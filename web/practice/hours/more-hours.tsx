import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Availability, DateHours } from '#domain/practice/availability.ts'
import { writeBlocks } from '#domain/values/hour-blocks.ts'
import { weekdays } from '#domain/values/weekdays.ts'
import { errorTitles, toasts } from '#web/practice/texts.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ownAvailability, ownSetup, saveAvailability } from './availability-queries.ts'

const fetchSchema = loadOnce(() => import('./more-hours-schema.ts'))

/** Single dates that count instead of the week, and further blocks of a day. */
export function MoreHours() {
  const query = useQuery(ownAvailability)
  const setup = useQuery(ownSetup)
  if (setup.isPending) return <Skeleton lines={4} />
  // The week that is shown at first is not stored yet, and a date is saved together with the week.
  if (setup.data?.has_hours === false) return <p className="text-muted">Save your week first.</p>
  return (
    <QueryView query={query} failed={errorTitles.availability} fallback={<Skeleton lines={4} />}>
      {(saved) => (
        <>
          <Dates saved={saved} />
          <ExtraHours saved={saved} />
        </>
      )}
    </QueryView>
  )
}

function Dates({ saved }: { saved: Availability }) {
  const client = useQueryClient()
  const dates = saved.dates ?? []
  return (
    <>
      {dates.length > 0 ? (
        <ul aria-label="Single dates" className="hours-away">
          {dates.map((one) => (
            <DateRow key={one.day} date={one} saved={saved} />
          ))}
        </ul>
      ) : (
        <p className="mb-3 text-muted">None. Each date follows your week.</p>
      )}
      <Form
        key={dates.length}
        schema={async () => (await fetchSchema()).dateForm}
        submitLabel="Add this date"
        busyLabel="Saving..."
        onSubmit={async ({ day, hours }) => {
          const others = dates.filter((one) => one.day !== day)
          await saveAvailability(client, { ...saved, dates: [...others, { day, hours }] })
          toast(toasts.hours)
        }}
      >
        <DateField name="day" label="Date" />
        <TextField
          name="hours"
          label="Hours on this date"
          hint="For example 09:00 to 12:00, 14:00 to 16:00. Leave it empty for a day off."
          autoComplete="off"
          maxLength={100}
          optional
        />
      </Form>
    </>
  )
}

function DateRow({ date: { day, hours }, saved }: { date: DateHours; saved: Availability }) {
  const client = useQueryClient()
  const remove = useAction(
    async () => {
      const dates = (saved.dates ?? []).filter((one) => one.day !== day)
      await saveAvailability(client, { ...saved, dates })
      toast(toasts.hours)
    },
    { failure: errorTitles.availabilityChange },
  )
  return (
    <li>
      {formatDate(day)}: {hours.length === 0 ? 'day off' : writeBlocks(hours)}
      <ActionButton variant="quiet" action={remove}>
        Remove<VisuallyHidden> {formatDate(day)}</VisuallyHidden>
      </ActionButton>
    </li>
  )
}

function ExtraHours({ saved }: { saved: Availability }) {
  const client = useQueryClient()
  const extra = saved.extra_hours ?? []
  return (
    <details className="mt-6">
      <summary>More hours of a day of the week</summary>
      <p className="my-3 text-muted">Besides the hours above, for example 18:00 to 20:00.</p>
      <Form
        schema={async () => (await fetchSchema()).extraForm}
        submitLabel="Save more hours"
        busyLabel="Saving..."
        onSubmit={async (typed) => {
          const extra_hours = (await fetchSchema()).toExtraHours(typed)
          await saveAvailability(client, { ...saved, extra_hours })
          toast(toasts.hours)
        }}
      >
        <div className="grid gap-x-6 md:grid-cols-2">
          {weekdays.map((name, index) => (
            <TextField
              key={name}
              name={`extra_${index + 1}`}
              label={name}
              autoComplete="off"
              maxLength={100}
              optional
              defaultValue={writeBlocks(extra.filter(({ weekday }) => weekday === index + 1))}
            />
          ))}
        </div>
      </Form>
    </details>
  )
}
