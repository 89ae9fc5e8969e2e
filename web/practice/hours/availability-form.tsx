import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Availability, NewAvailability } from '#domain/practice/availability.ts'
import { slotsClosedBy } from '#domain/practice/open-slots.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { NumberField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { saveAvailability } from './availability-queries.ts'
import { draftOf, presets } from './hours-draft.ts'
import { toasts } from '#web/practice/texts.ts'
import { type ClinicTimes, WeekdayHours } from './weekday-hours.tsx'

/**
 * The week and the time between appointments; shows at once which slots are open.
 */
export function AvailabilityForm({
  saved,
  clinic,
}: {
  saved: Availability
  /** Undefined where it is not known, or is that of a new installation. */
  clinic: ClinicTimes | undefined
}) {
  const client = useQueryClient()
  const [draft, setDraft] = useState<NewAvailability>(saved)
  // The fields are uncontrolled; only a preset fills them again.
  const [filled, setFilled] = useState({ preset: '', hours: saved.hours, times: 0 })
  const [outside, setOutside] = useState(0)

  function follow({ target }: FormEvent) {
    const form = (target as HTMLInputElement).form
    if (form) setDraft(draftOf(Object.fromEntries(new FormData(form)) as Record<string, string>))
  }

  function fill(preset: string) {
    const hours = presets.find(({ label }) => label === preset)?.hours
    if (!hours) return
    setFilled(({ times }) => ({ preset, hours, times: times + 1 }))
    setDraft((before) => ({ ...before, hours }))
  }

  return (
    <Form
      className="hours-form"
      schema={async () => (await import('./hours-schema.ts')).hoursForm}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={async (hours) => {
        const answer = await saveAvailability(client, hours)
        setOutside(answer.outside)
        toast(toasts.hours)
      }}
    >
      <section aria-labelledby="week">
        <h2 id="week">Your week</h2>
        <input
          type="hidden"
          name="preset"
          value={filled.preset}
          data-kept=""
          onInput={(event) => fill(event.currentTarget.value)}
        />
        <div className="hours-presets">
          <p>Start from:</p>
          {presets.map(({ label }) => (
            <Button key={label} variant="quiet" onClick={() => fill(label)}>
              {label}
            </Button>
          ))}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens, and changes nothing */}
        <div key={filled.times} className="hours-week" onChange={follow}>
          {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
            <WeekdayHours
              key={weekday}
              weekday={weekday}
              filled={filled.hours.find((one) => one.weekday === weekday)}
              draft={draft.hours.find((one) => one.weekday === weekday)}
              clinic={clinic}
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="between">
        <h2 id="between">Between appointments</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as above */}
        <div onChange={follow}>
          <NumberField
            name="buffer_minutes"
            label="Keep free before and after each appointment"
            unit="minutes"
            defaultValue={saved.buffer_minutes}
          />
        </div>
        {clinic ? null : <p className="mt-2 text-muted">{whatBufferMeans(draft.buffer_minutes)}</p>}
      </section>
      <div role="status">
        {outside > 0 ? (
          <p className="hours-outside">
            {outside === 1
              ? 'One appointment is outside these hours. Cancel it, so that the patient is notified. '
              : `${outside} appointments are outside these hours. Cancel them, so that the patients are notified. `}
            <Link to="/appointment-scheduler#list" className="link">
              See your appointments
            </Link>
          </p>
        ) : null}
      </div>
    </Form>
  )
}

function whatBufferMeans(minutes: number): string {
  const closed = minutes > 0 ? slotsClosedBy('10:00', minutes) : []
  return closed.length === 0
    ? 'One appointment may follow another.'
    : `An appointment at 10:00 also closes ${closed.join(' and ')} on that day.`
}
