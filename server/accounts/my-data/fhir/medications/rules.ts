import {
  amountInWords,
  foods,
  formOf,
  daysInWords,
  strengthInWords,
} from '#domain/medications/options.ts'
import type { Medicine, MedicinePlan } from '#domain/medications/schema.ts'
import type { SymptomEntry } from '#domain/symptoms/schema.ts'
import { nameOfEntry, severities } from '#domain/symptoms/symptoms.ts'
import { concept, noteOf, referenceTo, type Resource } from '../resource/rules.ts'

/** Rows as the export has them: a plan of a medicine stands in a table of its own. */
export type KeptMedicine = Omit<Medicine, 'plans'> & { user_id: string }
export type KeptPlan = MedicinePlan & { medicine_id: string }
export type KeptSymptom = SymptomEntry & { user_id: string }

/** What a person says they take, with each plan in its order as a dosage. */
export function medicineResource(medicine: KeptMedicine, all: readonly KeptPlan[]): Resource {
  const plans = all
    .filter(({ medicine_id }) => medicine_id === medicine.id)
    .toSorted((one, other) => (one.from_day < other.from_day ? -1 : 1))
  const { starts_on, ends_on, stopped_at } = medicine
  const latest = plans.at(-1)
  const end = stopped_at ?? ends_on
  return {
    resourceType: 'MedicationStatement',
    id: medicine.id,
    status: stopped_at ? 'stopped' : 'active',
    medicationCodeableConcept: concept(
      [medicine.name, latest && strengthInWords(latest)].filter(Boolean).join(' '),
    ),
    subject: referenceTo(medicine.user_id),
    effectivePeriod: { start: starts_on, ...(end ? { end } : {}) },
    dateAsserted: medicine.created_at,
    informationSource: referenceTo(medicine.user_id),
    dosage: plans.map(dosageOf),
    ...noteOf(medicine.notes),
  }
}

function dosageOf(plan: KeptPlan, place: number) {
  const { words } = foods.find(({ key }) => key === plan.food)!
  return {
    sequence: place + 1,
    text: [
      `From ${plan.from_day}:`,
      amountInWords(plan),
      `at ${plan.times.join(', ')};`,
      daysInWords(plan.days).toLowerCase(),
      words,
    ]
      .filter(Boolean)
      .join(' '),
    timing: {
      repeat: {
        dayOfWeek: plan.days.map((day) => day.slice(0, 3).toLowerCase()),
        timeOfDay: plan.times.map((time) => `${time}:00`),
      },
    },
    doseAndRate: [{ doseQuantity: { value: plan.amount, unit: formOf(plan.form).one } }],
  }
}

/** What a person noted of how they feel, in their words, with how strong it was. */
export function symptomResource(entry: KeptSymptom): Resource {
  const { label } = severities.find(({ value }) => value === entry.severity)!
  return {
    resourceType: 'Observation',
    id: entry.id,
    status: 'final',
    code: concept('What the person felt'),
    subject: referenceTo(entry.user_id),
    effectiveDateTime: entry.felt_at,
    issued: entry.created_at,
    valueCodeableConcept: concept(nameOfEntry(entry)),
    component: [{ code: concept('How strong it was'), valueCodeableConcept: concept(label) }],
    ...noteOf(entry.notes),
  }
}
