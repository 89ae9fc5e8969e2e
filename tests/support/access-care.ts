import type { TableAccess } from './access.ts'
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
  'pregnancy, pregnancy_at, diabetes, insulin, sulfonylurea, target_systolic, target_diastolic, target_author, updated_at'

export const careAccess: Record<string, TableAccess> = {
  // A provider sees it by a function, with the readings that are shared with them.
  'public.care_profiles': {
    grants: {
      authenticated: `insert (user_id, ${columns}), select, update (${columns})`,
      service_role: 'delete, insert, select',
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
}

/** Functions that see more than their caller, and who may call them. */
export const careFunctions: Record<string, string> = {
  'practice.shared_care_profile(patient uuid)': 'authenticated',
}
