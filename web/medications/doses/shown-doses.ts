import { doubleDoseShown, lateAdvice, latestJustNow } from '#domain/medications/close-doses.ts'
import {
  type DoseState,
  dosesOn,
  dueAt,
  isSameDose,
  type PlannedDose,
  planOn,
  stateOfDose,
} from '#domain/medications/doses.ts'
import { kindOf } from '#domain/medications/kinds.ts'
import { amountInWords, foods, strengthInWords } from '#domain/medications/options.ts'
import type { Medicine, MedicineBox, MedicineDose } from '#domain/medications/schema.ts'

/** A dose of a day as it is shown. */
export interface ShownDose {
  medicine: Medicine
  dose: PlannedDose
  known: MedicineDose | undefined
  state: DoseState
  /** "1 tablet, with food" */
  how: string
  name: string
  /** The text for an overdue dose that can still be taken or was just missed. */
  late: string | undefined
  /** More than half of the time to the next dose has passed. */
  isTooLate: boolean
}

/** Open doses come before later ones, and those before done ones. */
const order: Record<DoseState, number> = {
  overdue: 0,
  due: 0,
  later: 1,
  taken: 2,
  taken_late: 2,
  missed: 2,
}

/** The doses of a day, open ones first. */
export function shownOn({ medicines, doses }: MedicineBox, day: string, now: number): ShownDose[] {
  return medicines
    .flatMap((medicine) =>
      dosesOn(medicine, day).map((dose) => {
        const known = doses.find((one) => one.medicine_id === medicine.id && isSameDose(one, dose))
        const plan = planOn(medicine, day)!
        const food = foods.find(({ key }) => key === plan.food)!.words
        const state = stateOfDose(dose, known, now)
        const kind = kindOf({ ...medicine, form: plan.form })
        const isRecent = now - dueAt(dose) < doubleDoseShown
        return {
          medicine,
          dose,
          known,
          state,
          late: state === 'overdue' && isRecent ? lateAdvice(kind, medicine, dose, now) : undefined,
          isTooLate: now > latestJustNow(medicine, dose),
          name: [medicine.name, strengthInWords(plan)].filter(Boolean).join(' '),
          how: [amountInWords(plan), food].filter(Boolean).join(', '),
        }
      }),
    )
    .toSorted(
      (one, other) => order[one.state] - order[other.state] || dueAt(one.dose) - dueAt(other.dose),
    )
}

/** The key of a dose in a list. */
export const keyOf = ({ medicine, dose }: ShownDose) => `${medicine.id} ${dose.day} ${dose.time}`
