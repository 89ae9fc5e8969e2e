import type { TableAccess } from './access.ts'
import { byUserId, clients, ownRow, signedIn, system, text } from './access-words.ts'

/** The reviewed access to what a person says of their care; part of `accessTable`. */

const columns =
  'pregnancy, pregnancy_at, diabetes, insulin, sulfonylurea, target_systolic, target_diastolic, target_author, updated_at'
const asClientWithConsent = `((${ownRow} AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands)))`

export const careAccess: Record<string, TableAccess> = {
  // A provider sees it by a function, with the readings that are shared with them.
  'public.care_profiles': {
    grants: {
      authenticated: `insert (user_id, ${columns}), select, update (${columns})`,
      service_role: 'delete, insert, select',
    },
    policies: {
      'a person reads their own care profile': `select to authenticated using (${ownRow})`,
      'a client writes their care profile while consent stands': `insert to authenticated with check ${asClientWithConsent}`,
      'a client changes their care profile while consent stands': `update to authenticated using (${ownRow}) with check ${asClientWithConsent}`,
      'the system exports, seeds and erases care profiles':
        'all to service_role using (true) with check (true)',
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
