import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { asked, deskPaymentsIn } from '#tests/support/desk-payments.ts'
import { goodPassword } from '#tests/support/good-password.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { issued, take, till, close, call, reverse, expectedIn, giveBack } = deskPaymentsIn(() => app)
const today = todayInLusaka()
const clerk = (full_name = 'Naomi Zulu') => app.createPersona({ role: 'front_desk', full_name })
const setFloat = (as: Persona, float_ngwee: number) =>
  call(as, 'PUT', '/desk/till', { float_ngwee })
const adminTills = async (period = `from=${today}&to=${today}`) =>
  (await call(admin, 'GET', `/admin/tills?${period}`)).body
const correct = (id: string, entry: object) =>
  call(admin, 'POST', `/admin/tills/${id}/corrections`, {
    id: randomUUID(),
    amount_ngwee: -500,
    reason: 'Change was given twice',
    password: goodPassword,
    ...entry,
  })

/** A closed till of a new clerk that was 500 ngwee short. */
async function shortTill() {
  const desk = await clerk()
  const { id } = await issued()
  await take(desk, id)
  const own = (await till(desk)).today!
  await close(desk, own.id, asked - 500, 'Change was wrong')
  return { desk, id: own.id }
}

describe('the till of a person at the front desk', () => {
  it('is opened by the first cash of the day, holds their cash alone, and is counted and closed', async () => {
    const [desk, other] = [await clerk(), await clerk('Peter Mwale')]
    expect(await till(desk)).toEqual({ today: null, left_open: [] })
    const first = await issued()
    await take(desk, first.id, { amount_ngwee: 5000, paid_by: 'card', reference: 'Slip 1' })
    expect((await till(desk)).today).toBeNull()
    await take(desk, first.id, { amount_ngwee: 10_000 })
    await take(other, first.id, { amount_ngwee: 4000 })
    await setFloat(desk, 2000)
    const own = (await till(desk)).today!
    expect(own).toMatchObject({ day: today, float_ngwee: 2000, expected_ngwee: null })
    expect(await expectedIn(desk)).toBe(12_000)
    const missing = await close(desk, own.id, 11_000)
    expect([missing.status, Object.keys(missing.body.fields)]).toEqual([422, ['note']])
    const closed = await close(desk, own.id, 11_000, 'K10 is missing')
    expect(closed).toMatchObject({
      status: 200,
      body: { today: { counted_ngwee: 11_000, expected_ngwee: 12_000, note: 'K10 is missing' } },
    })
    expect((await close(desk, own.id, 11_000, 'K10 is missing')).status).toBe(200)
    expect((await close(desk, own.id, 12_000)).body.code).toBe('till_closed')
    expect((await close(other, own.id, 12_000)).status).toBe(404)
    const late = await take(desk, first.id, { amount_ngwee: 100 })
    expect([late.status, late.body.code]).toEqual([409, 'till_closed'])
    expect((await setFloat(desk, 1)).body.code).toBe('till_closed')
    const bank = { amount_ngwee: 100, paid_by: 'bank', reference: 'T-1' }
    expect((await take(desk, first.id, bank)).status).toBe(201)
  })

  it('expects no cash that was given back before it was closed, and stays as it was closed afterwards', async () => {
    const desk = await clerk()
    const { doctor, id } = await issued()
    const kept = (await take(desk, id, { amount_ngwee: 1000 })).body.payments[0].id
    const gone = (await take(desk, id, { amount_ngwee: 700 })).body.payments[1].id
    await reverse(doctor, id, gone)
    const own = (await till(desk)).today!
    expect(await expectedIn(desk)).toBe(1700)
    await giveBack(desk, gone, 'till')
    expect(await expectedIn(desk)).toBe(1000)
    await close(desk, own.id, 1000)
    await reverse(doctor, id, kept)
    expect((await till(desk)).today).toMatchObject({ expected_ngwee: 1000, counted_ngwee: 1000 })
  })

  it('keeps a float that was set once cash was taken with it, in the database too', async () => {
    const desk = await clerk()
    const { id } = await issued()
    await setFloat(desk, 50_000)
    expect((await setFloat(desk, 60_000)).status).toBe(200)
    await take(desk, id, { amount_ngwee: 10_000 })
    expect((await setFloat(desk, 60_000)).status).toBe(200)
    const lower = await setFloat(desk, 10_000)
    expect([lower.status, lower.body.code]).toEqual([409, 'float_fixed'])
    const own = (await till(desk)).today!
    expect(await expectedIn(desk)).toBe(70_000)
    await expect(
      app.database.asOwner('update tills set float_ngwee = 0 where id = $1', [own.id]),
    ).rejects.toMatchObject({ code: 'UB409' })
    // A float that was forgotten is entered later.
    const late = await clerk()
    await take(late, id, { amount_ngwee: 100 })
    expect((await setFloat(late, 500)).status).toBe(200)
  })

  it('is counted by an admin with a reason once its holder works here no more', async () => {
    const desk = await clerk()
    const { id } = await issued()
    await take(desk, id, { amount_ngwee: 4000 })
    const own = (await till(desk)).today!
    await app.database.asOwner(`update user_profiles set role = 'client' where id = $1`, [
      desk.user_id,
    ])
    const count = (body: object, as = admin) =>
      call(as, 'POST', `/admin/tills/${own.id}/closing`, {
        counted_ngwee: 3000,
        note: 'She left at noon',
        password: goodPassword,
        ...body,
      })
    expect(Object.keys((await count({ note: ' ' })).body.fields)).toEqual(['note'])
    expect((await count({}, await clerk())).status).toBe(403)
    const closed = await count({})
    expect([closed.status, closed.body]).toMatchObject([200, { difference_ngwee: -1000 }])
    expect((await count({})).status).toBe(200)
    expect((await count({ counted_ngwee: 4000 })).body.code).toBe('till_closed')
  })

  it('that was left open on a day before is listed until it is counted', async () => {
    const desk = await clerk()
    await app.database.asOwner(
      `insert into tills (holder_id, day, float_ngwee) values ($1, current_date - 3, 700)`,
      [desk.user_id],
    )
    const [left] = (await till(desk)).left_open
    expect(left).toMatchObject({ expected_ngwee: null, closed_at: null })
    await close(desk, left!.id, 700)
    expect((await till(desk)).left_open).toEqual([])
  })

  it('counts each payment that is taken while it is closed, or rejects it', async () => {
    const desk = await clerk()
    await setFloat(desk, 0)
    const own = (await till(desk)).today!
    const { id } = await issued()
    await Promise.all([
      ...Array.from({ length: 5 }, () => take(desk, id, { amount_ngwee: 100 })),
      close(desk, own.id, 1, 'Counted while cash came'),
      close(desk, own.id, 1, 'Counted while cash came'),
    ])
    const [row] = await app.database.asOwner(
      `select t.expected_ngwee, (select coalesce(sum(amount_ngwee), 0)::int from invoice_payments where till_id = t.id) as cash
       from tills t where t.id = $1`,
      [own.id],
    )
    expect(row!.expected_ngwee).toBe(row!.cash)
  })
})

