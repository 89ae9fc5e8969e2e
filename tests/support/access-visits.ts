import type { TableAccess } from './access.ts'
import {
  byUserId,
  everything,
  notDesk,
  readsBy,
  readsOwn,
  related,
  signedIn,
  systemDoesAll,
  systemOnly,
  systemTable,
  text,
} from './access-words.ts'

const ofPatient = '(patient_id = ( SELECT auth.uid() AS uid))'

/** What is said of visits: who waits for a day, why patients come, why staff booked over another, whom they called. After the appointments. */
export const visitAccess: Record<string, TableAccess> = {
  'public.day_waits': {
    grants: {
      authenticated:
        'delete, insert (id, patient_id, day, provider_id, about, session_type, visit_type_id), select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a patient reads for which days they wait': readsBy('patient_id'),
      'a patient waits for a day': `insert to authenticated with check ((${ofPatient} AND (provider_id IS DISTINCT FROM ( SELECT auth.uid() AS uid))))`,
      'a patient stops waiting for a day': `delete to authenticated using (${ofPatient})`,
      'the system keeps who waits for a day': systemDoesAll,
    },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    row: (person) => ({
      patient_id: text(person.id),
      day: `'2030-01-02'`,
      about: `'mind'`,
      session_type: `'Virtual'`,
      visit_type_id: '(select id from public.visit_types limit 1)',
    }),
    change: 'created_at = now()',
    ownerColumn: 'patient_id',
    allows: {
      own: { select: signedIn, insert: signedIn, delete: signedIn },
      anyone: systemOnly(...everything),
    },
  },
  'public.overbook_reasons': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'a provider reads why they were overbooked': readsBy('provider_id'),
      'the system keeps overbook reasons': systemDoesAll,
    },
    belongsTo: (person) => `provider_id = ${text(person.id)}`,
    row: (person) => ({
      appointment_id: `(select id from appointments where patient_id = ${text(person.id)} limit 1)`,
      provider_id: text(person.id),
      reason: `'Urgent'`,
    }),
    change: `reason = 'Very urgent'`,
    ownerColumn: 'provider_id',
    allows: { own: { select: signedIn }, anyone: systemOnly(...everything) },
  },
  'public.absence_marks': systemTable('marks of absences', {
    belongsTo: (person) =>
      `appointment_id in (select id from appointments where patient_id = ${text(person.id)})`,
    row: (person) => ({
      appointment_id: `(select id from appointments where patient_id = ${text(person.id)} limit 1)`,
      mark: `'called'`,
    }),
    change: 'marked_at = now()',
  }),
  'public.former_names': systemTable('former names', {
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id), full_name: `'Mary Phiri'` }),
    change: 'changed_at = now()',
  }),
  'public.visit_reasons': {
    grants: {
      authenticated:
        'delete, insert (appointment_id, user_id, reason, note), select, update (reason, note)',
      service_role: 'delete, insert, select',
    },
    policies: {
      'a person reads why they come': readsOwn,
      'a provider in practice reads why the patient of a visit comes':
        'select to authenticated using ((( SELECT practice.may_practise() AS may_practise) AND (EXISTS ( SELECT\n   FROM appointments a\n  WHERE ((a.id = visit_reasons.appointment_id) AND (a.provider_id = ( SELECT auth.uid() AS uid)))))))',
      'a person says why they come while consent stands':
        "insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) <> 'front_desk'::text) AND (EXISTS ( SELECT\n   FROM appointments a\n  WHERE ((a.id = visit_reasons.appointment_id) AND (a.patient_id = ( SELECT auth.uid() AS uid))))) AND ( SELECT accounts.consent_stands() AS consent_stands)))",
      'a person changes why they come while consent stands':
        'update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT accounts.consent_stands() AS consent_stands)))',
      'a person takes back why they come':
        'delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)))',
      'the system moves, exports, seeds and erases why patients come': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      appointment_id: `(select id from appointments where patient_id = ${text(person.id)} limit 1)`,
      user_id: text(person.id),
      reason: `'To talk'`,
    }),
    change: `reason = 'To ask'`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: notDesk, update: signedIn, delete: signedIn },
      related: { select: related },
      anyone: systemOnly('select', 'insert', 'delete'),
    },
  },
}

export const visitFunctions: Record<string, string> = {
  'accounts.keep_former_name()': '',
  'practice.former_names(people uuid[])': 'authenticated',
  'practice.keep_visit_reason()': '',
}
