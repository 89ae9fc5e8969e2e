import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInLusaka } from '#server/platform/clock.ts'
import {
  type InvoiceStatus,
  invoiceStatuses,
  mayBecome,
  type PaymentMeans,
  type WaiverReason,
} from '#domain/practice/billing/status.ts'
import { type Actor, asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { readPlanSessions } from './cover/data.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { completeSessions, provider, setProfession } = billingIn(() => app)

interface Changes {
  status?: InvoiceStatus
  amount_ngwee?: number
  paid_on?: string | null
  paid_by?: PaymentMeans | null
  waived_because?: WaiverReason | null
}

/** Updates an invoice without the routes. @returns `done`, or the SQLSTATE of the rejection */
const update = ({ user_id, session_id }: Persona, id: string, changes: Changes) => {
  const actor: Actor = { user_id, session_id, audience: 'approved-provider', authorized: false }
  return asActor(actor, (tx) =>
    tx.run(tables.updateTable('invoices').set(changes).where('id', '=', id)),
  ).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
}

const nothingPaid = { paid_on: null, paid_by: null, waived_because: null }
/** What the checks of the table want of an invoice with each status. */
const valid: Record<InvoiceStatus, Changes> = {
  draft: { status: 'draft', ...nothingPaid },
  issued: { status: 'issued', ...nothingPaid },
  paid: { status: 'paid', ...nothingPaid, paid_on: todayInLusaka(), paid_by: 'cash' },
  waived: { status: 'waived', ...nothingPaid, waived_because: 'courtesy' },
  void: { status: 'void' },
}
/** How an invoice comes to each status. */
const coursesTo: Record<InvoiceStatus, InvoiceStatus[][]> = {
  draft: [[]],
  issued: [['issued']],
  paid: [['issued', 'paid']],
  waived: [['waived'], ['issued', 'waived']],
  void: [['void'], ['issued', 'void'], ['issued', 'paid', 'void'], ['waived', 'void']],
}

/** An invoice of K250 that has gone through these statuses. */
async function invoiceAfter(course: InvoiceStatus[]) {
  const { doctor, id } = await completeSessions()
  expect(await update(doctor, id, { amount_ngwee: 25_000 })).toBe('done')
  for (const status of course) expect(await update(doctor, id, valid[status])).toBe('done')
  return { doctor, id }
}

describe('the table of invoices itself', () => {
  it.each(invoiceStatuses)(
    'lets an invoice that is %s take the allowed steps only',
    async (from) => {
      for (const course of coursesTo[from]) {
        for (const to of invoiceStatuses.filter((status) => status !== from)) {
          const { doctor, id } = await invoiceAfter(course)
          const answer = await update(doctor, id, valid[to])
          expect(answer, `${course.join(' ')} to ${to}`).toBe(
            mayBecome(from, to) ? 'done' : 'UB409',
          )
        }
      }
    },
  )

  it.each([
    ['issued', ['issued'], { amount_ngwee: 1 }],
    ['paid', ['issued', 'paid'], { amount_ngwee: 1 }],
    ['paid', ['issued', 'paid'], { paid_on: '2026-03-04' }],
    ['paid', ['issued', 'paid'], { paid_by: 'bank' }],
    ['waived', ['waived'], { waived_because: 'membership' }],
  ] as const)('keeps what was recorded of an invoice that is %s', async (_, course, changes) => {
    const { doctor, id } = await invoiceAfter([...course])
    expect(await update(doctor, id, changes)).toBe('UB409')
  })
})

describe('the sessions that a plan pays', () => {
  it('are shown to the provider of the invoice, and to no other account', async () => {
    const { doctor, patient, id } = await completeSessions()
    await setProfession(doctor, 'therapist')
    const read = ({ user_id, session_id }: Persona) =>
      asActor({ user_id, session_id, audience: 'account', authorized: false }, (tx) =>
        readPlanSessions(tx, id),
      )
    expect(await read(doctor)).toMatchObject([{ id, is_covered: null }])
    const colleague = await provider({ profession: 'therapist' })
    for (const other of [colleague, patient, await app.createPersona({ role: 'admin' })])
      expect(await read(other)).toEqual([])
  })
})
