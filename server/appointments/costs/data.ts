import { sql } from 'kysely'
import type { SessionCost } from '#domain/appointments/cost.ts'
import type { SessionType } from '#domain/appointments/slots.ts'
import {
  coverOfNext,
  coverSessions,
  type PatientSession,
} from '#domain/membership/session-cover.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** The columns that both functions of the database return. */
type PricedSession = PatientSession & { price_ngwee: number | null }

const ownSessions = sql<PricedSession>`billing.own_sessions()`

/** Sessions of the actor that a plan may pay: upcoming ones and those of the last 90 days. */
export const readOwnSessions = (tx: Transaction): Promise<PatientSession[]> =>
  tx.run(tables.selectFrom(ownSessions.as('session')).selectAll())

/** What each session of the actor costs them, by its id: upcoming ones and those of the last 90 days. */
export async function readOwnCosts(tx: Transaction): Promise<Map<string, SessionCost>> {
  return costsOf(await tx.run(tables.selectFrom(ownSessions.as('session')).selectAll()))
}

/** As the system: what each session of a patient costs them, by its id. */
export async function readCostsOf(
  tx: Transaction,
  patient_id: string,
): Promise<Map<string, SessionCost>> {
  const sessions = sql<PricedSession>`billing.sessions_of(${patient_id}::uuid)`
  return costsOf(await tx.run(tables.selectFrom(sessions.as('session')).selectAll()))
}

function costsOf(sessions: readonly PricedSession[]): Map<string, SessionCost> {
  const covers = coverSessions(sessions)
  return new Map(
    sessions.map(({ id, price_ngwee }) => [id, { price_ngwee, included: covers.get(id) ?? null }]),
  )
}

/** A session that the actor considers. */
export interface ConsideredSession {
  provider_id: string
  session_type: SessionType
  /** Without it, the oldest that can be booked in this way. */
  visit_type_id?: string | undefined
  appointment_time: Date
}

/**
 * What sessions with a provider would cost the actor, one after the other.
 *
 * @returns a cost for each of the times; undefined where the provider cannot be booked
 */
export async function quoteSessions(
  tx: Transaction,
  { provider_id, session_type, visit_type_id }: Omit<ConsideredSession, 'appointment_time'>,
  times: readonly Date[],
): Promise<SessionCost[] | undefined> {
  const [own, offers] = await Promise.all([
    tx.run(tables.selectFrom(ownSessions.as('session')).selectAll()),
    tx.run(
      tables
        .selectFrom(
          sql<{
            at: Date
          }>`unnest(${times.map((at) => at.toISOString())}::timestamptz[])`.as<'times'>(
            sql`times(at)`,
          ),
        )
        .innerJoinLateral(
          sql<
            Pick<PricedSession, 'profession' | 'price_ngwee' | 'plan_keys'>
          >`billing.visit_offer(${provider_id}::uuid, ${session_type}::text, times.at, ${visit_type_id ?? null}::uuid)`.as<'offer'>(
            sql`offer`,
          ),
          (join) => join.onTrue(),
        )
        .select(['times.at', 'offer.profession', 'offer.price_ngwee', 'offer.plan_keys'])
        .orderBy('times.at'),
    ),
  ])
  if (offers.length === 0) return undefined
  const sessions: PatientSession[] = [...own]
  return offers.map(({ at, price_ngwee, ...offer }, index) => {
    const wanted = {
      ...offer,
      id: `wanted ${index}`,
      session_type,
      starts_at: at,
      is_covered: null,
    }
    const included = coverOfNext(sessions, wanted) ?? null
    sessions.push(wanted)
    return { price_ngwee, included }
  })
}
