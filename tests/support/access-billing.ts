import type { ActorName, Person, TableAccess } from './access.ts'
import {
  clients,
  everything,
  providerInPracticeReads,
  related,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
  todayInSql,
} from './access-words.ts'

/** The reviewed access to prices and invoices; part of `accessTable`. */

const inPractice: readonly ActorName[] = [
  'approved provider without relation',
  'approved provider with relation',
  'fitness expert with relation',
]
const mayPractise = '( SELECT practice.may_practise() AS may_practise)'
const ofProvider = '(provider_id = ( SELECT auth.uid() AS uid))'
const byProvider = (person: Person) => `provider_id = ${text(person.id)}`

/** An invoice that is to be paid. */
const issued = (patient: Person, provider: Person) => ({
  provider_id: text(provider.id),
  patient_id: text(patient.id),
  session_time: `now() - interval '1 day'`,
  session_type: `'Phone'`,
  amount_ngwee: '20000',
  status: `'issued'`,
  number_year: '2026',
  number_serial: `(select coalesce(max(number_serial), 0) + 1 from public.invoices)`,
  issued_at: 'now()',
})

/** An issued invoice of this patient; of the actor, where they are its provider. */
const invoiceOf = (patient: Person, provider: Person) =>
  `(select id from public.invoices where patient_id = ${text(patient.id)} and status = 'issued'
    order by (provider_id = ${text(provider.id)}) desc limit 1)`
const payment = (patient: Person, provider: Person) => ({
  invoice_id: invoiceOf(patient, provider),
  amount_ngwee: '1',
  paid_on: todayInSql,
  paid_by: `'cash'`,
})
const creditNote = (patient: Person, provider: Person) => ({
  invoice_id: invoiceOf(patient, provider),
  amount_ngwee: '1',
  reason: `'A discount'`,
})
const ofInvoices = (person: Person) =>
  `invoice_id in (select id from public.invoices where patient_id = ${text(person.id)} or ${byProvider(person)})`

/** Policies that look up the invoice of a row, as the catalogue prints them. */
const throughInvoice = (table: string, condition = '') =>
  `((EXISTS ( SELECT\n   FROM invoices i\n  WHERE (${condition ? `(i.id = ${table}.invoice_id)${condition}` : `i.id = ${table}.invoice_id`}))))`
const ofProviderOf = ' AND (i.provider_id = ( SELECT auth.uid() AS uid))'
const ofPatientOf = ' AND (i.patient_id = ( SELECT auth.uid() AS uid))'
const stillCounts = ` AND (i.status = ANY (ARRAY['issued'::text, 'paid'::text]))`
const practises = ` AND ${mayPractise}`
const isClient = `(( SELECT accounts.actor_role() AS actor_role) = 'client'::text)`

