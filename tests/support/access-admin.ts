import type { TableAccess } from './access.ts'
import {
  byUserId,
  systemAnd,
  systemDoesAll,
  systemOnly,
  systemReads,
  systemTable,
  text,
} from './access-words.ts'

const isAdmin = `(( SELECT accounts.actor_role() AS actor_role) = 'admin'::text)`

/** The reviewed access to what an admin works with; part of `accessTable`. */
export const adminAccess: Record<string, TableAccess> = {
  'accounts.suspensions': {
    // The reason of a suspension is not changed afterwards.
    grants: { service_role: 'delete, insert, select, update (restored_by, restored_at)' },
    policies: {
      'the system keeps suspensions': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      reason: `'Shared an account'`,
      restored_at: 'now()',
    }),
    change: 'restored_at = now()',
    allows: { anyone: systemOnly('select', 'insert', 'update', 'delete') },
  },
  'accounts.factor_resets': {
    ...systemTable('factor resets', {
      belongsTo: byUserId,
      row: (person) => ({
        id: 'gen_random_uuid()',
        user_id: text(person.id),
        identity_check: `'in_person'`,
        note: `'Saw their NRC'`,
      }),
      change: `note = 'Another'`,
    }),
    // What an admin wrote about a reset is not changed afterwards.
    grants: { service_role: 'delete, insert, select' },
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
  'public.crisis_lines': {
    grants: { authenticated: 'insert, select, update', service_role: 'select' },
    policies: {
      'an admin reads help lines': `select to authenticated using (${isAdmin})`,
      'an admin adds help lines': `insert to authenticated with check (${isAdmin})`,
      'an admin changes help lines': `update to authenticated using (${isAdmin}) with check (${isAdmin})`,
      'the system tells everybody the help lines': systemReads,
    },
    // Without an owner: an admin manages all of them.
    belongsTo: () => 'true',
    row: () => ({
      name: `'A line'`,
      number: `'+260' || (100000000 + floor(random() * 899999999))::bigint`,
      for_whom: `'Anyone'`,
      hours: `'Day and night'`,
      kind: `'listening'`,
      place: '9',
      last_checked: `'2026-11-01'`,
    }),
    change: 'is_shown = false',
    allows: {
      anyone: { select: systemAnd(['admin']), insert: ['admin'], update: ['admin'] },
    },
  },
}
