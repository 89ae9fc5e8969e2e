import { countTakenOn, lastDays, sumOf } from '#domain/medications/doses.ts'
import type { MedicineBox } from '#domain/medications/schema.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Card, VisuallyHidden } from '#web/ui/layout/page.tsx'

/** Below this share a sentence of help is shown beside the count. */
const often = 0.8

/** The share of planned doses that were taken, as text, and the last seven days one by one. */
export function ShareTaken({ box, now }: { box: MedicineBox; now: number }) {
  const counted = lastDays(30, now).map((day) => ({
    day,
    ...sumOf(
      box.medicines.map((medicine) =>
        countTakenOn(
          medicine,
          box.doses.filter(({ medicine_id }) => medicine_id === medicine.id),
          day,
          now,
        ),
      ),
    ),
  }))
  const week = counted.slice(-7)
  const [lately, month] = [sumOf(week), sumOf(counted)]
  if (month.planned === 0) return null
  return (
    <Card className="grid content-start gap-4">
      <h2>How it went</h2>
      <ol className="grid grid-cols-7 gap-1 text-center">
        {week.map(({ day, taken, planned }) => (
          <li key={day} className="grid justify-items-center gap-1">
            <span aria-hidden="true" className="text-sm text-muted">
              {formatDay(day).slice(0, 2)}
            </span>
            <span
              aria-hidden="true"
              className={`grid h-8 w-full place-items-center rounded-control text-sm ${planned > 0 && taken === planned ? 'bg-leaf-wash text-leaf' : 'bg-sunken'}`}
            >
              {planned === 0 ? (
                '–'
              ) : taken === planned ? (
                <Icon name="check" />
              ) : (
                `${taken}/${planned}`
              )}
            </span>
            <VisuallyHidden>
              {formatDay(day)}: {planned === 0 ? 'no doses' : `${taken} of ${planned}`}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <div>
        <p>
          In the last 7 days you took{' '}
          <strong>
            {lately.taken} of {lately.planned}
          </strong>{' '}
          doses, in the last 30 days{' '}
          <strong>
            {month.taken} of {month.planned}
          </strong>
          .
        </p>
        {lately.planned > 0 && lately.taken / lately.planned < often ? (
          <p className="mt-2 text-muted">
            Most people miss a dose sometimes. If it happens often, tell your clinician. Another
            time may suit your day better.
          </p>
        ) : null}
      </div>
    </Card>
  )
}
