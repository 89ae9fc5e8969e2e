import type { TableAccess } from './access.ts'
import { ownRows } from './access-own-rows.ts'
import {
  byUserId,
  clientInsertsWithConsent,
  clientUpdatesWithConsent,
  clients,
  readsOwn,
  signedIn,
  system,
  systemDoesAll,
  text,
} from './access-words.ts'

/** The reviewed access to what a person says of their care; part of `accessTable`. */

const columns =
  'pregnancy, pregnancy_at, diabetes, insulin, sulfonylurea, target_systolic, target_diastolic, target_author, updated_at, heart_disease, kidney_disease, diabetes_at, insulin_at, sulfonylurea_at, heart_disease_at, kidney_disease_at'

export const careAccess: Record<string, TableAccess> = {
  // A provider sees it by a function, with the readings that are shared with them.
  'public.care_profiles': {
    grants: {
      authenticated: `insert (user_id, ${columns}), select, update (${columns})`,
      service_role:
        'delete, insert, select, update (pregnancy, pregnancy_at, updated_at, kidney_disease, kidney_disease_at)',
    },
    policies: {
      'a person reads their own care profile': readsOwn,
      'a client writes their care profile while consent stands': clientInsertsWithConsent,
      'a client changes their care profile while consent stands': clientUpdatesWithConsent,
      'the system exports, seeds and erases care profiles': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id), insulin: `'yes'` }),
    change: `insulin = 'no'`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: clients, update: clients },
      anyone: { select: system, insert: system, delete: system },
    },
  },
  'public.advice_answers': ownRows(
    {
      insert:
        'id, user_id, blood_pressure_reading_id, glucose_reading_id, value, answer, created_at',
    },
    (person) => ({
      blood_pressure_reading_id: `(select id from public.blood_pressure_readings where user_id = ${text(person.id)} limit 1)`,
      value: `'165/112'`,
      answer: `'seen'`,
    }),
    `answer = 'wrong'`,
  ),
}

/** Functions that see more than their caller, and who may call them. */
export const careFunctions: Record<string, string> = {
  'practice.shared_care_profile(patient uuid)': 'authenticated',
}
