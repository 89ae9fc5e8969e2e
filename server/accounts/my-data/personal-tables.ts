import type { Database } from '#server/platform/db/column-types.ts'

/** A foreign key of one column with `on delete cascade`: the row goes with the one it refers to. */
export interface Reference {
  table: string
  column: string
  parent: string
  parent_column: string
}

/** Which rows of a table are a person's, and which columns are internal. */
export interface PersonalTable {
  /** Columns that hold the person's id, or their confirmed address (`recipient`, `email`). */
  by: readonly string[]
  /** Where no column does: the references to personal tables that decide it. */
  through: readonly Reference[]
  /** Secrets and hashes, of use to a thief alone, and what may be another person's. */
  without: readonly string[]
}

const people: readonly string[] = ['accounts.users', 'user_profiles']

/** Where the foreign keys do not say, or not rightly, whose a row is. */
export const ownersByHand: Partial<Record<keyof Database, readonly string[]>> = {
  'accounts.users': ['id'],
  user_profiles: ['id'],
  // The trail outlives both people.
  'platform.audit_events': ['subject_id', 'actor_id'],
  // A mail may go to an address before it has an account. The address must be confirmed: what is in the queue for
  // one that a person only typed is another person's.
  'platform.mail_outbox': ['recipient'],
  // An invoice is in two people's books; the provider has theirs when the patient is erased.
  invoices: ['provider_id', 'patient_id'],
  // Alerts, requests for questionnaires, notes on who needs attention and offered times belong to the patient's record: a provider's copy of
  // their own data has none.
  safety_alerts: ['user_id'],
  safety_notices: ['user_id'],
  questionnaire_requests: ['patient_id'],
  attention_acknowledgements: ['patient_id'],
  slot_offers: ['patient_id'],
  day_waits: ['patient_id'],
  // A rating is its patient's: a provider must not learn whose a comment is.
  session_ratings: ['patient_id'],
  // The records that a clinic keeps about a person who has not claimed them, found by the email
  // address.
  clinic_records: ['email'],
  // A setting of the clinic outlives the admin who made it.
  'accounts.record_retention': ['changed_by'],
  clinic_settings: ['changed_by'],
  billing_rules: ['changed_by'],
  clinic_features: ['changed_by'],
  clinic_logos: ['changed_by'],
  // Books of the clinic outlive the accounts that kept them, or whose visits they are about.
  income_entries: ['provider_id'],
  month_closings: ['made_by'],
  payment_differences: ['explained_by'],
  till_corrections: ['made_by'],
  payment_returns: ['given_by'],
  till_counts: ['counted_by'],
  till_reopenings: ['opened_by'],
  tills: ['holder_id'],
  claim_lists: ['sent_by'],
  email_texts: ['changed_by'],
  guide_reviews: ['changed_by'],
  // A price outlives the provider who saw it.
  foods: ['updated_by'],
}

/** Columns that no one gets a copy of. */
export const secrets: Partial<Record<keyof Database, readonly string[]>> = {
  'accounts.users': ['password_hash'],
  'accounts.take_over_codes': ['code_digest', 'email', 'password_hash', 'email_code_digest'],
  'accounts.one_time_tokens': ['token_hash', 'code_hmac'],
  'accounts.used_links': ['token_hash'],
  'accounts.sign_ups': ['browser_hash', 'password_hash'],
  'accounts.flow_states': ['code_challenge', 'auth_code'],
  'accounts.factors': ['secret'],
  'accounts.recovery_codes': ['code_hash'],
  'accounts.wrong_codes': ['address_hmac'],
  'accounts.known_addresses': ['address_hmac'],
  'platform.mail_outbox': ['text_body', 'html_body'],
  calendar_feeds: ['token_hash'],
  // The network addresses of the other participant, too.
  call_signals: ['body'],
  // The address may have been mistyped, so its owner gets what the invitation shows. A patient who accepts it has the
  // rest in their profile and as an appointment.
  clinic_records: [
    'full_name',
    'phone_number',
    'phone_digits',
    'notes',
    'code_digest',
    'code_expires_at',
    'wrong_tries',
    'is_erased_unanswered',
    'patient_id',
  ],
  pay_links: ['token_hash'],
  provider_registrations: ['document_hash'],
  student_verifications: ['document_hash'],
}

/**
 * Every table that holds something about a person, with how to find their rows.
 *
 * @param references the foreign keys of the whole database
 */
export function personalTablesOf(references: readonly Reference[]): Map<string, PersonalTable> {
  const personal = new Map<string, PersonalTable>()
  const add = (table: string, from: Partial<PersonalTable>) =>
    personal.set(table, {
      by: [],
      through: [],
      without: secrets[table as keyof Database] ?? [],
      ...from,
    })
  for (const [table, by] of Object.entries(ownersByHand)) add(table, { by })
  const open = new Set(references.map(({ table }) => table).filter((table) => !personal.has(table)))
  for (const table of open) {
    const by = references.filter((one) => one.table === table && people.includes(one.parent))
    if (by.length > 0 && open.delete(table)) add(table, { by: by.map(({ column }) => column) })
  }
  // Then what refers to those, and so on, until nothing more is found.
  for (let size = -1; size < personal.size;) {
    size = personal.size
    for (const table of open) {
      const through = references.filter((one) => one.table === table && personal.has(one.parent))
      if (through.length > 0 && open.delete(table)) add(table, { through })
    }
  }
  return personal
}

/** What orders the rows of a table that has no primary key. */
export const keysByHand: Partial<Record<keyof Database, { column: string; type: string }[]>> = {
  'platform.audit_events': [
    { column: 'occurred_at', type: 'timestamptz' },
    { column: 'id', type: 'uuid' },
  ],
}

/** Tables of health entries, some of which a provider recorded at the clinic. */
export const recordedTables: readonly string[] = [
  'blood_pressure_readings',
  'glucose_readings',
  'screening_results',
  'meal_plan_requests',
  'exercise_plan_requests',
]
