import type { TableAccess } from './access.ts'
import {
  byUserId,
  everything,
  readsOwn,
  related,
  signedIn,
  systemDoesAll,
  systemOnly,
  systemTable,
  text,
} from './access-words.ts'

/** A record without a login for each person: `tests/access.test.ts` makes it, and only such a record is merged. */
export const recordWithoutLogin = (person: { id: string }, which: 'gone' | 'stays') =>
  `md5('${person.id} ${which}')::uuid`

/** Patients whom the clinic has registered: the reviewed truth. Desk and admins read through their routes alone. */
export const registrationAccess: Record<string, TableAccess> = {
  'public.patient_registrations': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'a person reads their own registration': readsOwn,
      'a provider reads the registrations of those whom they treat':
        'select to authenticated using (practice.treats(user_id))',
      'the system keeps registrations': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id) }),
    change: `address = 'Plot 5'`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn },
      related: { select: related },
      anyone: systemOnly(...everything),
    },
  },
  'accounts.take_over_codes': systemTable('take-over codes', {
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      code_digest: `sha256(gen_random_uuid()::text::bytea)`,
      expires_at: 'now()',
    }),
    change: 'wrong_tries = 1',
  }),
  'accounts.patient_merges': systemTable('merges', {
    belongsTo: (person) => `gone_id = ${recordWithoutLogin(person, 'gone')}`,
    row: (person) => ({
      id: 'gen_random_uuid()',
      gone_id: recordWithoutLogin(person, 'gone'),
      remaining_id: recordWithoutLogin(person, 'stays'),
    }),
    change: 'merged_by = null',
  }),
  'accounts.patient_merge_rows': systemTable('rows of merges', {
    belongsTo: (person) =>
      `merge_id in (select id from accounts.patient_merges where gone_id = ${recordWithoutLogin(person, 'gone')})`,
    row: (person) => ({
      merge_id: `(select id from accounts.patient_merges where gone_id = ${recordWithoutLogin(person, 'gone')} limit 1)`,
      place: '0',
      table_name: `'public.appointments'`,
      column_name: `'patient_id'`,
      change: `'moved'`,
      row_key: `'{}'`,
    }),
    change: 'place = 1',
  }),
  'accounts.record_retention': systemTable('how long records are kept', {
    // One row, which is no one's.
    belongsTo: () => 'true',
    row: () => ({ years: '10' }),
    change: 'years = 11',
  }),
}

export const registrationFunctions: Record<string, string> = {
  'accounts.has_no_login(person uuid)': '',
  'accounts.keep_merge_course()': '',
  'accounts.recorder_of(consent uuid)': 'authenticated',
  'accounts.remaining_record(person uuid)': '',
  'practice.remaining_patient(patient uuid)': 'authenticated',
  'practice.agree_without_login()': '',
}