describe('all tills, for an admin', () => {
  it('are listed by day with differences, and as CSV', async () => {
    const { id } = await shortTill()
    const [listed] = (await adminTills()).filter((one: { id: string }) => one.id === id)
    expect(listed).toMatchObject({ holder_name: 'Naomi Zulu', difference_ngwee: -500 })
    const csv = await call(admin, 'GET', `/admin/tills/csv?from=${today}&to=${today}`)
    expect(csv.body).toContain(
      `${today},Naomi Zulu,closed,0.00,250.00,245.00,0.00,-5.00,Change was wrong,`,
    )
    const long = await call(admin, 'GET', '/admin/tills?from=2026-01-01&to=2026-12-31')
    expect([long.status, Object.keys(long.body.fields)]).toEqual([422, ['to']])
  })

  it('are corrected by an entry with a reason and the password, once, and only once they are closed', async () => {
    const { desk, id } = await shortTill()
    const entry = { id: randomUUID() }
    const corrected = await correct(id, entry)
    expect(corrected.body).toMatchObject({ difference_ngwee: 0, expected_ngwee: asked })
    expect((await correct(id, entry)).body.corrections).toHaveLength(1)
    expect((await correct(id, { ...entry, amount_ngwee: 1 })).status).toBe(409)
    expect((await till(desk)).today).toMatchObject({ counted_ngwee: asked - 500 })
    const wrong = await correct(id, { password: 'not mine at all' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['password']])
    for (const amount_ngwee of [0, 10_000_001])
      expect(Object.keys((await correct(id, { amount_ngwee })).body.fields)).toEqual([
        'amount_ngwee',
      ])
    expect(Object.keys((await correct(id, { reason: ' ' })).body.fields)).toEqual(['reason'])
    const open = await clerk()
    await setFloat(open, 100)
    expect((await correct((await till(open)).today!.id, {})).body.code).toBe('till_open')
    expect((await correct(randomUUID(), {})).status).toBe(404)
  })
})

