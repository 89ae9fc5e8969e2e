import * as z from 'zod/mini'
import {
  bloodPressureParts,
  bloodPressureReading,
  checkLevel,
  diastolicIsBelow,
  glucoseParts,
  glucoseReading,
  glucoseUnit,
} from '../readings/schema.ts'
import { correction } from '../values/correction.ts'
import { freeText } from '../values/text.ts'
import { asPatientReadsGlucose, asPatientReadsPressure } from './clinic-readings.ts'

/** Whether the caller entered it: what another provider entered is changed with a reason. */
const entered = { is_own: z.boolean() }
const clinicBloodPressure = z.extend(z.omit(bloodPressureReading, { notes: true }), entered)
const clinicGlucose = z.extend(z.omit(glucoseReading, { notes: true }), entered)
export type ClinicBloodPressure = z.output<typeof clinicBloodPressure>
export type ClinicGlucose = z.output<typeof clinicGlucose>

/** The newest readings that were entered for a patient at a clinic and that the caller may change, without notes. */
export const clinicReadings = z.object({
  blood_pressure: z.array(clinicBloodPressure),
  glucose: z.array(clinicGlucose),
})
export type ClinicReadings = z.output<typeof clinicReadings>

/** What was corrected, with what the patient reads beside it now. */
export const changedBloodPressure = z.extend(clinicBloodPressure, asPatientReadsPressure)
export const changedGlucose = z.extend(clinicGlucose, asPatientReadsGlucose)
export type ChangedBloodPressure = z.output<typeof changedBloodPressure>
export type ChangedGlucose = z.output<typeof changedGlucose>

/** What the patient reads about a change. */
const reason = z.nullish(freeText(300))
export const clinicRemoval = z.strictObject({ reason })
export type ClinicRemoval = z.output<typeof clinicRemoval>

const { systolic, diastolic, pulse } = bloodPressureParts
const { glucose_level, meter_shows, context } = glucoseParts
/** Of what was entered at a clinic the values alone are corrected: its time and note stay. */
const pressureParts = { systolic, diastolic, pulse, reason }
const glucoseValues = { glucose_level, meter_shows, context, reason }

export const clinicBloodPressureCorrection = z
  .strictObject({ ...correction, ...pressureParts })
  .check(diastolicIsBelow)
export const clinicGlucoseCorrection = z
  .strictObject({ ...correction, ...glucoseValues, unit: z._default(glucoseUnit, 'mg/dL') })
  .check(checkLevel)

/** The same as a provider types them. */
export const typedClinicBloodPressure = z.strictObject(pressureParts).check(diastolicIsBelow)
export const typedClinicGlucose = z
  .strictObject({ ...glucoseValues, unit: z.optional(glucoseUnit) })
  .check(checkLevel)
export type TypedClinicBloodPressure = z.output<typeof typedClinicBloodPressure>
export type TypedClinicGlucose = z.output<typeof typedClinicGlucose>
