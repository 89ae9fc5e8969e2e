import { inMilligrams } from '#domain/readings/glucose.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'
import { describeBloodPressure, describeGlucose } from './sample-readings.ts'

/** Four months of readings of one person, up to yesterday. */
export async function seedReadings(tx: Transaction, { newcomers, now }: Demo): Promise<void> {
  const user_id = newcomers.get('client@demo.test')
  if (!user_id) return
  await Promise.all([
    tx.run(
      tables
        .insertInto('blood_pressure_readings')
        .values(describeBloodPressure(now).map((reading) => ({ user_id, ...reading }))),
    ),
    tx.run(
      tables.insertInto('glucose_readings').values(
        describeGlucose(now).map(({ glucose_level, unit, ...reading }) => ({
          user_id,
          ...reading,
          glucose_level: inMilligrams(glucose_level, unit),
          entered_value: glucose_level,
          entered_unit: unit,
        })),
      ),
    ),
  ])
}
