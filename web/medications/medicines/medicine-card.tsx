import { isActive, nextDoseDay, planOn } from '#domain/medications/doses.ts'
import { amountInWords, cares, planInWords, nameOfPackage } from '#domain/medications/options.ts'
import { lastSuppliedDay, leftOn } from '#domain/medications/supply.ts'
import type { Medicine } from '#domain/medications/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

/** What should be left by the schedule, and until when it is enough. */
function Supply({ medicine, today }: { medicine: Medicine; today: string }) {
  const left = leftOn(medicine, today)
  const plan = planOn(medicine, today) ?? medicine.plans[0]!
  if (left === null) return null
  const last = lastSuppliedDay(medicine)
  const enough = last !== null && last >= today ? ` Enough until ${formatDate(last)}.` : ''
  return (
    <p>
      By your plan, {amountInWords({ ...plan, amount: left })} left.{enough}
    </p>
  )
}

interface MedicineCardProps {
  medicine: Medicine
  now: number
  onChange: () => void
  onStop: () => void
  onRemove: (() => void) | undefined
}

/** A medicine in the list: name, dose, since when, and the actions on it. */
export function MedicineCard({ medicine, now, onChange, onStop, onRemove }: MedicineCardProps) {
  const { name, care, starts_on, ends_on, stopped_at, notes, reminders, purpose, prescriber } =
    medicine
  const today = dayOf(now)
  const plan = planOn(medicine, today) ?? medicine.plans[0]!
  const next = medicine.plans.find(({ from_day }) => from_day > today && from_day > plan.from_day)
  const active = isActive(medicine, today)
  const nextDay = active && plan.every_days ? nextDoseDay(medicine, today) : undefined
  const span = [
    starts_on > today ? `Starts ${formatDate(starts_on)}` : `Since ${formatDate(starts_on)}`,
    stopped_at
      ? `stopped ${formatDate(stopped_at)}`
      : ends_on
        ? `${ends_on < today ? 'ended' : 'until'} ${formatDate(ends_on)}`
        : '',
  ]
  const label = <VisuallyHidden>{name}</VisuallyHidden>
  return (
    <li className="grid max-w-none gap-2 border-t border-hairline py-4 first:border-0 first:pt-0">
      <h3 className="wrap-anywhere">
        {nameOfPackage(name, plan)}
        <span className="block text-sm font-normal text-muted">
          {care === 'other'
            ? ''
            : `For ${cares.find(({ key }) => key === care)!.label.toLowerCase()}. `}
          {span.filter(Boolean).join(', ')}.
        </span>
      </h3>
      <p>
        {planInWords(plan)}
        {nextDay ? ` Next: ${nextDay === today ? 'today' : formatDate(nextDay)}.` : ''}
      </p>
      {active ? <Supply medicine={medicine} today={today} /> : null}
      {purpose || prescriber ? (
        <p className="text-muted wrap-anywhere">
          {[purpose && `For: ${purpose}.`, prescriber && `Prescribed by ${prescriber}.`]
            .filter(Boolean)
            .join(' ')}
        </p>
      ) : null}
      {active && next ? (
        <p>
          From {formatDate(next.from_day)}: {planInWords(next)}
        </p>
      ) : null}
      {notes ? <p className="text-muted wrap-anywhere">{notes}</p> : null}
      {active && reminders ? (
        <p className="text-muted">An email reminds you of each dose.</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {active ? (
          <>
            <Button
              variant="quiet"
              data-adds-fields="strength"
              data-of={medicine.id}
              onClick={onChange}
            >
              Change
              {label}
            </Button>
            <Button variant="quiet" onClick={onStop}>
              Stop taking it
              {label}
            </Button>
          </>
        ) : null}
        {onRemove ? (
          <Button variant="quiet" onClick={onRemove}>
            Delete
            {label}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
