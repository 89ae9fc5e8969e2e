import type { TableAccess } from './access.ts'
import {
  everything,
  providerInPracticeReads,
  readsBy,
  related,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

/** The reviewed access to what providers ask patients to answer; part of `accessTable`. */

export const questionnaireAccess: Record<string, TableAccess> = {
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
