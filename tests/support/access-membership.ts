import type { Person, TableAccess } from './access.ts'
import {
  byUserId,
  clients,
  everything,
  ownRow,
  readsOwn,
  signedIn,
  systemAnd,
  systemDoesAll,
  systemOnly,
  systemTable,
  text,
  todayInSql,
} from './access-words.ts'

/** A payment of a user; its id does not identify them. */
const paymentOf = ({ id }: Person) => `md5('payment of ${id}')::uuid`
const planOf = ({ id }: Person) => `'plan-' || translate('${id}', '0123456789-', 'ghijklmnop')`

/** The reviewed access to plans, payments and what they pay; part of `accessTable`. */
export const membershipAccess: Record<string, TableAccess> = {
  'public.plans': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'everybody signed in reads the plans': 'select to authenticated using (true)',
      'the system keeps the plans': systemDoesAll,
    },
    // Without an owner: one row each, so that there is something to try.
    belongsTo: (person) => `key = ${planOf(person)}`,
    row: (person) => ({
      key: planOf(person),
      name: planOf(person),
      price_ngwee: '100',
      summary: `'A plan'`,
      features: `'{}'`,
      position: `(select coalesce(max(position), 0) + 1 from public.plans)`,
    }),
    change: 'price_ngwee = 1',
    allows: {
      anyone: { ...systemOnly('insert', 'update', 'delete'), select: systemAnd(signedIn) },
    },
  },
  'public.payments': {
    grants: {
      // Neither status nor receipt nor refund.
      authenticated:
        'insert (id, user_id, plan_key, plan_name, amount_ngwee, phone, network, starts, purpose, invoice_id), select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a person reads their own payments': readsOwn,
      'a client asks to pay what a plan costs': `insert to authenticated with check ((${ownRow} AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND (EXISTS ( SELECT\n   FROM plans p\n  WHERE ((p.key = payments.plan_key) AND (p.name = payments.plan_name) AND (p.price_ngwee = payments.amount_ngwee) AND p.is_offered)))))`,
      'a patient asks to pay what is open of their invoice': `insert to authenticated with check ((${ownRow} AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND (purpose = 'invoice'::text) AND (EXISTS ( SELECT\n   FROM invoices i\n  WHERE ((i.id = payments.invoice_id) AND (i.patient_id = ( SELECT auth.uid() AS uid)) AND (i.status = 'issued'::text) AND (payments.plan_name = ('Invoice '::text || i.number)) AND (payments.amount_ngwee = ((i.amount_ngwee - COALESCE(( SELECT sum(p.amount_ngwee) AS sum\n           FROM invoice_payments p\n          WHERE ((p.invoice_id = i.id) AND (p.reversed_at IS NULL))), (0)::bigint)) - COALESCE(( SELECT sum(c.amount_ngwee) AS sum\n           FROM credit_notes c\n          WHERE (c.invoice_id = i.id)), (0)::bigint))))))))`,
      'the system settles payments': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      plan_key: `'wellness-starter'`,
      plan_name: `'Wellness Starter'`,
      amount_ngwee: '25000',
      phone: `'+260977123456'`,
      network: `'Airtel'`,
    }),
    forgery: (actor) => ({
      user_id: text(actor.id),
      plan_key: `'wellness-starter'`,
      plan_name: `'Wellness Starter'`,
      amount_ngwee: '1',
      phone: `'+260977123456'`,
      network: `'Airtel'`,
    }),
    change: `status = 'expired'`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: clients },
      anyone: systemOnly(...everything),
    },
  },
  'public.compared_days': {
    grants: { service_role: 'insert, select' },
    policies: { 'the system keeps compared days': systemDoesAll },
    // Without an owner: days of the books.
    belongsTo: () => 'true',
    row: () => ({ day: `date '1900-01-01' + (random() * 40000)::integer`, orders: '0' }),
    change: 'orders = 1',
    allows: { anyone: systemOnly('select', 'insert') },
  },
  'public.payment_differences': {
    // What was found never changes; why it is so is known later.
    grants: {
      service_role: 'insert, select, update (explanation, explained_at, explained_by)',
    },
    policies: { 'the system keeps differences of payments': systemDoesAll },
    belongsTo: () => 'true',
    row: (person) => ({
      day: todayInSql,
      kind: `'deposit'`,
      order_id: 'gen_random_uuid()',
      what: `'state'`,
      ours: `'failed'`,
      theirs: `'completed'`,
      explanation: `'In words'`,
      explained_at: 'now()',
      explained_by: text(person.id),
    }),
    change: `explanation = 'In other words'`,
    allows: { anyone: systemOnly('select', 'insert', 'update') },
  },
  'public.payment_events': {
    grants: { service_role: 'delete, insert, select' },
    policies: {
      'only the system reads and writes what is heard': systemDoesAll,
    },
    belongsTo: (person) =>
      `payment_id in (select id from public.payments where user_id = ${text(person.id)})`,
    row: (person) => ({
      payment_id: `(select id from public.payments where user_id = ${text(person.id)} limit 1)`,
      heard: `'pending'`,
      status_before: `'created'`,
      status_after: `'pending'`,
    }),
    change: `heard = 'failed'`,
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
  'public.add_ons': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'a person reads their own add-ons': readsOwn,
      'the system keeps add-ons': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      plan_key: `'diet-nutrition'`,
      status: `'active'`,
      end_date: `'2100-01-01'`,
    }),
    change: `status = 'expired'`,
    ownerColumn: 'user_id',
    allows: { own: { select: signedIn }, anyone: systemOnly(...everything) },
  },
  'public.membership_periods': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select' },
    policies: {
      'a person reads their own periods': readsOwn,
      'the system keeps periods': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      track: `'membership'`,
      plan_key: `'wellness-starter'`,
      plan_name: `'Wellness Starter'`,
      starts_on: `'2100-01-01'`,
      ends_on: `'2100-01-31'`,
      value_ngwee: '25000',
      bought_key: `'wellness-starter'`,
      bought_name: `'Wellness Starter'`,
      bought_days: '31',
      bought_ngwee: '25000',
    }),
    change: `ends_on = '2100-12-31'`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn },
      anyone: systemOnly('select', 'insert', 'delete'),
    },
  },
  'simulator.collections': systemTable('simulated collections', {
    belongsTo: (person) => `id = ${paymentOf(person)}`,
    row: (person) => ({ id: paymentOf(person), ending: `'456'`, amount_ngwee: '1' }),
    change: 'attempts = 2',
  }),
  'simulator.callbacks': {
    grants: { service_role: 'delete, insert, select' },
    policies: {
      'only the system reads and writes simulated callbacks': systemDoesAll,
    },
    belongsTo: (person) => `collection_id = ${paymentOf(person)}`,
    row: (person) => ({
      collection_id: paymentOf(person),
      event_id: paymentOf(person),
      status: `'pending'`,
    }),
    change: `status = 'failed'`,
    allows: { anyone: systemOnly('select', 'insert', 'delete') },
  },
}

export const membershipFunctions = { 'membership.queue_payment()': '' }
