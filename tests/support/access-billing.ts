import type { ActorName, Person, TableAccess } from './access.ts'
import {
  everything,
  providerInPracticeReads,
  related,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
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
      authenticated: 'select, update (amount_ngwee, status, paid_on, paid_by, waived_because)',
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
}

/** Triggers: no role calls them. */
export const billingFunctions: Record<string, string> = {
  'billing.draw_up()': '',
  'billing.keep_course()': '',
  'billing.draw_up_anew()': '',
  'billing.plan_cover(invoice uuid)': 'authenticated',
}
