import type { TableAccess } from './access.ts'
import {
  everything,
  providerInPracticeReads,
  related,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

/** The reviewed access to the ends of care; part of `accessTable`. */
export const dischargeAccess: Record<string, TableAccess> = {
  // Their provider reads them; a patient reads theirs by a function, without a summary that is not shared.
  'public.discharges': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'the system keeps discharges': systemDoesAll,
      'a provider in practice reads their discharges': providerInPracticeReads,
    },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    // Readmitted: the others of these attempts are about patients who are treated.
    row: (person) => ({
      id: 'gen_random_uuid()',
      patient_id: text(person.id),
      provider_id: `(select provider_id from public.appointments where patient_id = ${text(person.id)} order by provider_id limit 1)`,
      reason: `'other'`,
      summary: `'She sleeps well'`,
      is_shared: 'true',
      readmitted_at: 'now()',
      readmitted_how: `'booking'`,
    }),
    change: `summary = 'She sleeps badly'`,
    ownerColumn: 'patient_id',
    allows: {
      related: { select: related },
      anyone: systemOnly(...everything),
    },
  },
}

/** Functions of the end of care that run with more rights than their caller has. */
export const dischargeFunctions: Record<string, string> = {
  'practice.discharge_patient(discharge uuid, patient uuid, why text, words text, shared boolean, chosen uuid[])':
    'authenticated',
  'practice.readmit_patient(patient uuid, why text)': 'authenticated',
  'practice.own_discharges()': 'authenticated',
  'practice.readmit_by_booking()': '',
}
