import { sql } from 'kysely'
import { inMilligrams } from '#domain/readings/glucose.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { createAccount } from '../accounts/data.ts'
import { signUpMetadata } from '../accounts/sign-up/rules.ts'
import { toScreening } from '../screening/rules.ts'
import { describeAppointments } from './appointments/rules.ts'
import { sampleGroupSessions } from './groups/rules.ts'
import { type DemoPersona, describeBloodPressure, describeGlucose } from './rules.ts'
import type { SampleRegistration } from './registrations/rules.ts'
import { describeScreenings } from './screenings/rules.ts'

/** Any number: the server that makes the demo accounts holds its lock. */
const seedLock = 7_208_260_215

/**
 * Which of some addresses have an account. Until the end of the transaction no other server makes any.
 *
 * @returns undefined where another server makes them just now
 */
export async function findUnlessSeeding(
  tx: Transaction,
  emails: string[],
): Promise<Set<string> | undefined> {
  const lock = sql<{
    is_locked: boolean
  }>`select pg_try_advisory_xact_lock(${seedLock}) as is_locked`
  const [row] = await tx.run({ compile: () => lock.compile(tables) })
  if (!row!.is_locked) return undefined
  const rows = await tx.run(
    tables.selectFrom('accounts.users').select('email').where('email', 'in', emails),
  )
  return new Set(rows.map((row) => row.email!))
}

/** Makes one demo account with everything that belongs to its person. @returns the new id */
export async function seedPersona(
  tx: Transaction,
  { email, profile, more, plan }: DemoPersona,
  { id, password_hash, now }: { id: string; password_hash: string; now: Date },
): Promise<void> {
  const given = { full_name: profile.full_name }
  await createAccount(tx, {
    id,
    email,
    password_hash,
    isConfirmed: true,
    user_metadata: signUpMetadata(given, { id, email, isConfirmed: true, role: profile.role }),
    identity_data: given,
    profile,
  })
  const { emergency_contact, ...plain } = more
  const year = now.getUTCFullYear()
  await Promise.all([
    tx.run(
      tables
        .updateTable('user_profiles')
        .set({
          ...plain,
          ...(emergency_contact ? { emergency_contact: JSON.stringify(emergency_contact) } : {}),
          ...(plain.registration_number
            ? { certificate_year: year, certificate_expires_on: `${year + 1}-12-31` }
            : {}),
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', id),
    ),
    ...(plan
      ? [
          tx.run(
            tables
              .insertInto('memberships')
              .values({ user_id: id, plan_name: plan, status: 'active' }),
          ),
        ]
      : []),
  ])
}

/** Four months of readings of one person, up to yesterday. */
export async function seedReadings(tx: Transaction, user_id: string, now: Date): Promise<void> {
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

/** The past screenings of one demo person, where their story has any. */
export async function seedScreenings(
  tx: Transaction,
  { id: user_id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  await Promise.all(
    describeScreenings(email, now).map(({ answers, created_at }) => {
      const { results, instrument_versions, scoring_version } = toScreening(answers)
      return tx.run(
        tables.insertInto('screening_results').values({
          user_id,
          created_at,
          answers: JSON.stringify(answers),
          results: JSON.stringify(results),
          instrument_versions: JSON.stringify(instrument_versions),
          scoring_version,
        }),
      )
    }),
  )
}

/** What the demo providers have sent to be let into practice. */
export async function seedRegistrations(
  tx: Transaction,
  registrations: readonly (SampleRegistration & { provider_id: string; document_name: string })[],
): Promise<void> {
  if (registrations.length === 0) return
  await tx.run(tables.insertInto('provider_registrations').values(registrations))
}

/** The appointments of those patients who are new here, with providers who are there. */
export async function seedAppointments(
  tx: Transaction,
  newcomers: readonly string[],
  now: Date,
): Promise<void> {
  for (const { patient, provider, ...told } of describeAppointments(now)) {
    if (!newcomers.includes(patient)) continue
    const ids = tables
      .selectFrom(['user_profiles as patient', 'user_profiles as provider'])
      .select(['patient.id as patient_id', 'provider.id as provider_id'])
      .where('patient.email', '=', patient)
      .where('provider.email', '=', provider)
    const [pair] = await tx.run(ids)
    if (!pair) continue
    const [appointment] = await tx.run(
      tables
        .insertInto('appointments')
        .values({
          ...pair,
          ...told,
          ...(told.status === 'cancelled'
            ? {
                cancelled_by: 'patient',
                cancelled_at: new Date(told.appointment_time.getTime() - 24 * 60 * 60 * 1000),
              }
            : {}),
        })
        // The provider may be taken at that time by now.
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    if (appointment) await skipNotifications(tx, appointment.id)
  }
}

/** Group sessions for the hub of the demo student; no one has registered yet. */
export async function seedGroupSessions(tx: Transaction, now: Date): Promise<void> {
  await tx.run(tables.insertInto('group_sessions').values(sampleGroupSessions(now)))
}

/** No email about an invented appointment: it counts as notified and reminded of. */
async function skipNotifications(tx: Transaction, appointment_id: string): Promise<void> {
  await Promise.all([
    tx.run(
      tables
        .updateTable('appointment_events')
        .set({ told_at: sql<Date>`now()` })
        .where('appointment_id', '=', appointment_id),
    ),
    tx.run(
      tables
        .insertInto('appointment_reminders')
        .values(['day', 'hour'].map((kind) => ({ appointment_id, kind }))),
    ),
  ])
}

/** A session that the seed opens to do in a person's name what only they may do. */
export async function openSeedSession(tx: Transaction, id: string, user_id: string) {
  await tx.run(tables.insertInto('accounts.sessions').values({ id, user_id }))
}

export async function closeSeedSession(tx: Transaction, id: string) {
  await tx.run(tables.deleteFrom('accounts.sessions').where('id', '=', id))
}
