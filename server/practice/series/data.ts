import { sql } from 'kysely'
import type { NewSeriesProposal } from '#domain/appointments/series-schema.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { addSeries, readSeriesHours } from '../../appointments/series/data.ts'
import { listProviderSeries } from '../provider-appointments/data.ts'
import { nameOfStep } from '../provider-appointments/appointment-problems.ts'
import { treats } from '../care-relation/data.ts'

/** @throws Problem 404 where the actor does not treat this person */
async function requireOwnPatient(tx: Transaction, patient_id: string): Promise<void> {
  const [row] = await tx.run(tables.selectNoFrom(treats(patient_id).as('is_patient')))
  requireFound(row!.is_patient || undefined)
}

/** The hours of a series that the actor considers for one of their patients. */
export async function readOwnSeriesHours(
  tx: Transaction,
  provider_id: string,
  { patient_id, ...series }: Parameters<typeof readSeriesHours>[2] & { patient_id: string },
) {
  await requireOwnPatient(tx, patient_id)
  return readSeriesHours(tx, { patient_id, provider_id }, series, 'staff')
}

/** Proposes a series to a patient of the actor, who accepts or declines it. */
export async function proposeSeries(
  tx: Transaction,
  provider_id: string,
  wanted: NewSeriesProposal,
) {
  await requireOwnPatient(tx, wanted.patient_id)
  const isNew = await addSeries(tx, { ...wanted, provider_id, requested_by: 'provider' }, now())
  const series = { series_id: wanted.id, patient_id: wanted.patient_id }
  return { isNew, appointments: await listProviderSeries(tx, provider_id, series) }
}

/**
 * Confirms or declines, as their provider, all that is requested of the series of an appointment; what the
 * provider proposed is withdrawn.
 *
 * @returns the ids of those that were changed
 * @throws Problem 404 where the actor has no such appointment
 */
export async function answerSeries(
  tx: Transaction,
  provider_id: string,
  id: string,
  status: 'confirmed' | 'cancelled',
): Promise<string[]> {
  const [chosen] = await tx.run(
    tables
      .selectFrom('appointments')
      .select(['series_id', 'patient_id'])
      .where('id', '=', id)
      .where('provider_id', '=', provider_id),
  )
  requireFound(chosen)
  if (!chosen.series_id) return []
  let query = tables
    .updateTable('appointments')
    .set(
      status === 'confirmed'
        ? { status }
        : { status, cancelled_by: 'provider', cancelled_at: sql<Date>`now()` },
    )
    .where('series_id', '=', chosen.series_id)
    .where('patient_id', '=', chosen.patient_id)
    .where('provider_id', '=', provider_id)
    .where('status', '=', 'requested')
    .where('appointment_time', '>', sql<Date>`now()`)
  if (status === 'confirmed') query = query.where('requested_by', '=', 'patient')
  const rows = await tx.run(query.returning(['id', 'requested_by']))
  await Promise.all(
    rows.map((row) =>
      audit(tx, {
        actor_id: provider_id,
        subject_id: chosen.patient_id,
        action: nameOfStep({ status, outcome: undefined }, row.requested_by),
        record_id: row.id,
      }),
    ),
  )
  return rows.map((row) => row.id)
}
