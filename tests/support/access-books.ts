import type { TableAccess } from './access.ts'
import { systemAnd, systemDoesAll, systemOnly, systemReads, text } from './access-words.ts'

/** The reviewed access to how the clinic keeps its books; part of `accessTable`. */

const isAdmin = `(( SELECT accounts.actor_role() AS actor_role) = 'admin'::text)`

export const booksAccess: Record<string, TableAccess> = {
  'public.payment_returns': {
    grants: { service_role: 'insert, select, update' },
    policies: { 'the system keeps money that goes back': systemDoesAll },
    belongsTo: (person) => `given_by = ${text(person.id)}`,
    row: (person) => ({
      payment_id: `(select p.id from public.invoice_payments p join public.invoices i on i.id = p.invoice_id
        where i.patient_id = ${text(person.id)} limit 1)`,
      way: `'clinic'`,
      note: `'From the safe'`,
      given_at: 'now()',
      given_by: text(person.id),
    }),
    change: `given_by = null`,
    allows: { anyone: systemOnly('select', 'insert', 'update') },
  },
  'public.till_counts': {
    grants: { service_role: 'insert, select' },
    policies: { 'the system keeps counts of open tills': systemDoesAll },
    belongsTo: (person) => `counted_by = ${text(person.id)}`,
    row: (person) => ({
      till_id: `(select id from public.tills where holder_id = ${text(person.id)} limit 1)`,
      counted_ngwee: '100',
      expected_ngwee: '100',
      counted_by: text(person.id),
    }),
    change: `counted_ngwee = 200`,
    allows: { anyone: systemOnly('select', 'insert') },
  },
  'public.till_reopenings': {
    grants: { service_role: 'insert, select' },
    policies: { 'the system keeps counts of tills that were opened again': systemDoesAll },
    belongsTo: (person) => `opened_by = ${text(person.id)}`,
    row: (person) => ({
      id: 'gen_random_uuid()',
      till_id: `(select id from public.tills where closed_at is not null and holder_id = ${text(person.id)} limit 1)`,
      reason: `'A patient came after the count'`,
      opened_by: text(person.id),
    }),
    change: `reason = 'Another reason'`,
    allows: { anyone: systemOnly('select', 'insert') },
  },
  'public.billing_rules': {
    grants: {
      authenticated:
        'insert (id, version, number_series, missed_percent, late_percent, late_hours, changed_by), select',
      service_role: 'select',
    },
    policies: {
      'an admin reads how the clinic keeps its books': `select to authenticated using (${isAdmin})`,
      'an admin changes how the clinic keeps its books': `insert to authenticated with check ((${isAdmin} AND (changed_by = ( SELECT auth.uid() AS uid))))`,
      'the system keeps the books by these rules': systemReads,
    },
    // Without an owner: an admin manages all of them.
    belongsTo: () => 'true',
    row: (person) => ({
      id: 'gen_random_uuid()',
      version: '(1 + floor(random() * 1000000000))::integer',
      number_series: `'provider'`,
      missed_percent: '100',
      late_percent: '0',
      late_hours: '24',
      changed_by: text(person.id),
    }),
    change: 'late_percent = 50',
    allows: { anyone: { select: systemAnd(['admin']) }, own: { insert: ['admin'] } },
  },
  'public.clinic_numbers': {
    grants: { authenticated: 'select', service_role: 'insert, select' },
    policies: {
      'an admin reads the numbers of the clinic': `select to authenticated using (${isAdmin})`,
      'the system gives the numbers of the clinic': systemDoesAll,
    },
    // Without an owner: a number is the clinic's.
    belongsTo: () => 'true',
    row: () => ({
      kind: `'invoice'`,
      year: '2026',
      serial: '(1 + floor(random() * 1000000000))::integer',
      source_id: 'gen_random_uuid()',
      amount_ngwee: '20000',
    }),
    change: 'amount_ngwee = 1',
    allows: { anyone: { select: systemAnd(['admin']), ...systemOnly('insert') } },
  },
}

export const booksFunctions: Record<string, string> = {
  'billing.add_draft(visit uuid)': '',
  'billing.charge_of(visit uuid)': '',
  // How much of its price a visit costs is in the settings; the route asks whose visit it is.
  'billing.charge_rule(visit uuid)': 'authenticated',
  'billing.draw_up_late()': '',
  'billing.clinic_would_cancel(provider uuid, at timestamp with time zone, minutes integer)': '',
  // Asks itself whose visit it is.
  'billing.is_moved_late(visit uuid)': 'authenticated',
  'billing.notice_of(visit uuid)': '',
  'billing.give_number(of_kind text, provider uuid, source uuid, amount integer, OUT series text, OUT year integer, OUT serial integer)':
    '',
  // Only waits for its turn.
  'billing.lock_numbers(of_kind text, provider uuid, series text)': 'authenticated',
  'billing.announce_void()': '',
  'billing.ask_return()': '',
  'billing.keep_return()': '',
  'billing.reversed_since_count(till uuid)': '',
  'billing.keep_count()': '',
  'billing.closed_by_other(till uuid)': '',
  'billing.number_series()': '',
  'billing.write_number()': '',
}
