import type { Person, TableAccess } from './access.ts'
import {
  byUserId,
  related,
  signedIn,
  systemAnd,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

/** The reviewed access to insurers and their claims; part of `accessTable`. */

const nhima = `'00000000-0000-4000-8000-000000000061'`
const session = `'00000000-0000-4000-8000-000000000060'`
const ofInvoices = (person: Person) =>
  `invoice_id in (select id from public.invoices where patient_id = ${text(person.id)} or provider_id = ${text(person.id)})`
/** An issued invoice of this patient without a claim; of the actor, where they are its provider. */
const invoiceOf = (patient: Person, provider: Person) =>
  `(select i.id from public.invoices i where i.patient_id = ${text(patient.id)} and i.status = 'issued'
    and not exists (select from public.insurance_claims c where c.invoice_id = i.id)
    order by (i.provider_id = ${text(provider.id)}) desc limit 1)`
const claimOf = (patient: Person, provider: Person) => ({
  invoice_id: invoiceOf(patient, provider),
  insurer_id: nhima,
  member_number: `'MB12345'`,
  visit_on: `date '2026-03-02'`,
  amount_ngwee: '1',
})

export const insuranceAccess: Record<string, TableAccess> = {
  'public.insurers': {
    grants: { authenticated: 'select', service_role: 'insert, select, update' },
    policies: {
      'all read insurers': 'select to authenticated using (true)',
      'the system keeps insurers': systemDoesAll,
    },
    belongsTo: () => 'true',
    row: () => ({ id: 'gen_random_uuid()', name: `'Insurer ' || floor(random() * 1e9)::bigint` }),
    change: 'retired_at = now()',
    allows: { anyone: { ...systemOnly('insert', 'update'), select: systemAnd(signedIn) } },
  },
  'public.insurer_shares': {
    grants: { service_role: 'delete, insert, select' },
    policies: { 'the system keeps shares of insurers': systemDoesAll },
    belongsTo: () => 'true',
    row: () => ({ insurer_id: nhima, visit_type_id: session, percent: '50' }),
    change: 'percent = 40',
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
  'public.patient_insurances': {
    grants: { service_role: 'delete, insert, select, update' },
    policies: { 'the system keeps insurances of patients': systemDoesAll },
    belongsTo: byUserId,
    row: (person) => ({ user_id: text(person.id), insurer_id: nhima, member_number: `'MB12345'` }),
    change: `member_number = 'MB54321'`,
    ownerColumn: 'user_id',
    allows: { anyone: systemOnly('select', 'insert', 'update', 'delete') },
  },
  'public.claim_lists': {
    grants: { service_role: 'insert, select' },
    policies: { 'the system keeps lists of claims': systemDoesAll },
    belongsTo: (person) => `sent_by = ${text(person.id)}`,
    row: (person) => ({
      id: 'gen_random_uuid()',
      insurer_id: nhima,
      month: `date '2026-03-01'`,
      sent_on: `date '2026-04-01'`,
      claims: '1',
      amount_ngwee: '1',
      sent_by: text(person.id),
    }),
    change: 'claims = 2',
    allows: { anyone: systemOnly('select', 'insert') },
  },
  'public.insurance_claims': {
    grants: {
      authenticated:
        'select (id, invoice_id, insurer_id, amount_ngwee, state, paid_ngwee, payment_id, reason)',
      service_role: 'insert, select, update',
    },
    policies: {
      'a person who may read an invoice reads its claim': `select to authenticated using ((EXISTS ( SELECT\n   FROM invoices i\n  WHERE (i.id = insurance_claims.invoice_id))))`,
      'the system keeps claims': systemDoesAll,
    },
    belongsTo: ofInvoices,
    row: (person, actor) => claimOf(person, actor),
    relation: (patient, provider) => [claimOf(patient, provider)],
    change: `reason = 'Not a member'`,
    allows: {
      own: { select: signedIn },
      related: { select: related },
      anyone: systemOnly('select', 'insert', 'update'),
    },
  },
}

/** Triggers, and what only the system asks: no role calls them. */
export const insuranceFunctions: Record<string, string> = {
  'billing.claim_share()': '',
  'billing.withdraw_claim()': '',
  'billing.forget_member()': '',
  'billing.keep_claim()': '',
  'billing.keep_claim_payment()': '',
  'billing.insurance_of(patient uuid)': '',
}
