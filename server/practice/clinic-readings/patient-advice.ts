import type { Advice } from '#domain/readings/advice/advice.ts'
import { repeatedWithin } from '#domain/readings/advice/around.ts'
import { adviceOnBloodPressure } from '#domain/readings/advice/blood-pressure-advice.ts'
import { adviceOnGlucose, type GlucoseToAdvise } from '#domain/readings/advice/glucose-advice.ts'
import type { Care } from '#domain/readings/care.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readCareProfile } from '../../readings/care/data.ts'

/**
 * What a patient reads about a reading that a provider has entered: by their own care profile and their
 * readings of the hour before. The provider sees it word for word, so they see what it says of the
 * patient, and nothing else of the profile (docs/decisions/106-advice-until-answered.md).
 */
interface Entered {
  id: string
  user_id: string
  created_at: Date
}

const hourBefore = ({ created_at }: Entered) => new Date(created_at.getTime() - repeatedWithin)

const asRead = ({ level, title, now, today, lines, danger_signs }: Advice, care: Care) => ({
  advice: {
    level,
    title,
    lines: [...lines],
    ...(now ? { now } : {}),
    ...(today ? { today } : {}),
    ...(danger_signs ? { danger_signs: [...danger_signs] } : {}),
  },
  care: { pregnancy: care.pregnancy, target: care.target },
})

export async function adviseOnPressure(
  tx: Transaction,
  reading: Entered & { systolic: number; diastolic: number; pulse: number | null },
) {
  const [care, earlier] = await Promise.all([
    readCareProfile(tx, reading.user_id),
    tx.run(
      tables
        .selectFrom('blood_pressure_readings')
        .select(['systolic', 'diastolic'])
        .where('user_id', '=', reading.user_id)
        .where('id', '<>', reading.id)
        .where('created_at', '>=', hourBefore(reading))
        .where('created_at', '<=', reading.created_at),
    ),
  ])
  return asRead(adviceOnBloodPressure(reading, care, 0, { earlier }), care)
}

export async function adviseOnGlucose(tx: Transaction, reading: Entered & GlucoseToAdvise) {
  const [care, earlier] = await Promise.all([
    readCareProfile(tx, reading.user_id),
    tx.run(
      tables
        .selectFrom('glucose_readings')
        .select(['entered_value', 'entered_unit', 'meter_shows'])
        .where('user_id', '=', reading.user_id)
        .where('id', '<>', reading.id)
        .where('created_at', '>=', hourBefore(reading))
        .where('created_at', '<=', reading.created_at),
    ),
  ])
  return asRead(adviceOnGlucose(reading, care, 0, { earlier }), care)
}
