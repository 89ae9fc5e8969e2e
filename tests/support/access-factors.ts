import type { TableAccess } from './access.ts'
import { byUserId, systemOnly, systemTable, text } from './access-words.ts'

const mac = `sha256('x')`

/** The reviewed access to the tables of the second factor; part of `accessTable`. */
export const factorAccess: Record<string, TableAccess> = {
  'accounts.recovery_codes': {
    ...systemTable('recovery codes', {
      belongsTo: (person) => `factor_id = ${text(person.id)}`,
      row: (person) => ({ factor_id: text(person.id), code_hash: mac }),
      change: 'used_at = now()',
    }),
    // A code is used up, and never changed.
    grants: { service_role: 'delete, insert, select, update (used_at)' },
  },
  'accounts.wrong_codes': {
    ...systemTable('wrong codes', {
      belongsTo: byUserId,
      row: (person) => ({
        user_id: text(person.id),
        session_id: text(person.id),
        address_hmac: mac,
        budget: `'stranger'`,
      }),
      change: 'has_warned = true',
    }),
    grants: { service_role: 'delete, insert, select' },
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
  'accounts.used_links': {
    ...systemTable('used links', {
      belongsTo: byUserId,
      row: (person) => ({
        user_id: text(person.id),
        token_hash: `sha256(${text(person.id)}::bytea)`,
      }),
      change: 'used_at = now()',
    }),
    grants: { service_role: 'delete, insert, select' },
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
  'accounts.known_addresses': {
    ...systemTable('known addresses', {
      belongsTo: byUserId,
      row: (person) => ({ user_id: text(person.id), address_hmac: mac }),
      change: 'last_right_at = now()',
    }),
    grants: { service_role: 'delete, insert, select, update (last_right_at)' },
  },
}
