import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { StoredFile } from '#server/platform/files.ts'
import { findFilesOf } from '../files/data.ts'

/** Where a table has a person's rows, and which columns are internal. */
interface PersonalTable {
  /** Columns that hold the person's id; for mails, their address. */
  by: string[]
  /** Where `by` refers to another table's rows instead: the table, in which `user_id` is the person. */
  of?: 'meal_plan_requests' | 'exercise_plan_requests' | 'payments'
  /** Secrets and hashes: of use to a thief alone. */
  without?: string[]
}

/**
 * Every table that holds something about a person. A test walks the catalogue and fails for one
 * that is missing here, so that neither export nor erasure forgets it.
 */
export const personalTables: Partial<Record<keyof Database, PersonalTable>> = {
  'accounts.users': { by: ['id'], without: ['password_hash'] },
  'accounts.identities': { by: ['user_id'] },
  'accounts.sessions': { by: ['user_id'] },
  'accounts.one_time_tokens': { by: ['user_id'], without: ['token_hash', 'code_hmac'] },
  'accounts.used_links': { by: ['user_id'], without: ['token_hash'] },
  'accounts.sign_ups': { by: ['user_id'], without: ['browser_hash', 'password_hash'] },
  'accounts.flow_states': { by: ['user_id'], without: ['code_challenge', 'auth_code'] },
  'accounts.factors': { by: ['user_id'], without: ['secret'] },
  'accounts.factor_challenges': { by: ['factor_id'] },
  'accounts.recovery_codes': { by: ['factor_id'], without: ['code_hash'] },
  'accounts.wrong_codes': { by: ['user_id'], without: ['address_hmac'] },
  'accounts.known_addresses': { by: ['user_id'], without: ['address_hmac'] },
  'accounts.factor_resets': { by: ['user_id'] },
  'accounts.suspensions': { by: ['user_id'] },
  'platform.audit_events': { by: ['subject_id', 'actor_id'] },
  'platform.mail_outbox': { by: ['recipient'], without: ['text_body', 'html_body'] },
  user_profiles: { by: ['id'] },
  memberships: { by: ['user_id'] },
  membership_periods: { by: ['user_id'] },
  add_ons: { by: ['user_id'] },
  payments: { by: ['user_id'] },
  payment_events: { by: ['payment_id'], of: 'payments' },
  consents: { by: ['user_id'] },
  blood_pressure_readings: { by: ['user_id'] },
  glucose_readings: { by: ['user_id'] },
  care_profiles: { by: ['user_id'] },
  medicines: { by: ['user_id'] },
  medicine_plans: { by: ['user_id'] },
  medicine_doses: { by: ['user_id'] },
  medicine_reminders: { by: ['user_id'] },
  symptom_entries: { by: ['user_id'] },
  screening_results: { by: ['user_id'] },
  // An appointment and an alert are of the patient's record: a provider's copy of their own data has none.
  appointments: { by: ['patient_id'] },
  // An invoice is in two people's books: the provider's and the patient's.
  invoices: { by: ['provider_id', 'patient_id'] },
  session_prices: { by: ['provider_id'] },
  availability: { by: ['provider_id'] },
  weekly_hours: { by: ['provider_id'] },
  days_away: { by: ['provider_id'] },
  waiting_list: { by: ['patient_id'] },
  slot_offers: { by: ['patient_id'] },
  appointment_events: { by: ['appointment_id'] },
  appointment_reminders: { by: ['appointment_id'] },
  mail_settings: { by: ['user_id'] },
  // The words of the other are theirs.
  threads: { by: ['patient_id'] },
  messages: { by: ['author_id'] },
  thread_reads: { by: ['user_id'] },
  intake_forms: { by: ['user_id'] },
  contact_messages: { by: ['user_id'] },
  carbohydrate_entries: { by: ['user_id'] },
  activities: { by: ['user_id'] },
  action_plans: { by: ['user_id'] },
  safety_plans: { by: ['user_id'] },
  safety_alerts: { by: ['user_id'] },
  planner_tasks: { by: ['user_id'] },
  focus_rounds: { by: ['user_id'] },
  burnout_checks: { by: ['user_id'] },
  group_registrations: { by: ['user_id'] },
  provider_registrations: { by: ['provider_id'], without: ['document_hash'] },
  identity_changes: { by: ['provider_id'] },
  call_off_reasons: { by: ['provider_id'] },
  certificate_warnings: { by: ['provider_id'] },
  meal_plan_requests: { by: ['user_id'] },
  meal_plan_changes: { by: ['request_id'], of: 'meal_plan_requests' },
  meal_plans: { by: ['request_id'], of: 'meal_plan_requests' },
  exercise_plan_requests: { by: ['user_id'] },
  exercise_plan_changes: { by: ['request_id'], of: 'exercise_plan_requests' },
  exercise_plans: { by: ['request_id'], of: 'exercise_plan_requests' },
  plan_templates: { by: ['provider_id'] },
  foods: { by: ['updated_by'] },
  student_verifications: { by: ['user_id'], without: ['document_hash'] },
}