/** What happens to a till, in any order. */
type Step =
  | { kind: 'float'; amount: number }
  | { kind: 'cash'; amount: number }
  | { kind: 'card'; amount: number }
  | { kind: 'reverse' }
  | { kind: 'close'; off: number }
const amount = fc.integer({ min: 1, max: 6000 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('float' as const), amount }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('cash' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('card' as const), amount }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'reverse' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      off: fc.integer({ min: -1, max: 1 }),
    }),
  },
)

describe('a till and an invoice, whatever happens in whatever order', () => {
  it('are those of the model: the money in is the money that is recorded', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 12 }), async (steps) => {
        const desk = await clerk()
        const { doctor, id } = await issued()
        const kept: { id: string; amount: number; isCash: boolean }[] = []
        const model = {
          float: 0,
          closed: undefined as number | undefined,
          isOpened: false,
          hasCash: false,
          toGiveBack: 0,
        }
        const cash = () =>
          kept
            .filter(({ isCash }) => isCash)
            .reduce((sum, { amount: one }) => sum + one, model.toGiveBack)
        const paid = () => kept.reduce((sum, { amount: one }) => sum + one, 0)
        for (const one of steps) {
          const isClosed = model.closed !== undefined
          if (one.kind === 'float') {
            const { status } = await setFloat(desk, one.amount)
            // A float that was set stays once cash was taken with it.
            const isFixed = model.hasCash && model.float > 0 && model.float !== one.amount
            expect(status).toBe(isClosed || isFixed ? 409 : 200)
            if (status === 200) Object.assign(model, { float: one.amount, isOpened: true })
          } else if (one.kind === 'cash' || one.kind === 'card') {
            const isCash = one.kind === 'cash'
            const payment = randomUUID()
            const slip = isCash ? {} : { paid_by: 'card', reference: `Slip ${payment}` }
            const body = { id: payment, amount_ngwee: one.amount, ...slip }
            const { status } = await take(desk, id, body)
            const isDone = paid() + one.amount <= asked && !(isCash && isClosed)
            expect(status === 201).toBe(isDone)
            if (isDone) kept.push({ id: payment, amount: one.amount, isCash })
            if (isDone && isCash) Object.assign(model, { isOpened: true, hasCash: true })
          } else if (one.kind === 'reverse') {
            const last = kept.pop()
            if (last) expect((await reverse(doctor, id, last.id)).status).toBe(200)
            // Its cash stays in the till until it is given back.
            if (last?.isCash) model.toGiveBack += last.amount
          } else if (model.isOpened && !isClosed) {
            const own = (await till(desk)).today!
            const counted = Math.max(0, (await expectedIn(desk))! + one.off)
            expect((await close(desk, own.id, counted, 'Counted')).status).toBe(200)
            model.closed = model.float + cash()
          }
          expect(await expectedIn(desk)).toBe(
            model.isOpened ? (model.closed ?? model.float + cash()) : undefined,
          )
        }
        const invoice = (await app.call('GET', `/api/provider/invoices/${id}`, { as: doctor })).body
        expect(invoice.paid_ngwee).toBe(paid())
        expect(invoice.status).toBe(paid() === asked ? 'paid' : 'issued')
      }),
      {
        numRuns: 15,
        examples: [
          [
            [
              { kind: 'cash', amount: 5000 },
              { kind: 'float', amount: 300 },
              { kind: 'close', off: -1 },
              { kind: 'cash', amount: 10 },
              { kind: 'reverse' },
              { kind: 'card', amount: 6000 },
            ],
          ],
        ],
      },
    )
  })
})
