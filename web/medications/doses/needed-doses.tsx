import { moreThanMost } from '#domain/medications/close-doses.ts'
import { atMostOn, isActive, planOn } from '#domain/medications/doses.ts'
import { amountInWords, daysInWords, nameOfPackage } from '#domain/medications/options.ts'
import type { Medicine, MedicineBox } from '#domain/medications/schema.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { AllergyWarning } from '../allergy-warning.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { dayOf } from '#web/platform/values/dates.ts'
import { dosesCountedWith } from './counted-doses.ts'
import type { ShownDose } from './shown-doses.ts'

interface NeededDosesProps {
  box: MedicineBox
  /** `YYYY-MM-DD` */
  day: string
  now: number
  isBusy: boolean
  onTaken: (dose: ShownDose) => void
  onUndo: (dose: ShownDose) => void
}

/** A dose of a medicine taken as needed, as it is recorded: at the minute in which it was taken. */
function doseAt(medicine: Medicine, day: string, time: string): ShownDose {
  const plan = planOn(medicine, day)!
  return {
    medicine,
    dose: { day, time },
    known: undefined,
    state: 'due',
    how: amountInWords(plan),
    name: nameOfPackage(medicine.name, plan),
    late: undefined,
    isBefore: false,
    isYesterday: false,
    isTooLate: false,
  }
}

/** The medicines that are taken when needed: what was logged on a day, and a button for one more today. */
export function NeededDoses({ box, day, now, isBusy, onTaken, onUndo }: NeededDosesProps) {
  const today = dayOf(now)
  const needed = box.medicines.filter(
    (medicine) =>
      day >= medicine.starts_on &&
      atMostOn(medicine, day) !== undefined &&
      (day !== today || isActive(medicine, today)),
  )
  return needed.length === 0 ? null : (
    <ul className="grid gap-3" aria-label="When needed">
      {needed.map((medicine) => {
        const plan = planOn(medicine, day)!
        const { name, how } = doseAt(medicine, day, '00:00')
        const logged = box.doses.filter(
          (dose) => dose.medicine_id === medicine.id && dose.day === day,
        )
        const full = moreThanMost(medicine, dosesCountedWith(box, medicine), now, 1)
        return (
          <li key={medicine.id} className="grid max-w-none gap-2 border-t border-hairline pt-3">
            <strong className="wrap-anywhere">{name}</strong>
            <span className="text-muted">
              {how}. {daysInWords(plan)}.
            </span>
            {logged.map(({ time }) => (
              <span key={time} className="flex items-center gap-x-3">
                Taken, {time}
                <button
                  type="button"
                  className="link min-h-11"
                  aria-disabled={isBusy}
                  onClick={() => onUndo(doseAt(medicine, day, time))}
                >
                  Undo
                  <VisuallyHidden>
                    {name}, {time}
                  </VisuallyHidden>
                </button>
              </span>
            ))}
            {day !== today ? null : (
              <>
                <AllergyWarning name={medicine.name} />
                {full ? (
                  <p>
                    You logged {full.taken.length} in the last 24 hours. Do not take more today
                    before you have asked your clinic or a pharmacist.
                  </p>
                ) : null}
                <Button
                  variant={full ? 'quiet' : 'leaf'}
                  className="justify-self-start"
                  aria-disabled={isBusy}
                  onClick={() => onTaken(doseAt(medicine, today, lusakaClock(new Date()).time))}
                >
                  Taken now
                  <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
