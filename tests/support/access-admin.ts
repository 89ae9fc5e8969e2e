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
  'platform.hidden_first_steps': {
    grants: { service_role: 'delete, insert, select' },
    policies: { 'the system hides and shows the first steps': systemDoesAll },
    // One row, which is no one's.
    belongsTo: () => 'true',
    row: () => ({ hidden_at: 'now()' }),
    change: 'hidden_at = now()',
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
  'public.clinic_features': {
    grants: { authenticated: 'insert, select', service_role: 'select' },
    policies: {
      'an admin reads which features are offered': `select to authenticated using (${isAdmin})`,
      'an admin changes which features are offered': `insert to authenticated with check ((${isAdmin} AND (changed_by = ( SELECT auth.uid() AS uid))))`,
      'the system offers what an admin has set': systemReads,
    },
    // Without an owner: an admin manages all of them.
    belongsTo: () => 'true',
    row: (person) => ({
      id: 'gen_random_uuid()',
      version: '(1 + floor(random() * 1000000000))::integer',
      off: `'{groups}'`,
      changed_by: text(person.id),
    }),
    change: `off = '{}'`,
    allows: { anyone: { select: systemAnd(['admin']) }, own: { insert: ['admin'] } },
  },
  'public.clinic_logos': {
    grants: { authenticated: 'insert, select', service_role: 'select' },
    policies: {
      'an admin reads the logos of the clinic': `select to authenticated using (${isAdmin})`,
      'an admin changes the logo of the clinic': `insert to authenticated with check ((${isAdmin} AND (changed_by = ( SELECT auth.uid() AS uid))))`,
      'the system shows the logo of the clinic to everyone': systemReads,
    },
    // Without an owner: an admin manages all of them.
    belongsTo: () => 'true',
    row: (person) => ({
      id: 'gen_random_uuid()',
      version: '(1 + floor(random() * 1000000000))::integer',
      picture: `'png'`,
      icon: `'png'`,
      digest: `'aaaaaaaaaaaaaaaaaaaaaa'`,
      width: '32',
      height: '32',
      changed_by: text(person.id),
    }),
    change: 'width = 30',
    allows: { anyone: { select: systemAnd(['admin']) }, own: { insert: ['admin'] } },
  },
  'public.clinic_settings': {
    grants: { authenticated: 'insert, select', service_role: 'select' },
    policies: {
      'an admin reads the settings of the clinic': `select to authenticated using (${isAdmin})`,
      'an admin changes the settings of the clinic': `insert to authenticated with check ((${isAdmin} AND (changed_by = ( SELECT auth.uid() AS uid))))`,
      'the system shows the settings of the clinic to everyone': systemReads,
    },
    // Without an owner: an admin manages all of them.
    belongsTo: () => 'true',
    row: (person) => ({
      id: 'gen_random_uuid()',
      version: '(1 + floor(random() * 1000000000))::integer',
      name: `'Chawama House'`,
      tagline: `'Care in one place.'`,
      email: `'desk@chawama.example'`,
      phone: `'0977 123 456'`,
      address: `'Plot 9'`,
      hours: `'By day'`,
      changed_by: text(person.id),
    }),
    change: `name = 'Another'`,
    allows: { anyone: { select: systemAnd(['admin']) }, own: { insert: ['admin'] } },
  },
  'public.email_texts': {
    grants: { authenticated: 'insert, select', service_role: 'select' },
    policies: {
      'an admin reads the texts of emails': `select to authenticated using (${isAdmin})`,
      'an admin changes the texts of emails': `insert to authenticated with check ((${isAdmin} AND (changed_by = ( SELECT auth.uid() AS uid))))`,
      'the system writes emails in these words': systemReads,
    },
    // Without an owner: an admin manages all of them.
    belongsTo: () => 'true',
    row: (person) => ({
      id: 'gen_random_uuid()',
      key: `'message'`,
      version: '(1 + floor(random() * 1000000000))::integer',
      subject: `'News'`,
      body: `'{link}'`,
      button: `'Open'`,
      changed_by: text(person.id),
    }),
    change: `subject = 'Another'`,
    allows: { anyone: { select: systemAnd(['admin']) }, own: { insert: ['admin'] } },
  },
  'public.guide_reviews': {
    grants: { authenticated: 'insert, select', service_role: 'select' },
    policies: {
      'an admin reads the reviews of guides': `select to authenticated using (${isAdmin})`,
      'an admin records the review of a guide': `insert to authenticated with check ((${isAdmin} AND (changed_by = ( SELECT auth.uid() AS uid))))`,
      'the system shows everyone which guides are reviewed': systemReads,
    },
    // Without an owner: an admin manages all of them.
    belongsTo: () => 'true',
    row: (person) => ({
      id: 'gen_random_uuid()',
      slug: `'falling-asleep'`,
      version: '(1 + floor(random() * 1000000000))::integer',
      state: `'draft'`,
      text_hash: `repeat('a', 43)`,
      changed_by: text(person.id),
    }),
    change: `slug = 'another'`,
    allows: { anyone: { select: systemAnd(['admin']) }, own: { insert: ['admin'] } },
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
