import type { Advice } from '#domain/readings/advice/advice.ts'
import { adviceOnBloodPressure } from '#domain/readings/advice/blood-pressure-advice.ts'
import { adviceOnGlucose, type GlucoseToAdvise } from '#domain/readings/advice/glucose-advice.ts'
import { noteOnTarget } from '#domain/readings/glucose-target-note.ts'
import { verdictOnGlucose, writtenGlucoseVerdict } from '#domain/readings/glucose-verdict.ts'
import { targetInForce } from '#domain/readings/pressure-target.ts'
import { verdictOnPressure, writtenVerdict } from '#domain/readings/pressure-verdict.ts'
import type { Transaction } from '#server/platform/db.ts'
import { readCareProfile } from '../../readings/care/data.ts'
import { type Entered, listEarlierGlucose, listEarlierPressures } from './data.ts'

/**
 * What a patient reads about a reading that a provider has entered: by their own care profile and their
 * readings of the hour before. The provider sees it word for word, so they see what it says of the
 * patient, and nothing else of the profile (docs/decisions/106-advice-until-answered.md).
 */
const asRead = ({ level, title, now, today, lines, danger_signs }: Advice) => ({
  advice: {
    level,
    title,
    lines: [...lines],
    ...(now ? { now } : {}),
    ...(today ? { today } : {}),
    ...(danger_signs ? { danger_signs: [...danger_signs] } : {}),
  },
})

export async function adviseOnPressure(
  tx: Transaction,
  reading: Entered & { systolic: number; diastolic: number; pulse: number | null },
) {
  const [care, earlier] = await Promise.all([
    readCareProfile(tx, reading.user_id),
    listEarlierPressures(tx, reading),
  ])
  const verdict = verdictOnPressure(reading, care)
  return {
    ...asRead(adviceOnBloodPressure(reading, care, 0, { earlier })),
    verdict,
    verdict_words: writtenVerdict(verdict, targetInForce(care), 'staff'),
  }
}

export async function adviseOnGlucose(tx: Transaction, reading: Entered & GlucoseToAdvise) {
  const [care, earlier] = await Promise.all([
    readCareProfile(tx, reading.user_id),
    listEarlierGlucose(tx, reading),
  ])
  return {
    ...asRead(adviceOnGlucose(reading, care, 0, { earlier })),
    verdict: verdictOnGlucose(reading, care),
    verdict_words: writtenGlucoseVerdict(reading, care, 'staff'),
    target_note: noteOnTarget(reading, care) ?? null,
  }
}
