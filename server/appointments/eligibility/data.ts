import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Eligibility } from '../booking-problems.ts'
import type { Visit } from '../visit-types/data.ts'

/** The situation of a patient who asks for a visit, and whether the provider is open then. */
export async function readEligibility(
  tx: Transaction,
  patient_id: string,
  at: Date,
  provider_id: string | undefined,
  { minutes, buffer }: Visit,
): Promise<Eligibility & { is_open: boolean }> {
  const [row] = await tx.run(
    tables.selectNoFrom((row) => [
      sql<number>`practice.open_appointments(${patient_id}::uuid)`.as('open'),
      sql<boolean>`coalesce(practice.is_open_for(${provider_id ?? null}::uuid, ${at}::timestamptz, ${minutes}::integer, ${buffer}::integer), false)`.as(
        'is_open',
      ),
      row
        .exists(
          tables
            .selectFrom('appointments')
            .select('id')
            .where('patient_id', '=', patient_id)
            .where('status', 'in', ['requested', 'confirmed'])
            .where(
              sql<boolean>`appointment_time < ${at}::timestamptz + ${minutes}::integer * interval '1 minute'`,
            )
            .where(
              sql<boolean>`appointment_time + duration_minutes * interval '1 minute' > ${at}::timestamptz`,
            ),
        )
        .as('clashes'),
    ]),
  )
  return { open: row!.open, is_open: row!.is_open, clashes: Boolean(row!.clashes) }
}

/** How many upcoming appointments count towards the limit of a patient. */
export async function countOpen(tx: Transaction, patient_id: string): Promise<number> {
  const [row] = await tx.run(
    tables.selectNoFrom(sql<number>`practice.open_appointments(${patient_id}::uuid)`.as('open')),
  )
  return row!.open
}
