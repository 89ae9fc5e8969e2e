import type { TableAccess } from './access.ts'
import { checkInAccess, checkInFunctions } from './access-check-ins.ts'
import { personalPlanAccess, personalPlanFunctions } from './access-personal-plans.ts'
import { supportAccess, supportFunctions } from './access-support.ts'
import { callBackAccess, callBackFunctions } from './access-call-backs.ts'
import { callAccess, callFunctions } from './access-calls.ts'
import { careAccess, careFunctions } from './access-care.ts'
import { insuranceAccess, insuranceFunctions } from './access-insurance.ts'
import { billingAccess, billingFunctions } from './access-billing.ts'
import { bookingAccess } from './access-booking.ts'
import { booksAccess, booksFunctions } from './access-books.ts'
import { groupAccess, groupFunctions } from './access-groups.ts'
import { planAccess, planFunctions } from './access-plans.ts'
import { questionnaireAccess, questionnaireFunctions } from './access-questionnaires.ts'
import { calendarAccess, calendarFunctions } from './access-calendar.ts'
import { registrationAccess, registrationFunctions } from './access-registrations.ts'
import { roomAccess, roomFunctions } from './access-rooms.ts'
import { noteAccess } from './access-notes.ts'
import { coverAccess, coverFunctions } from './access-covers.ts'
import { referralAccess, referralFunctions } from './access-referrals.ts'
import { dischargeAccess, dischargeFunctions } from './access-discharges.ts'
import { sessionAccess } from './access-sessions.ts'
import { studentToolsAccess } from './access-student-tools.ts'
import { membershipAccess, membershipFunctions } from './access-membership.ts'
import { messageAccess, messageFunctions } from './access-messages.ts'
import { medicationsAccess } from './access-medications.ts'
import { intakeAccess } from './access-intake.ts'
import { visitAccess, visitFunctions } from './access-visits.ts'
import { diaryAccess, diaryFunctions } from './access-diary.ts'
import { contactAccess } from './access-contact.ts'
import { factorAccess } from './access-factors.ts'
import { adminAccess } from './access-admin.ts'
import { auditAccess, auditFunctions } from './access-audit.ts'
import {
  adminReads,
  byUserId,
  clientInsertsWithConsent,
  clients,
  deletesOwn,
  everything,
  insertsWithConsent,
  ownRow,
  readsBy,
  readsOwn,
  related,
  notDesk,
  signedIn,
  systemAnd,
  systemDoesAll,
  systemOnly,
  systemReads,
  systemTable,
  text,
  updatesOwn,
} from './access-words.ts'

/**
 * Who may do what to whose rows: the reviewed truth, written out. A table that is not here fails
 * `tests/access.test.ts`, and so does every grant, policy or outcome that is not. A change of
 * this file decides about people's records: say why in the commit.
 */

/** Their owner reads what they have not removed. */
const readsKept = `select to authenticated using ((${ownRow} AND (removed_at IS NULL)))`

/** Measurements: their owner reads them, a client adds their own; the system changes one, and keeps what it was. */
const readings = (row: Record<string, string>, changed: string): TableAccess => ({
  grants: {
    authenticated: 'delete, insert, select',
    service_role: `delete, insert, select, update (user_id, ${changed})`,
  },
  policies: {
    'a person reads their own readings': readsKept,
    'a client logs their own readings while consent stands': clientInsertsWithConsent.replace(
      /\)\)$/,
      ' AND (NOT at_clinic)))',
    ),
    // Those alone that a provider entered for them.
    'a person removes readings that were entered for them': `delete to authenticated using ((${ownRow} AND at_clinic))`,
    'the system exports, seeds and erases readings': systemDoesAll,
  },
  belongsTo: byUserId,
  row: (person) => ({ user_id: text(person.id), ...row }),
  change: 'notes = null',
  ownerColumn: 'user_id',
  allows: {
    own: { select: signedIn, insert: clients },
    anyone: systemOnly('select', 'insert', 'update', 'delete'),
  },
})

/** A table of the job queue, in which no person is named. */
const jobTable = (change: string, isFilled = false): TableAccess => ({
  grants: { service_role: 'delete, insert, select, update' },
  policies: {
    'only the system runs jobs': systemDoesAll,
  },
  belongsTo: () => 'true',
  change,
  allows: isFilled ? { anyone: systemOnly('select', 'update', 'delete') } : {},
})

