import {
  doubleDoseShown,
  lateAdvice,
  latestJustNow,
  takenClose,
} from '#domain/medications/close-doses.ts'
import {
  type DoseState,
  dosesOn,
  dueAt,
  isSameDose,
  type PlannedDose,
  planOn,
  stateOfDose,
} from '#domain/medications/doses.ts'
import { isBeforeWritten, isStillForToday } from '#domain/medications/doses-of-today.ts'
import { type Kind, kindOf } from '#domain/medications/kinds.ts'
import { amountInWords, foods, nameOfPackage } from '#domain/medications/options.ts'
import type { Medicine, MedicineBox, MedicineDose } from '#domain/medications/schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { dayOf, formatTime } from '#web/platform/values/dates.ts'
import { beforeWritten } from '../texts.ts'
import { dosesCountedWith } from './counted-doses.ts'

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
  /** It was due before the medicine was written down, so it may have been taken: asked first. */
  isBefore: boolean
  /** A dose of yesterday that can still be taken. */
  isYesterday: boolean
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

const inOrder = (one: ShownDose, other: ShownDose) =>
  order[one.state] - order[other.state] || dueAt(one.dose) - dueAt(other.dose)

/** What to say where another dose, also of another entry, was taken too short a time ago. */
function takenBefore(box: MedicineBox, medicine: Medicine, dose: PlannedDose, now: number) {
  const taken_at = new Date(now).toISOString()
  const asIf = { ...dose, medicine_id: medicine.id, outcome: 'taken_late' as const, taken_at }
  const close = takenClose(medicine, dosesCountedWith(box, medicine), asIf)
  if (!close) return undefined
  const name = box.medicines.find(({ id }) => id === close.medicine_id)!.name
  return `You logged ${name} at ${formatTime(close.taken_at!)}. Do not take another dose now. Ask your clinic or a pharmacist when to take the next one.`
}

/** Of a dose that was due before its medicine was written down, no advice says to take it. */
function adviceOn(
  box: MedicineBox,
  medicine: Medicine,
  dose: PlannedDose,
  { kind, isBefore, now }: { kind: Kind; isBefore: boolean; now: number },
): string {
  const before = takenBefore(box, medicine, dose, now)
  return before ?? (isBefore ? beforeWritten : lateAdvice(kind, medicine, dose, now))
}

/** The doses of today, and above them those of yesterday that can still be taken. */
export function shownToday(box: MedicineBox, now: number): ShownDose[] {
  const today = dayOf(now)
  const yesterday = shownOn(box, dayAfter(today, -1), now)
    .filter(({ medicine, dose, known }) => isStillForToday(medicine, dose, known, now))
    .map((shown) => ({ ...shown, isYesterday: true }))
  return [...yesterday, ...shownOn(box, today, now)].toSorted(inOrder)
}

/** The doses of a day, open ones first. */
export function shownOn(box: MedicineBox, day: string, now: number): ShownDose[] {
  const { medicines, doses } = box
  return medicines
    .flatMap((medicine) =>
      dosesOn(medicine, day).map((dose) => {
        const known = doses.find((one) => one.medicine_id === medicine.id && isSameDose(one, dose))
        const plan = planOn(medicine, day)!
        const food = foods.find(({ key }) => key === plan.food)!.words
        const state = stateOfDose(dose, known, now)
        const kind = kindOf({ ...medicine, form: plan.form })
        const isBefore = known === undefined && isBeforeWritten(medicine, dose)
        const isLate = state === 'overdue' || (isBefore && state === 'due')
        const isRecent = now - dueAt(dose) < doubleDoseShown
        return {
          medicine,
          dose,
          known,
          state,
          late:
            isRecent && isLate ? adviceOn(box, medicine, dose, { kind, isBefore, now }) : undefined,
          isBefore,
          isYesterday: false,
          isTooLate: now > latestJustNow(medicine, dose),
          name: nameOfPackage(medicine.name, plan),
          how: [amountInWords(plan), food].filter(Boolean).join(', '),
        }
      }),
    )
    .toSorted(inOrder)
}

/** The key of a dose in a list. */
export const keyOf = ({ medicine, dose }: ShownDose) => `${medicine.id} ${dose.day} ${dose.time}`
