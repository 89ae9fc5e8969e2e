import type { TableAccess } from './access.ts'
import {
  everything,
  providerInPracticeReads,
  readsBy,
  related,
  signedIn,
  systemDoesAll,
  systemReads,
  systemOnly,
  text,
} from './access-words.ts'

/** The reviewed access to what providers ask patients to answer and note about them; part of `accessTable`. */

const notedByTreating =
  '((provider_id = ( SELECT auth.uid() AS uid)) AND practice.treats(patient_id))'

export const questionnaireAccess: Record<string, TableAccess> = {
  // Of a provider about a patient they treat; no one else reads it, and the patient in their copy of their data.
  'public.attention_acknowledgements': {
    grants: {
      authenticated:
        'insert (id, provider_id, patient_id, reasons, note, return_on), select, update (return_on)',
      service_role: 'delete, select, update (patient_id)',
    },
    policies: {
      'the system moves attention acknowledgements with their patient':
        'update to service_role using (true) with check (true)',
      'a provider reads what they noted about patients they treat': `select to authenticated using (${notedByTreating})`,
      'a provider notes something about a patient they treat': `insert to authenticated with check (${notedByTreating})`,
      'a provider brings back what they noted': `update to authenticated using (${notedByTreating}) with check ((provider_id = ( SELECT auth.uid() AS uid)))`,
      'the system exports attention acknowledgements': systemReads,
      'the system erases attention acknowledgements': 'delete to service_role using (true)',
    },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    row: (person, actor) => ({
      id: 'gen_random_uuid()',
      provider_id: text(actor.id),
      patient_id: text(person.id),
      reasons: `'{"item_9": "2026-11-30T08:00:00Z"}'`,
      note: `'Spoke about it'`,
      return_on: `'2026-12-07'`,
    }),
    relation: (patient, provider) => [
      {
        id: 'gen_random_uuid()',
        provider_id: text(provider.id),
        patient_id: text(patient.id),
        reasons: `'{"item_9": "2026-11-30T08:00:00Z"}'`,
        note: `'Spoke about it'`,
        return_on: `'2026-12-07'`,
      },
    ],
    change: `return_on = '2026-12-01'`,
    ownerColumn: 'provider_id',
    allows: {
      related: { select: related, insert: related, update: related },
      anyone: systemOnly('select', 'delete'),
    },
  },
  // Its patient and its provider read a request; both change it by functions alone.
  'public.questionnaire_requests': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'a patient reads what they are asked to answer': readsBy('patient_id'),
      'a provider in practice reads what they asked for': providerInPracticeReads,
      'the system keeps questionnaire requests': systemDoesAll,
    },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    row: (person) => ({
      id: 'gen_random_uuid()',
      patient_id: text(person.id),
      provider_id: text(person.id),
      instrument: `'PHQ-9'`,
      due_on: `'2100-01-01'`,
    }),
    relation: (patient, provider) => [
      {
        id: 'gen_random_uuid()',
        patient_id: text(patient.id),
        provider_id: text(provider.id),
        instrument: `'GAD-7'`,
        due_on: `'2100-01-01'`,
      },
    ],
    change: 'notified_at = now()',
    ownerColumn: 'patient_id',
    allows: {
      own: { select: signedIn },
      related: { select: related },
      anyone: systemOnly(...everything),
    },
  },
}

/** Functions of questionnaires that run with more rights than their caller has. */
export const questionnaireFunctions: Record<string, string> = {
  'questionnaires.is_shared(result uuid, patient uuid)': 'authenticated',
  'questionnaires.may_ask(patient uuid)': 'authenticated',
  'questionnaires.asked_by(request uuid)': 'authenticated',
  'questionnaires.ask(request uuid, patient uuid, of_instrument text, due date)': 'authenticated',
  'questionnaires.withdraw(request uuid)': 'authenticated',
  'questionnaires.decide(request uuid, result uuid)': 'authenticated',
}