export const accessTable: Record<string, TableAccess> = {
  'migrations.applied': {
    grants: {},
    policies: {},
    belongsTo: () => 'true',
    change: 'applied_at = now()',
    allows: {},
  },
  'migrations.repeated': {
    grants: {},
    policies: {},
    belongsTo: () => 'true',
    change: 'applied_at = now()',
    allows: {},
  },

  'accounts.users': systemTable('users', {
    belongsTo: (person) => `id = ${text(person.id)}`,
    row: (person) => ({ id: text(person.id) }),
    change: 'updated_at = now()',
  }),
  'accounts.identities': systemTable('identities', {
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id), id: text(person.id) }),
    change: 'updated_at = now()',
  }),
  'accounts.sessions': {
    grants: {
      // Neither address nor refresh counter.
      authenticated: 'delete, select (id, user_id, created_at, refreshed_at, aal, user_agent)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a person sees where they are signed in': readsOwn,
      'a person ends their own sessions': deletesOwn,
      'only the system reads and writes sessions': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id) }),
    change: `aal = 'aal2'`,
    ownerColumn: 'user_id',
    allows: { own: { select: signedIn, delete: signedIn }, anyone: systemOnly(...everything) },
  },
  'accounts.one_time_tokens': systemTable('one time tokens', {
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      purpose: `'recovery'`,
      code_hmac: `'\\x00'`,
      sent_to: text(person.email),
      expires_at: 'now()',
    }),
    change: 'wrong_codes = 0',
  }),
  'accounts.sign_ups': systemTable('sign ups', {
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      browser_hash: `'\\x00'`,
      password_hash: `'x'`,
      given: `'{}'`,
    }),
    change: 'created_at = now()',
  }),
  'accounts.flow_states': systemTable('flow states', {
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      purpose: `'recovery'`,
      code_challenge: `'x'`,
      code_challenge_method: `'plain'`,
    }),
    change: 'opened_at = now()',
  }),
  'accounts.factors': systemTable('factors', {
    belongsTo: byUserId,
    row: (person) => ({ id: text(person.id), user_id: text(person.id), secret: `'\\x00'` }),
    change: `status = 'verified'`,
  }),
  ...factorAccess,
  'accounts.factor_challenges': systemTable('factor challenges', {
    belongsTo: (person) => `factor_id = ${text(person.id)}`,
    row: (person) => ({ factor_id: text(person.id), expires_at: 'now()' }),
    change: 'expires_at = now()',
  }),
  'accounts.mail_intervals': systemTable('mail intervals', {
    belongsTo: (person) => `address_hmac = sha256(${text(person.email)}::bytea)`,
    row: (person) => ({
      purpose: `'recovery'`,
      address_hmac: `sha256(${text(person.email)}::bytea)`,
    }),
    change: 'sent_at = now()',
  }),
  'accounts.wrong_tries': systemTable('wrong tries', {
    belongsTo: (person) => `subject_hmac = sha256(${text(person.email)}::bytea)`,
    row: (person) => ({ subject_hmac: `sha256(${text(person.email)}::bytea)` }),
    change: 'tries = 0',
  }),
  'accounts.wrong_passwords': systemTable('wrong passwords', {
    belongsTo: (person) => `address_hmac = sha256(${text(person.email)}::bytea)`,
    row: (person) => ({ address_hmac: `sha256(${text(person.email)}::bytea)` }),
    change: 'wrong = 0',
  }),
  'platform.rate_limits': systemTable('rate limits', {
    belongsTo: (person) => `key_hmac = sha256(${text(person.id)}::bytea)`,
    row: (person) => ({ key_hmac: `sha256(${text(person.id)}::bytea)`, ends_at: 'now()' }),
    change: 'used = 0',
  }),

  ...auditAccess,
  'platform.mail_outbox': {
    grants: { service_role: 'delete, insert, select, update' },
    policies: {
      'only the system reads and writes mail': systemDoesAll,
    },
    belongsTo: (person) => `recipient = ${text(person.email)}`,
    row: (person) => ({
      recipient: text(person.email),
      subject: `'Hello'`,
      text_body: `''`,
      html_body: `''`,
    }),
    change: 'handed_over_at = null',
    allows: { anyone: systemOnly(...everything) },
  },
  'platform.heartbeat': {
    grants: { service_role: 'select, update' },
    policies: {
      'the system notes its checks': systemDoesAll,
    },
    belongsTo: () => 'is_only',
    row: () => ({ is_only: 'true' }),
    change: 'beaten_at = now()',
    allows: { anyone: systemOnly('select', 'update') },
  },
  'platform.service_samples': {
    grants: { service_role: 'delete, insert, select' },
    policies: { 'the system keeps its samples': systemDoesAll },
    belongsTo: () => 'true',
    row: () => ({ at: 'now()', process_id: 'gen_random_uuid()', figures: `'{}'` }),
    change: `figures = '{}'`,
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
  'platform.disk_probe': {
    grants: { service_role: 'insert' },
    policies: { 'the system fills the disk probe': 'insert to service_role with check (true)' },
    belongsTo: () => 'true',
    row: () => ({ filler: `'x'` }),
    change: `filler = ''`,
    allows: { anyone: systemOnly('insert') },
  },
  'pgboss.version': jobTable('cron_on = null', true),
  'pgboss.queue': jobTable('updated_on = now()', true),
  'pgboss.schedule': jobTable('updated_on = now()'),
  'pgboss.subscription': jobTable('updated_on = now()'),
  'pgboss.bam': jobTable('error = null'),
  'pgboss.job': jobTable('output = null', true),
  'pgboss.job_common': jobTable('output = null', true),
  'pgboss.job_dependency': jobTable('child_name = child_name'),
  'pgboss.queue_stats': jobTable('total_count = 0'),
  'pgboss.warning': jobTable('data = null'),

  'public.user_profiles': {
    grants: {
      // No role, status, student flag, address or file path: those are decided, not typed.
      authenticated:
        'select, update (full_name, phone_number, gender, date_of_birth, bio, specialty, qualifications, study_area, year_of_study, emergency_contact, known_allergies_conditions, updated_at, guardian_name, guardian_agreed_at)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a person reads their own profile': readsBy('id'),
      'a person edits their own profile':
        'update to authenticated using ((id = ( SELECT auth.uid() AS uid))) with check ((id = ( SELECT auth.uid() AS uid)))',
      'the system keeps profiles': systemDoesAll,
    },
    belongsTo: (person) => `id = ${text(person.id)}`,
    row: (person) => ({ id: text(person.id) }),
    change: `bio = 'Changed'`,
    ownerColumn: 'id',
    allows: { own: { select: signedIn, update: signedIn }, anyone: systemOnly(...everything) },
  },
  'public.memberships': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'a person reads their own membership': readsOwn,
      'the system keeps memberships': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id), plan_name: `'Starter'`, status: `'active'` }),
    change: `plan_name = 'Comprehensive Care'`,
    ownerColumn: 'user_id',
    allows: { own: { select: signedIn }, anyone: systemOnly(...everything) },
  },
  'public.consents': {
    grants: {
      authenticated: 'insert, select, update (withdrawn_at)',
      service_role: 'delete, insert, select, update (user_id, withdrawn_at, withdrawn_by)',
    },
    policies: {
      'a person reads their own consents': readsOwn,
      'a person gives consent for themselves': `insert to authenticated with check ((${ownRow} AND (withdrawn_at IS NULL) AND (recorded_by IS NULL) AND (given_how IS NULL) AND (given_by IS NULL) AND (withdrawn_by IS NULL)))`,
      // What it may write is narrower: a trigger decides, since no policy binds it on Supabase.
      'the system records what was agreed at the clinic':
        'insert to service_role with check (true)',
      'the system withdraws a consent for a person at the clinic':
        'update to service_role using (true) with check (true)',
      'a person withdraws a consent in force': `update to authenticated using ((${ownRow} AND (withdrawn_at IS NULL))) with check (${ownRow})`,
      'the system exports and erases consents': systemReads,
      'the system erases consents': 'delete to service_role using (true)',
    },
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id), purpose: `'health_data'`, version: `'1'` }),
    // With consent, so that a provider is rejected for another reason. The related provider is a dietitian.
    relation: (patient) =>
      ['share_screenings', 'share_screenings_dietitian', 'safety_alerts'].map((purpose) => ({
        user_id: text(patient.id),
        purpose: text(purpose),
        version: `'1'`,
      })),
    forgery: (actor) => ({
      user_id: text(actor.id),
      purpose: `'health_data'`,
      version: `'1'`,
      withdrawn_at: 'now()',
    }),
    change: 'withdrawn_at = now()',
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: signedIn, update: signedIn },
      anyone: systemOnly('select', 'delete'),
    },
  },
  'public.blood_pressure_readings': readings(
    { systolic: '120', diastolic: '80' },
    'systolic, diastolic, pulse, notes, created_at, corrected_at, removed_at',
  ),
  'public.glucose_readings': readings(
    { glucose_level: '99', entered_value: '99', entered_unit: `'mg/dL'` },
    'glucose_level, entered_value, entered_unit, context, notes, created_at, meter_shows, corrected_at, removed_at',
  ),
  // What readings were: no person writes or deletes one, so that a change always leaves its trace.
  'public.reading_versions': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update (user_id)' },
    policies: {
      'a person reads what their readings were': readsOwn,
      'the system keeps, exports and erases what readings were': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      record: `'glucose_reading'`,
      reading_id: 'gen_random_uuid()',
      change: `'removed'`,
      before: `'{}'`,
    }),
    change: `before = '{}'`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn },
      anyone: systemOnly('select', 'insert', 'delete'),
    },
  },
  ...careAccess,
  'public.screening_results': {
    grants: {
      authenticated: 'insert, select',
      service_role:
        'delete, insert, select, update (user_id, removed_at, removed_by, removal_reason, alert_raised_at)',
    },
    policies: {
      'a person reads their own screenings': readsKept,
      'a provider reads screenings that they recorded at the clinic': `select to authenticated using (((removed_at IS NULL) AND (recorded_by = ( SELECT auth.uid() AS uid)) AND practice.may_record_screening(user_id)))`,
      'a provider records screenings at the clinic with consent': `insert to authenticated with check ((at_clinic AND (recorded_by = ( SELECT auth.uid() AS uid)) AND (removed_at IS NULL) AND (removed_by IS NULL) AND (removal_reason IS NULL) AND (alert_raised_at IS NULL) AND practice.may_record_screening(user_id)))`,
      'a provider reads the screenings of patients who share them': `select to authenticated using (((removed_at IS NULL) AND practice.sees(user_id, ( SELECT practice.screening_consent() AS screening_consent))))`,
      'a provider reads the results that were shared on request': `select to authenticated using (((removed_at IS NULL) AND questionnaires.is_shared(id, user_id)))`,
      'a person saves their own screening while consent stands': `insert to authenticated with check ((${ownRow} AND (NOT at_clinic) AND (removed_at IS NULL) AND (removed_by IS NULL) AND (removal_reason IS NULL) AND (alert_raised_at IS NULL) AND ( SELECT accounts.consent_stands() AS consent_stands)))`,
      'the system exports, seeds and erases screenings': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      answers: `'{}'`,
      results: `'{}'`,
      instrument_versions: `'{}'`,
      scoring_version: `'1'`,
    }),
    change: 'removed_at = now()',
    ownerColumn: 'user_id',
    // Not clients alone: students and providers may screen themselves.
    allows: {
      own: { select: signedIn, insert: notDesk },
      related: { select: related },
      anyone: systemOnly(...everything),
    },
  },
  // Made with a screening, and answered by its person; no provider reads it.
  'public.next_steps': {
    grants: {
      authenticated: 'insert, select, update (status, decided_at)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a person reads their own next steps': readsOwn,
      'a person gets a next step for their own screening': `insert to authenticated with check ((${ownRow} AND ( SELECT accounts.consent_stands() AS consent_stands) AND (EXISTS ( SELECT\n   FROM screening_results r\n  WHERE ((r.id = next_steps.result_id) AND (r.user_id = ( SELECT auth.uid() AS uid)))))))`,
      'a person answers their own next steps': updatesOwn,
      'the system keeps next steps': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      result_id: `(select id from public.screening_results where user_id = ${text(person.id)} limit 1)`,
      user_id: text(person.id),
      step: `'session'`,
      created_at: 'now()',
    }),
    change: `status = 'accepted', decided_at = now()`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: signedIn, update: signedIn },
      anyone: systemOnly(...everything),
    },
  },

  // Before the appointments, of which one is in a room.
  ...registrationAccess,
  ...roomAccess,
  ...calendarAccess,
  ...bookingAccess,
  ...noteAccess,
  ...dischargeAccess,
  ...referralAccess,
  ...coverAccess,
  ...sessionAccess,
  ...billingAccess,
  ...booksAccess,
  ...insuranceAccess,
  ...groupAccess,
  ...planAccess,
  ...questionnaireAccess,
  ...studentToolsAccess,
  ...intakeAccess,
  ...visitAccess,
  ...diaryAccess,
  ...medicationsAccess,
  ...contactAccess,
  ...adminAccess,
  ...membershipAccess,
  ...messageAccess,
  ...callAccess,
  ...callBackAccess,
  ...checkInAccess,
  ...personalPlanAccess,
  ...supportAccess,
  'public.safety_plans': {
    grants: {
      authenticated:
        'delete, insert, select, update (warning_signs, things_i_can_do, people_and_places, people_to_ask, professionals, making_it_safer, updated_at)',
      service_role: 'delete, insert, select',
    },
    policies: {
      'a person reads their own safety plan': readsOwn,
      'a person writes their safety plan while consent stands': insertsWithConsent,
      'a person changes their safety plan while consent stands': `update to authenticated using (${ownRow}) with check ((${ownRow} AND ( SELECT accounts.consent_stands() AS consent_stands)))`,
      'a person removes their safety plan': deletesOwn,
      'the system exports, seeds and erases safety plans': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id) }),
    change: `people_to_ask = 'No one'`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: signedIn, update: signedIn, delete: signedIn },
      anyone: systemOnly('select', 'insert', 'delete'),
    },
  },
  'public.safety_duties': {
    grants: { service_role: 'delete, insert, select' },
    policies: { 'the system keeps who answers alerts': systemDoesAll },
    // A clinic has one lead: each row has a place of its own.
    belongsTo: (person) => `provider_id = ${text(person.id)}`,
    row: (person) => ({
      provider_id: text(person.id),
      duty: `'on_duty'`,
      place: '(select coalesce(max(place), 0) + 1 from public.safety_duties)',
    }),
    change: 'place = 50',
    ownerColumn: 'provider_id',
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
  'public.safety_notices': {
    grants: { service_role: 'delete, insert, select, update (user_id)' },
    policies: { 'the system keeps emails about alerts': systemDoesAll },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      recipient_id: text(person.id),
      mail_id: 'gen_random_uuid()',
    }),
    change: 'written_at = now()',
    ownerColumn: 'user_id',
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
  'public.safety_alerts': {
    grants: {
      // Raised and answered by functions alone: one picks the provider, one asks for a next date.
      authenticated: 'select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a provider reads the alerts of those who consent to be seen': `select to authenticated using (((provider_id = ( SELECT auth.uid() AS uid)) AND practice.answers_alert(user_id, reached_as, ((acknowledged_at IS NOT NULL) AND (handled_by IS DISTINCT FROM ( SELECT auth.uid() AS uid))))))`,
      'the system keeps safety alerts': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      provider_id: text(person.id),
      raise_id: 'gen_random_uuid()',
    }),
    relation: (patient, provider) => [
      {
        user_id: text(patient.id),
        provider_id: text(provider.id),
        raise_id: 'gen_random_uuid()',
      },
    ],
    change: `acknowledged_at = now(), outcome = 'called'`,
    ownerColumn: 'provider_id',
    allows: {
      related: { select: related },
      anyone: systemOnly(...everything),
    },
  },
  'public.provider_registrations': {
    grants: {
      // Neither where the document lies nor what it hashes to.
      authenticated:
        'select (id, provider_id, registration_body, registration_number, certificate_year, certificate_expires_on, has_document, document_type, status, submitted_at, decided_at, reason, profession)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a provider reads their own registrations': readsBy('provider_id'),
      'an admin reads all registrations': adminReads,
      'the system keeps registrations': systemDoesAll,
    },
    belongsTo: (person) => `provider_id = ${text(person.id)}`,
    row: (person) => ({
      provider_id: text(person.id),
      registration_body: `'HPCZ'`,
      registration_number: `'1'`,
      certificate_year: '2026',
      certificate_expires_on: `'2100-12-31'`,
      document_type: `'application/pdf'`,
      document_hash: `'\\x00'`,
    }),
    change: `registration_number = '2'`,
    ownerColumn: 'provider_id',
    allows: {
      own: { select: signedIn },
      anyone: { ...systemOnly('insert', 'update', 'delete'), select: systemAnd(['admin']) },
    },
  },
  'public.identity_changes': {
    grants: {
      // Written by a function alone, which keeps one wish for each provider.
      authenticated:
        'select (id, provider_id, full_name, specialty, qualifications, status, submitted_at, decided_at, reason)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a provider reads their own identity changes': readsBy('provider_id'),
      'the system keeps identity changes': systemDoesAll,
    },
    belongsTo: (person) => `provider_id = ${text(person.id)}`,
    row: (person) => ({
      provider_id: text(person.id),
      full_name: `'Dr Other'`,
      qualifications: `'{}'`,
    }),
    change: `full_name = 'Dr Another'`,
    ownerColumn: 'provider_id',
    allows: {
      own: { select: signedIn },
      anyone: systemOnly(...everything),
    },
  },
  'public.student_verifications': {
    grants: {
      // Neither where the document lies, nor what it hashes to, nor which admin decided.
      authenticated:
        'select (id, user_id, has_document, document_type, status, submitted_at, decided_at, reason)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a student reads their own verifications': readsOwn,
      'an admin reads all verifications': adminReads,
      'the system keeps verifications': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      document_type: `'application/pdf'`,
      document_hash: `'\\x00'`,
    }),
    change: `reason = 'Changed'`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn },
      anyone: { ...systemOnly('insert', 'update', 'delete'), select: systemAnd(['admin']) },
    },
  },
}

