import type { Advice } from '#domain/readings/advice/advice.ts'
import { adviceOnBloodPressure } from '#domain/readings/advice/blood-pressure-advice.ts'
import { adviceOnGlucose, type GlucoseToAdvise } from '#domain/readings/advice/glucose-advice.ts'
import type { Care } from '#domain/readings/care.ts'
import type { Transaction } from '#server/platform/db.ts'
import { readCareProfile } from '../../readings/care/data.ts'
import { type Entered, listEarlierGlucose, listEarlierPressures } from './data.ts'

/**
 * What a patient reads about a reading that a provider has entered: by their own care profile and their
 * readings of the hour before. The provider sees it word for word, so they see what it says of the
 * patient, and nothing else of the profile (docs/decisions/106-advice-until-answered.md).
 */
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
    listEarlierPressures(tx, reading),
  ])
  return asRead(adviceOnBloodPressure(reading, care, 0, { earlier }), care)
}

export async function adviseOnGlucose(tx: Transaction, reading: Entered & GlucoseToAdvise) {
  const [care, earlier] = await Promise.all([
    readCareProfile(tx, reading.user_id),
    listEarlierGlucose(tx, reading),
  ])
  return asRead(adviceOnGlucose(reading, care, 0, { earlier }), care)
}
