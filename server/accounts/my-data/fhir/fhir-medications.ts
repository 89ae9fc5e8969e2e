import { lusakaClock } from '#domain/values/lusaka.ts'
import { planOn } from '#domain/medications/doses.ts'
import {
  amountInWords,
  countOf,
  foods,
  daysInWords,
  strengthInWords,
  type InjectionUnit,
} from '#domain/medications/options.ts'
import type { Medicine, MedicinePlan } from '#domain/medications/schema.ts'
import type { SymptomEntry } from '#domain/symptoms/schema.ts'
import { nameOfEntry, severities } from '#domain/symptoms/symptoms.ts'
import { concept, noteOf, referenceTo, type Resource } from './fhir-resource.ts'

/** Rows as the export has them: a plan of a medicine is in a table of its own. */
export type StoredMedicine = Omit<Medicine, 'plans'> & { user_id: string }
export type StoredPlan = MedicinePlan & { medicine_id: string }
export type StoredSymptom = SymptomEntry & { user_id: string }

/**
 * What a person says they take. Another clinic must not take an ended or future medicine for one in use:
 * its status says so, and the dosage is the plan in force alone, with the days it is for.
 *
 * @param today `YYYY-MM-DD` in Lusaka
 */
export function medicineResource(
  medicine: StoredMedicine,
  all: readonly StoredPlan[],
  today: string,
): Resource {
  const { starts_on, ends_on, stopped_at } = medicine
  const plans = all.filter(({ medicine_id }) => medicine_id === medicine.id)
  const status = statusOf(medicine, today)
  const lastDay = stopped_at ? lusakaClock(new Date(stopped_at)).day : ends_on
  const inForce =
    planOn({ plans }, lastDay !== null && lastDay < today ? lastDay : today) ??
    plans.toSorted((one, other) => (one.from_day < other.from_day ? -1 : 1))[0]
  const hasBegun = status !== 'not-taken' && status !== 'intended'
  const end = stopped_at && hasBegun ? stopped_at : ends_on
  const medicationCodeableConcept = concept(
    [medicine.name, inForce && strengthInWords(inForce)].filter(Boolean).join(' '),
  )
  return {
    resourceType: 'MedicationStatement',
    id: medicine.id,
    ...prescriptionOf(medicine, medicationCodeableConcept),
    status,
    medicationCodeableConcept,
    ...(medicine.purpose ? { reasonCode: [concept(medicine.purpose)] } : {}),
    subject: referenceTo(medicine.user_id),
    effectivePeriod: { start: starts_on, ...(end ? { end } : {}) },
    dateAsserted: medicine.created_at,
    informationSource: referenceTo(medicine.user_id),
    dosage: inForce ? [dosageOf(inForce, lastDay)] : [],
    ...notesOf(medicine, inForce),
  }
}

/** Who prescribed it, as the person says: a statement has no such field, the request behind it has. */
function prescriptionOf({ prescriber, user_id }: StoredMedicine, medication: object) {
  if (!prescriber) return {}
  const request = {
    resourceType: 'MedicationRequest',
    id: 'prescription',
    status: 'unknown',
    intent: 'order',
    medicationCodeableConcept: medication,
    subject: referenceTo(user_id),
    requester: { display: prescriber },
  }
  return { contained: [request], basedOn: [{ reference: '#prescription' }] }
}

function notesOf({ notes, supply_left, supply_on }: StoredMedicine, plan: StoredPlan | undefined) {
  const left =
    supply_left === null || !plan
      ? null
      : `Left on ${supply_on}: ${amountInWords({ ...plan, amount: supply_left })}.`
  const note = [notes, left].filter((text) => text !== null && text !== '')
  return note.length > 0 ? { note: note.map((text) => ({ text })) } : {}
}

/** UCUM codes of what injections are counted in; the other forms have words alone. */
const ucum: Partial<Record<InjectionUnit, string>> = {
  units: '[IU]',
  ml: 'mL',
  mg: 'mg',
  mcg: 'ug',
}

function quantityOf({ amount, form, unit }: StoredPlan) {
  const code = form === 'injection' ? ucum[unit ?? 'units'] : undefined
  return {
    value: amount,
    unit: countOf({ form, unit }).one,
    ...(code ? { system: 'http://unitsofmeasure.org', code } : {}),
  }
}

/** In the words of FHIR; `not-taken`: stopped before its first day. */
function statusOf({ starts_on, ends_on, stopped_at }: StoredMedicine, today: string) {
  if (stopped_at) return lusakaClock(new Date(stopped_at)).day < starts_on ? 'not-taken' : 'stopped'
  if (ends_on !== null && ends_on < today) return 'completed'
  return starts_on > today ? 'intended' : 'active'
}

/** As needed has a most of a day instead of times. */
function timingOf(plan: StoredPlan, boundsPeriod: object) {
  if (plan.at_most !== null) {
    const aDay = { value: 1, unit: 'day', system: 'http://unitsofmeasure.org', code: 'd' }
    return {
      asNeededBoolean: true,
      timing: { repeat: { boundsPeriod } },
      maxDosePerPeriod: {
        numerator: { ...quantityOf(plan), value: plan.amount * plan.at_most },
        denominator: aDay,
      },
    }
  }
  const rhythm =
    plan.every_days === null
      ? { dayOfWeek: plan.days.map((day) => day.slice(0, 3).toLowerCase()) }
      : { frequency: 1, period: plan.every_days, periodUnit: 'd' }
  const timeOfDay = plan.times.map((time) => `${time}:00`)
  return { timing: { repeat: { boundsPeriod, ...rhythm, timeOfDay } } }
}

/** @param lastDay `YYYY-MM-DD` where the medicine has an end */
function dosageOf(plan: StoredPlan, lastDay: string | null) {
  const { words } = foods.find(({ key }) => key === plan.food)!
  const end = lastDay !== null && lastDay >= plan.from_day ? { end: lastDay } : {}
  return {
    sequence: 1,
    text: [
      `From ${plan.from_day}:`,
      amountInWords(plan),
      ...(plan.at_most === null ? [`at ${plan.times.join(', ')};`] : []),
      daysInWords(plan).toLowerCase(),
      words,
    ]
      .filter(Boolean)
      .join(' '),
    ...timingOf(plan, { start: plan.from_day, ...end }),
    doseAndRate: [{ doseQuantity: quantityOf(plan) }],
  }
}

/** A logged symptom in the patient's words, with its severity. */
export function symptomResource(entry: StoredSymptom): Resource {
  const { label } = severities.find(({ value }) => value === entry.severity)!
  return {
    resourceType: 'Observation',
    id: entry.id,
    status: entry.corrected_at ? 'corrected' : 'final',
    code: concept('What the person felt'),
    subject: referenceTo(entry.user_id),
    effectiveDateTime: entry.felt_at,
    issued: entry.created_at,
    valueCodeableConcept: concept(nameOfEntry(entry)),
    component: [{ code: concept('How strong it was'), valueCodeableConcept: concept(label) }],
    ...noteOf(entry.notes),
  }
}
