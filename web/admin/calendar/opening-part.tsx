import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeptCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import { writeBlocks } from '#domain/values/hour-blocks.ts'
import { weekdays } from '#domain/values/weekdays.ts'
import { toasts } from '#web/admin/texts.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { NumberField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { changeCalendar } from './calendar-queries.ts'
import { seenCalendar } from './seen-calendar.ts'

const fetchSchema = loadOnce(() => import('./opening-schema.ts'))

/** The opening hours of the week and the slot grid, in one form. */
export function OpeningPart({ calendar }: { calendar: KeptCalendar }) {
  const client = useQueryClient()
  // What is typed began with it, so a change of another admin is reported until the page is loaded again.
  const [opened, setOpened] = useState(calendar)
  return (
    <section aria-labelledby="opening-hours" className="mt-12">
      <h2 id="opening-hours">Opening hours</h2>
      <p className="mb-4 text-muted">
        For example 09:00 to 12:00, 14:00 to 17:00. Leave a day empty where the clinic is closed.
      </p>
      <Form
        schema={async () => (await fetchSchema()).openingForm}
        submitLabel="Save opening hours"
        busyLabel="Saving..."
        onSubmit={async (typed) => {
          const opening = (await fetchSchema()).toOpening(typed)
          const part = { opening, slot_minutes: typed.slot_minutes }
          setOpened(await changeCalendar(client, seenCalendar(opened, calendar), part))
          toast(toasts.calendarSaved)
        }}
      >
        <div className="grid gap-6 md:grid-cols-2">
          {weekdays.map((name, index) => (
            <TextField
              key={name}
              name={`hours_${index + 1}`}
              label={name}
              autoComplete="off"
              maxLength={80}
              optional
              defaultValue={writeBlocks(
                opened.opening.filter(({ weekday }) => weekday === index + 1),
              )}
            />
          ))}
        </div>
        <NumberField
          name="slot_minutes"
          label="Appointments start every"
          hint="From 10 to 60, counted from each opening."
          unit="minutes"
          defaultValue={opened.slot_minutes}
        />
      </Form>
    </section>
  )
}
