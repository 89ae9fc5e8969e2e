import { sql } from 'kysely'
import { firstVisitType } from '#domain/appointments/visit-types.ts'
import { sessionTypes } from '#domain/appointments/slots.ts'
import type { VisitCostQuery, VisitCosts } from '#domain/desk/visit-costs.ts'
import { shareOf } from '#domain/insurance/claim-state.ts'
import { coverOfNext, type PatientSession } from '#domain/membership/session-cover.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { bookablePatients } from '../patients/data.ts'

/**
 * As the system: what a visit would cost a patient in each way, as a booking and its invoice would say now; a reading of
 * the patient's record.
 *
 * @throws Problem 404 where there is no such patient or provider
 */
export async function openVisitCosts(
  tx: Transaction,
  desk_id: string,
  patient_id: string,
  wanted: VisitCostQuery,
): Promise<VisitCosts> {
  const visit_type_id = wanted.visit_type_id ?? null
  const at = new Date(wanted.appointment_time)
  const [[patient], [provider], prices, [insurer], sessions] = await Promise.all([
    tx.run(bookablePatients.where('patient.id', '=', patient_id)),
    tx.run(
      tables
        .selectFrom('user_profiles')
        .select('profession')
        .select(
          sql<string[]>`array(select m.plan_key from public.membership_periods m
            where m.user_id = ${patient_id}::uuid
              and (${at}::timestamptz at time zone 'Africa/Lusaka')::date between m.starts_on and m.ends_on)`.as(
            'plan_keys',
          ),
        )
        .select(
          sql<number | null>`(select t.price_ngwee from public.visit_types t
            where t.id = ${visit_type_id}::uuid)`.as('type_ngwee'),
        )
        .where('id', '=', wanted.provider_id)
        .where('role', '=', 'provider'),
    ),
    tx.run(
      tables
        .selectFrom('session_prices')
        .select(['session_type', 'price_ngwee'])
        .where('provider_id', '=', wanted.provider_id),
    ),
    tx.run(
      tables
        .selectFrom(
          sql<{ insurer_id: string }>`billing.insurance_of(${patient_id}::uuid)`.as<'own'>(
            sql`own`,
          ),
        )
        .innerJoin('insurers', 'insurers.id', 'own.insurer_id')
        .leftJoin('insurer_shares as share', (join) =>
          join
            .onRef('share.insurer_id', '=', 'own.insurer_id')
            .on('share.visit_type_id', '=', visit_type_id ?? firstVisitType),
        )
        .select(['insurers.name', 'share.amount_ngwee', 'share.percent']),
    ),
    tx.run(
      tables
        .selectFrom(sql<PatientSession>`billing.sessions_of(${patient_id}::uuid)`.as('own'))
        .selectAll(),
    ),
  ])
  requireFound(patient)
  requireFound(provider)
  await auditReading(tx, desk_id, [patient_id], 'desk_invoices.read')
  const { profession, plan_keys, type_ngwee } = provider
  return {
    insurer_name: insurer?.name ?? null,
    ways: sessionTypes.map((session_type) => {
      const own = prices.find((one) => one.session_type === session_type)
      const price_ngwee = type_ngwee ?? own?.price_ngwee ?? null
      const next = { id: 'wanted', session_type, profession, plan_keys, starts_at: at }
      return {
        session_type,
        price_ngwee,
        share_ngwee: insurer ? shareOf(price_ngwee ?? 0, insurer) : 0,
        is_included: coverOfNext(sessions, { ...next, is_covered: null }) !== undefined,
      }
    }),
  }
}