export const billingAccess: Record<string, TableAccess> = {
  'public.session_prices': {
    grants: {
      authenticated: 'delete, insert, select, update',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a provider in practice sets their own prices': `all to authenticated using ((${ofProvider} AND ${mayPractise})) with check ((${ofProvider} AND ${mayPractise}))`,
      'the system keeps session prices': systemDoesAll,
    },
    belongsTo: byProvider,
    row: (person) => ({
      provider_id: text(person.id),
      session_type: `'Phone'`,
      price_ngwee: '20000',
    }),
    change: 'price_ngwee = 30000',
    ownerColumn: 'provider_id',
    allows: {
      own: { select: inPractice, insert: inPractice, update: inPractice, delete: inPractice },
      anyone: systemOnly(...everything),
    },
  },
  'public.invoices': {
    grants: {
      // Created only by the system; no one changes patient, date, number and session.
      authenticated:
        'select, update (amount_ngwee, status, paid_on, paid_by, waived_because, void_because)',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a provider in practice reads their own invoices': providerInPracticeReads,
      'a patient reads what was issued to them': `select to authenticated using (((patient_id = ( SELECT auth.uid() AS uid)) AND (issued_at IS NOT NULL)))`,
      'a provider in practice keeps their own invoices': `update to authenticated using ((${ofProvider} AND ${mayPractise}))`,
      'the system keeps invoices': systemDoesAll,
    },
    belongsTo: (person) => `(patient_id = ${text(person.id)} or ${byProvider(person)})`,
    row: (person, actor) => issued(person, actor),
    relation: (patient, provider) => [issued(patient, provider)],
    change: `status = 'void'`,
    ownerColumn: 'patient_id',
    allows: {
      own: { select: signedIn, update: inPractice },
      related: { select: related, update: related },
      anyone: systemOnly(...everything),
    },
  },
  'public.invoice_payments': {
    grants: {
      // The database says when it was reversed, and whether it came through this service.
      authenticated:
        'insert (id, invoice_id, amount_ngwee, paid_on, paid_by), select, update (reversed_because)',
      service_role: 'insert, select, update',
    },
    policies: {
      'a person who may read an invoice reads its payments': `select to authenticated using ${throughInvoice('invoice_payments')}`,
      'a provider in practice records payments of their invoices': `insert to authenticated with check ${throughInvoice('invoice_payments', ofProviderOf + stillCounts + practises)}`,
      'a provider in practice reverses payments of their invoices': `update to authenticated using ${throughInvoice('invoice_payments', ofProviderOf + practises)}`,
      'the system keeps invoice payments': systemDoesAll,
    },
    belongsTo: ofInvoices,
    row: (person, actor) => payment(person, actor),
    relation: (patient, provider) => [payment(patient, provider)],
    change: `reversed_because = 'A mistake'`,
    allows: {
      own: { select: signedIn, insert: inPractice, update: inPractice },
      related: { select: related, insert: related, update: related },
      anyone: systemOnly('select', 'insert', 'update'),
    },
  },
  'public.credit_notes': {
    grants: {
      // The database gives the number.
      authenticated: 'insert (id, invoice_id, amount_ngwee, reason), select',
      service_role: 'insert, select',
    },
    policies: {
      'a person who may read an invoice reads its credit notes': `select to authenticated using ${throughInvoice('credit_notes')}`,
      'a provider in practice credits their issued invoices': `insert to authenticated with check ${throughInvoice('credit_notes', ofProviderOf + stillCounts + practises)}`,
      'the system keeps credit notes': systemDoesAll,
    },
    belongsTo: ofInvoices,
    row: (person, actor) => creditNote(person, actor),
    relation: (patient, provider) => [creditNote(patient, provider)],
    change: `reason = 'A mistake'`,
    allows: {
      own: { select: signedIn, insert: inPractice },
      related: { select: related, insert: related },
      anyone: systemOnly('select', 'insert'),
    },
  },
  'public.pay_links': {
    grants: {
      // The hash of a token is read by no one but the system.
      authenticated:
        'insert (id, invoice_id, token_hash), select (id, invoice_id, revoked_at, created_at), update (revoked_at)',
      service_role: 'insert, select, update',
    },
    policies: {
      'a patient reads the links of their invoices': `select to authenticated using ${throughInvoice('pay_links', ofPatientOf)}`,
      'a patient makes a link for their unpaid invoice': `insert to authenticated with check ((${isClient} AND ${throughInvoice('pay_links', `${ofPatientOf} AND (i.status = 'issued'::text)`).slice(1)})`,
      'a patient revokes the links of their invoices': `update to authenticated using ${throughInvoice('pay_links', ofPatientOf)}`,
      'the system keeps pay links': systemDoesAll,
    },
    belongsTo: ofInvoices,
    row: (person, actor) => ({
      invoice_id: invoiceOf(person, actor),
      token_hash: `encode(sha256(gen_random_uuid()::text::bytea), 'hex')`,
    }),
    change: 'revoked_at = now()',
    allows: {
      own: { select: signedIn, insert: clients, update: signedIn },
      anyone: systemOnly('select', 'insert', 'update'),
    },
  },
  'public.income_entries': {
    // The entry of a sum never changes; its fee is known later.
    grants: { service_role: 'insert, select, update (fee_ngwee)' },
    policies: { 'the system keeps the income': systemDoesAll },
    // Without an owner: it names no patient and no payer.
    belongsTo: () => 'true',
    row: (person) => ({
      kind: `'payment'`,
      source_id: 'gen_random_uuid()',
      day: todayInSql,
      purpose: `'visit'`,
      amount_ngwee: '1',
      means: `'mobile money'`,
      is_online: 'true',
      provider_id: text(person.id),
    }),
    change: 'fee_ngwee = 1',
    allows: { anyone: systemOnly('select', 'insert', 'update') },
  },
  'public.invoice_emails': {
    // Deleted where the rest of a claim is billed: its patient is reminded again.
    grants: { service_role: 'delete, insert, select' },
    policies: { 'the system keeps invoice emails': systemDoesAll },
    belongsTo: ofInvoices,
    row: (person, actor) => ({ invoice_id: invoiceOf(person, actor), days_late: '7' }),
    change: 'days_late = 21',
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
  'public.tills': {
    grants: { service_role: 'insert, select, update' },
    policies: { 'the system keeps tills': systemDoesAll },
    belongsTo: (person) => `holder_id = ${text(person.id)}`,
    // Days long ago: the person and day are unique, and rows are written again and again.
    row: (person) => ({
      holder_id: text(person.id),
      day: `date '1900-01-01' + (random() * 40000)::integer`,
      closed_at: 'now()',
      expected_ngwee: '0',
      counted_ngwee: '0',
    }),
    change: 'float_ngwee = 5000',
    ownerColumn: 'holder_id',
    allows: { anyone: systemOnly('select', 'insert', 'update') },
  },
  'public.till_corrections': {
    grants: { service_role: 'insert, select' },
    policies: { 'the system keeps corrections of tills': systemDoesAll },
    belongsTo: (person) => `made_by = ${text(person.id)}`,
    row: (person) => ({
      id: 'gen_random_uuid()',
      till_id: `(select id from public.tills where closed_at is not null and holder_id = ${text(person.id)} limit 1)`,
      amount_ngwee: '-500',
      reason: `'Change was given twice'`,
      made_by: text(person.id),
    }),
    change: 'amount_ngwee = 700',
    allows: { anyone: systemOnly('select', 'insert') },
  },
  'public.month_closings': {
    grants: { service_role: 'insert, select' },
    policies: { 'the system keeps closed months': systemDoesAll },
    belongsTo: (person) => `made_by = ${text(person.id)}`,
    row: (person) => ({
      id: 'gen_random_uuid()',
      month: `date '2010-01-01'`,
      version: `(1 + 2 * floor(random() * 1000000000))::integer`,
      is_closed: 'true',
      made_by: text(person.id),
    }),
    change: 'version = 1',
    allows: { anyone: systemOnly('select', 'insert') },
  },
}

/** Triggers: no role calls them. */
export const billingFunctions: Record<string, string> = {
  'billing.draw_up()': '',
  'billing.check_payment_day()': '',
  'billing.check_till_correction()': '',
  'billing.close_till()': '',
  'billing.keep_month()': '',
  'billing.wait_for_month()': '',
  'billing.till_ngwee(till uuid, float_ngwee integer)': '',
  // Whether a month is closed is no secret: a provider learns it from the field of the day.
  'billing.lock_month(day date)': 'authenticated',
  'billing.follow_outcome()': '',
  'billing.keep_course()': '',
  'billing.draw_up_anew()': '',
  // The provider of the invoice alone.
  'billing.plan_cover(invoice uuid)': 'authenticated',
  'billing.plan_sessions(invoice uuid)': 'authenticated',
  'billing.keep_price()': '',
  'billing.sessions_of(patient uuid)': '',
  // Both answer the actor about their own plans; prices are for everyone who books.
  'billing.own_sessions()': 'authenticated',
  'billing.session_offer(provider uuid, of_type text, starts_at timestamp with time zone)':
    'authenticated',
  // A patient learns who issued their own invoice.
  'billing.issuer(invoice uuid)': 'authenticated',
  'billing.open_ngwee(invoice uuid, amount integer)': '',
  'billing.check_payment()': '',
  'billing.reverse_payment()': '',
  'billing.number_credit_note()': '',
  'billing.settle_invoice()': '',
  'billing.record_rest()': '',
  'billing.void_invoice()': '',
  'billing.announce()': '',
  'billing.credit_waived()': '',
  'billing.credit_reversed()': '',
  'billing.enter_money()': '',
  'billing.enter_income(ids uuid[])': '',
}