/** Functions that run with more rights than their caller has, and who may call them. */
export const powerfulFunctions: Record<string, string> = {
  'accounts.actor_role()': 'authenticated',
  'accounts.admit(audience text, staff_second_factor boolean)': 'authenticated',
  'accounts.has_consented()': 'authenticated',
  'accounts.has_withdrawn_consent()': 'authenticated',
  'accounts.has_record(person uuid)': '',
  'accounts.keep_record_from_desk()': '',
  'accounts.keep_desk_from_record()': '',
  'practice.may_practise()': 'authenticated',
  'practice.treats(patient uuid)': 'authenticated',
  'practice.has_visit_with(patient uuid)': 'authenticated',
  'practice.sees(patient uuid, consent text)': 'authenticated',
  'practice.screening_consent()': 'authenticated',
  'practice.patient_contact(patient uuid)': 'authenticated',
  'practice.patient_identities(people uuid[])': 'authenticated',
  'practice.patients_by_phone(digits text)': 'authenticated',
  'practice.patients_for(consent text)': 'authenticated',
  'practice.record_openings()': 'authenticated',
  'practice.record_days(before date, days integer)': 'authenticated',
  'practice.raise_safety_alerts(raise uuid)': 'authenticated',
  'practice.raise_alerts_of(patient uuid, raise uuid, present uuid)': '',
  'practice.notify_of_screening(result uuid)': 'authenticated',
  'practice.take_safety_step(alert uuid, taken text, minutes integer, said text, next_day date)':
    'authenticated',
  'practice.own_safety_alerts()': 'authenticated',
  'practice.notified_alerts()': 'authenticated',
  'practice.answers_alert(patient uuid, reached text, is_done_by_another boolean)': 'authenticated',
  'practice.agrees_to_duty(patient uuid)': '',
  'practice.record_follow_up(alert uuid, planned date, next_day date)': 'authenticated',
  'practice.told_of_own_alert()': 'authenticated',
  'practice.propose_identity(new_name text, new_specialty text, new_qualifications text[], has_specialty boolean)':
    'authenticated',
  'practice.identity_changes_to_decide()': 'authenticated',
  'practice.has_verified_identity(provider uuid)': '',
  'practice.keep_identity()': '',
  'practice.escalated_safety_alerts()': 'authenticated',
  'practice.withdraw_safety_alerts(raise uuid)': 'authenticated',
  'practice.was_younger(person uuid, years integer, at timestamp with time zone)': 'authenticated',
  'practice.phone_of_session(appointment uuid)': 'authenticated',
  'practice.provider_phone_of_session(appointment uuid)': 'authenticated',
  'practice.report_absence(appointment uuid)': 'authenticated',
  'practice.report_no_answer(appointment uuid)': 'authenticated',
  'practice.rate_session(appointment uuid, new_score integer, new_comment text)': 'authenticated',
  'practice.share_notes(appointment uuid, new_notes text, replaced text, corrected text)':
    'authenticated',
  'practice.no_shows(patient uuid)': 'authenticated',
  'practice.attention_readings(since timestamp with time zone)': 'authenticated',
  'practice.attention_dangers(since timestamp with time zone)': 'authenticated',
  'practice.attention_changes(since timestamp with time zone)': 'authenticated',
  'practice.shared_reading_versions(patient uuid)': 'authenticated',
  'practice.removed_screenings(patient uuid)': 'authenticated',
  'practice.removed_sources_of_alerts()': 'authenticated',
  'practice.attention_results(sessions integer, cut_offs integer[], better integer[])':
    'authenticated',
  'practice.may_enter_readings(patient uuid)': 'authenticated',
  'practice.may_record_screening(patient uuid)': 'authenticated',
  'practice.screening_permission(patient uuid)': 'authenticated',
  'practice.screenings_removed_at_clinic()': 'authenticated',
  'practice.queue_clinic_screening()': '',
  'practice.registered_providers()': 'authenticated',
  'accounts.students_to_verify()': 'authenticated',
  'practice.is_open(provider uuid, slot timestamp with time zone)': 'authenticated',
  'practice.free_at(slots timestamp with time zone[])': 'authenticated',
  'practice.next_open(slots timestamp with time zone[], providers uuid[])': 'authenticated',
  'practice.can_be_booked(provider uuid)': 'authenticated',
  'practice.open_appointments(patient uuid)': 'authenticated',
  'practice.has_room(patient uuid, series uuid, at timestamp with time zone)': 'authenticated',
  'practice.taken_for(provider uuid, patient uuid, times timestamp with time zone[])':
    'authenticated',
  'practice.taken_for_move(old uuid, times timestamp with time zone[])': 'authenticated',
  'practice.is_moving(old uuid, patient uuid, provider uuid, of_type text, series uuid, by text)':
    'authenticated',
  'practice.keep_what_moves()': '',
  'practice.keep_agreement()': '',
  'practice.renew_calendar_entries()': '',
  'practice.keep_replacing()': '',
  'practice.keep_replaced()': '',
  'practice.keep_place()': '',
  'practice.end_place()': '',
  'practice.has_ahead(appointment uuid)': 'authenticated',
  'practice.own_visits_away()': 'authenticated',
  'practice.was_offered(provider uuid, slot timestamp with time zone, instead_of uuid)':
    'authenticated',
  'practice.provider_cards()': 'authenticated',
  'practice.patient(patient uuid)': 'authenticated',
  'practice.shared_screenings()': 'authenticated',
  'accounts.student_to_verify(student uuid)': 'authenticated',
  'practice.patients()': 'authenticated',
  'practice.shared_blood_pressure_readings(patient uuid)': 'authenticated',
  'practice.shared_glucose_readings(patient uuid)': 'authenticated',
  'practice.shared_weight_entries(patient uuid)': 'authenticated',
  'practice.sees_weight(patient uuid)': 'authenticated',
  'practice.name_of_recorder(recorder uuid)': 'authenticated',
  'practice.follow_course()': '',
  'practice.practises_as(wanted text)': 'authenticated',
  ...planFunctions,
  ...diaryFunctions,
  ...careFunctions,
  ...groupFunctions,
  ...billingFunctions,
  ...booksFunctions,
  ...insuranceFunctions,
  ...membershipFunctions,
  ...messageFunctions,
  ...callFunctions,
  ...questionnaireFunctions,
  ...dischargeFunctions,
  ...referralFunctions,
  ...coverFunctions,
  ...callBackFunctions,
  ...checkInFunctions,
  ...personalPlanFunctions,
  ...supportFunctions,
  ...registrationFunctions,
  ...roomFunctions,
  ...visitFunctions,
  ...calendarFunctions,
  ...auditFunctions,
}

/** Who may look into each schema. */
export const openSchemas: Record<string, string> = {
  accounts: 'authenticated, service_role',
  auth: 'anon, authenticated, service_role',
  billing: 'authenticated, service_role',
  call_backs: 'authenticated, service_role',
  calls: 'authenticated, service_role',
  check_ins: 'authenticated, service_role',
  personal_plans: 'authenticated, service_role',
  // Holds the entrance alone, which only ever makes its caller weaker.
  door: 'public',
  groups: 'authenticated, service_role',
  membership: 'authenticated, service_role',
  messages: 'authenticated, service_role',
  pgboss: 'service_role',
  plans: 'authenticated, service_role',
  platform: 'authenticated, service_role',
  practice: 'authenticated, service_role',
  questionnaires: 'authenticated, service_role',
  simulator: 'service_role',
  support: 'authenticated, service_role',
}