export type PersonalRow = Record<string, unknown>

/** All stored data about a person, by table. */
export async function collectPersonalRows(
  tx: Transaction,
  user_id: string,
): Promise<Record<string, PersonalRow[]>> {
  const collected = Object.entries(personalTables).map(async ([name, { by, of, without = [] }]) => {
    const rows = await tx.run(
      tables
        .selectFrom(sql.table(name).as('t'))
        .select(sql<PersonalRow>`to_jsonb(t) - ${without}::text[]`.as('row'))
        .where((row) => row.or(by.map((column) => isOf(column, user_id, of)))),
    )
    return [name, rows.map(({ row }) => row)] as const
  })
  return Object.fromEntries(await Promise.all(collected))
}

/** Who the providers of a person's appointments are. */
export async function findProvidersOf(tx: Transaction, user_id: string) {
  return tx.run(
    tables
      .selectFrom('user_profiles')
      .select(['id', 'full_name'])
      .where('id', 'in', (providers) =>
        providers
          .selectFrom('appointments')
          .select('provider_id')
          .where('patient_id', '=', user_id)
          .where('provider_id', 'is not', null)
          .$castTo<{ provider_id: string }>(),
      )
      .orderBy('id'),
  )
}

/** The upcoming appointments of a patient, with their providers. */
export async function findUpcomingAppointments(tx: Transaction, user_id: string) {
  return tx.run(
    tables
      .selectFrom('appointments')
      .select(['patient_id', 'provider_id', 'appointment_time', 'session_type'])
      .where('patient_id', '=', user_id)
      .where('provider_id', 'is not', null)
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`),
  )
}

function isOf(column: string, user_id: string, of: PersonalTable['of']) {
  const value = sql.ref(`t.${column}`)
  if (of)
    return sql<boolean>`${value} in (${tables.selectFrom(of).select('id').where('user_id', '=', user_id)})`
  if (column === 'recipient') return sql<boolean>`${value} in (${addressesOf(user_id)})`
  if (column === 'factor_id')
    return sql<boolean>`${value} in (${tables.selectFrom('accounts.factors').select('id').where('user_id', '=', user_id)})`
  if (column === 'appointment_id')
    return sql<boolean>`${value} in (${tables.selectFrom('appointments').select('id').where('patient_id', '=', user_id)})`
  return sql<boolean>`${value} = ${user_id}`
}

/** The address of a person, and the one they wish to have. */
function addressesOf(user_id: string) {
  const addresses = (column: 'email' | 'new_email') =>
    tables
      .selectFrom('accounts.users')
      .select(`${column} as address`)
      .where('id', '=', user_id)
      .where(column, 'is not', null)
  return addresses('email').union(addresses('new_email'))
}

/**
 * Deletes a person's account and everything that hangs on it. What they did to other people's
 * records stays in those people's trail, without their name.
 *
 * @param address_hmacs how the address is remembered, under each secret, where mails are spaced out; not needed where no
 *   mail went there for an hour
 * @returns files of the person, to be removed after the transaction
 */
export async function erasePerson(
  tx: Transaction,
  user_id: string,
  address_hmacs: readonly Buffer[] = [],
): Promise<StoredFile[]> {
  const [files] = await Promise.all([
    findFilesOf(tx, user_id),
    tx.run(
      tables.deleteFrom('platform.mail_outbox').where('recipient', 'in', addressesOf(user_id)),
    ),
    ...(address_hmacs.length > 0
      ? (['accounts.mail_intervals', 'accounts.wrong_passwords'] as const).map((table) =>
          tx.run(tables.deleteFrom(table).where('address_hmac', 'in', address_hmacs)),
        )
      : []),
    tx.run(tables.deleteFrom('platform.audit_events').where('subject_id', '=', user_id)),
    tx.run(
      tables
        .updateTable('platform.audit_events')
        .set({ actor_id: null })
        .where('actor_id', '=', user_id),
    ),
    // Patients have the history of their appointments; an open one without a provider would block them.
    tx.run(
      tables
        .updateTable('appointments')
        .set({ status: 'cancelled', cancelled_by: 'system', cancelled_at: sql<Date>`now()` })
        .where('provider_id', '=', user_id)
        .where('status', 'in', ['requested', 'confirmed']),
    ),
    // Whatever else there is refers to one of these two and goes with it.
    tx.run(tables.deleteFrom('user_profiles').where('id', '=', user_id)),
    tx.run(tables.deleteFrom('accounts.users').where('id', '=', user_id)),
  ])
  return files
}
