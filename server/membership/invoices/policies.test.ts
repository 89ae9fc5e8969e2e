import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Actor, asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { step, record, completeSessions } = billingIn(() => app)

/** Inserts a payment without the routes. @returns `done`, or the SQLSTATE of the rejection */
const insert = ({ user_id, session_id }: Persona, values: object) => {
  const actor: Actor = { user_id, session_id, audience: 'signed-in', authorized: false }
  const payment = {
    id: randomUUID(),
    user_id,
    purpose: 'invoice' as const,
    phone: '+260977123056',
    network: 'Airtel' as const,
    amount_ngwee: 15_000,
    plan_name: '',
    ...values,
  }
  return asActor(actor, (tx) => tx.run(tables.insertInto('payments').values(payment))).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
}

it('lets a patient pay what is open of their own issued invoice, and nothing else', async () => {
  const { patient, doctor, invoices } = await completeSessions(
    '2026-03-02T07:00:00Z',
    '2026-03-03T07:00:00Z',
  )
  const [issued, draft] = invoices.map(({ id }) => id) as [string, string]
  const { number } = (await step(doctor, issued, { status: 'issued', amount_ngwee: 25_000 })).body
  await record(doctor, issued, { amount_ngwee: 10_000 })
  const right = { invoice_id: issued, plan_name: `Invoice ${number}` }
  const stranger = await app.createPersona()
  for (const [as, values] of [
    [patient, { ...right, amount_ngwee: 1 }],
    [patient, { ...right, amount_ngwee: 25_000 }],
    [patient, { ...right, plan_name: 'Invoice 2026-9999' }],
    [patient, { ...right, user_id: stranger.user_id }],
    [patient, { ...right, invoice_id: draft }],
    [patient, { ...right, invoice_id: randomUUID() }],
    [stranger, right],
    [doctor, right],
    // What is no plan's price is no payment of a plan.
    [patient, { ...right, purpose: 'plan' }],
  ] as const)
    expect(await insert(as, values), JSON.stringify(values)).toBe('42501')
  expect(await insert(patient, { ...right, link_id: randomUUID() })).toBe('42501')
  expect(await insert(patient, { ...right, status: 'succeeded' })).toBe('42501')
  expect(await insert(patient, right)).toBe('done')
})
