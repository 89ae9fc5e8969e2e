import * as z from 'zod/mini'
import { medicinePlan } from '../medications/schema.ts'
import { bloodPressureReport, glucoseReport } from '../readings/report-schema.ts'
import { bloodPressureReading, glucoseReading } from '../readings/schema.ts'
import { weightEntry } from '../weights/schema.ts'

const instant = z.iso.datetime({ offset: true })

/** The summary that a patient shows at a clinic: readings and entries as of `made_at`. */
export const mySummary = z.object({
  made_at: instant,
  full_name: z.string(),
  date_of_birth: z.nullable(z.iso.date()),
  /** While the answer counts: with the time of it. */
  pregnancy: z.nullable(z.object({ status: z.enum(['pregnant', 'postpartum']), at: instant })),
  /** Of all readings and symptoms of the days, newest first. */
  dangers: bloodPressureReport.shape.dangers,
  blood_pressure: z.extend(
    z.pick(bloodPressureReport, {
      count: true,
      average: true,
      lowest: true,
      highest: true,
      in_range: true,
      low: true,
      target: true,
      days: true,
    }),
    {
      newest: z.nullable(
        z.pick(bloodPressureReading, { systolic: true, diastolic: true, created_at: true }),
      ),
    },
  ),
  glucose: z.extend(
    z.pick(glucoseReport, {
      unit: true,
      count: true,
      average: true,
      lowest: true,
      highest: true,
      in_range: true,
      shaded: true,
      off_scale: true,
      days: true,
    }),
    {
      newest: z.nullable(
        z.pick(glucoseReading, {
          entered_value: true,
          entered_unit: true,
          meter_shows: true,
          created_at: true,
        }),
      ),
    },
  ),
  /** The newest of half a year, and all of it; null where there is none. */
  weight: z.nullable(
    z.object({
      newest: z.pick(weightEntry, {
        weight_kg: true,
        waist_cm: true,
        height_cm: true,
        created_at: true,
      }),
      /** Where it is shown: domain/weights/bmi.ts. */
      bmi: z.nullable(z.number()),
      /** The newest first, the one above among them. */
      course: z.array(z.pick(weightEntry, { weight_kg: true, created_at: true })),
    }),
  ),
  /** Those taken now or later, each by its present plan. */
  medicines: z.array(
    z.object({
      name: z.string(),
      plan: medicinePlan,
      /** Whether it is, or may be, one of the allergies. */
      is_allergy: z.optional(z.boolean()),
    }),
  ),
  /** As written in the profile, then in the newest intake form where that differs. */
  allergies: z.array(z.string()),
  /** The newest appointment that has taken place. */
  last_visit: z.nullable(z.object({ at: instant, provider: z.nullable(z.string()) })),
  /** Of the profile, or else of the newest intake form. */
  emergency_contact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
})
export type MySummary = z.output<typeof mySummary>
