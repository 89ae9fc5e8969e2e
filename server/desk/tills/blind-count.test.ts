import { afterAll, beforeAll, expect, it } from 'vitest'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { deskPaymentsIn } from '#tests/support/desk-payments.ts'
import { goodPassword } from '#tests/support/good-password.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { issued, take, till, close, call } = deskPaymentsIn(() => app)
const today = todayInLusaka()

async function open() {
  const desk = await app.createPersona({ role: 'front_desk', full_name: 'Naomi Zulu' })
  const { id: invoice } = await issued()
  await take(desk, invoice, { amount_ngwee: 5000 })
  return { desk, id: (await till(desk)).today!.id }
}
const ofAdmin = async (id: string) =>
  (await call(admin, 'GET', `/admin/tills?from=${today}&to=${today}`)).body.find(
    (one: { id: string }) => one.id === id,
  )

it('no one reads what is expected in a till before they have typed what they counted', async () => {
  const { desk, id } = await open()
  expect((await till(desk)).today).toMatchObject({ expected_ngwee: null, stays_closed: null })
  expect(await ofAdmin(id)).toMatchObject({ expected_ngwee: null, typed_counts: [] })
  const csv = await app.request('GET', `/api/admin/tills/csv?from=${today}&to=${today}`, {
    as: admin,
  })
  expect(await csv.text()).toContain('open,0.00,,,')
  const typed = await close(desk, id, 5500)
  expect(typed.status).toBe(422)
  expect(typed.body.fields.note).toBe(
    'K50 is expected: you counted K5 more. Enter why, or “not known”.',
  )
})

it('a count that was typed and then changed stays for admins, once', async () => {
  const { desk, id } = await open()
  await close(desk, id, 5500)
  await close(desk, id, 5500)
  await close(desk, id, 4000)
  expect((await ofAdmin(id)).typed_counts).toEqual([])
  expect((await close(desk, id, 5000)).status).toBe(200)
  expect(await ofAdmin(id)).toMatchObject({
    expected_ngwee: 5000,
    typed_counts: [
      { counted_ngwee: 5500, expected_ngwee: 5000, counted_by_name: 'Naomi Zulu' },
      { counted_ngwee: 4000, expected_ngwee: 5000, counted_by_name: 'Naomi Zulu' },
    ],
  })
})

it('a count that is right at once closes the till, and that of another person counts nothing', async () => {
  const { desk, id } = await open()
  const other = await app.createPersona({ role: 'front_desk' })
  expect((await close(other, id, 1)).status).toBe(404)
  expect((await close(desk, id, 5000)).body.today).toMatchObject({
    expected_ngwee: 5000,
    counted_ngwee: 5000,
    note: null,
  })
  expect((await ofAdmin(id)).typed_counts).toEqual([])
})

it('a closed till says why it stays closed, as its opening is answered', async () => {
  const ways = {
    by_admin: async ({ id }: { id: string }) => {
      const count = { counted_ngwee: 5000, note: 'Naomi left', password: goodPassword }
      await call(admin, 'POST', `/admin/tills/${id}/closing`, count)
    },
    reversed: async ({ desk, id }: { desk: Persona; id: string }) => {
      await close(desk, id, 5000)
      const [payment] = await app.database.asOwner(
        'select id from invoice_payments where till_id = $1',
        [id],
      )
      const reversal = { reason: 'Wrong patient', corrects_till: false, password: goodPassword }
      await call(admin, 'POST', `/admin/desk-payments/${String(payment!.id)}/reversal`, reversal)
    },
  } as const
  for (const [why, block] of Object.entries(ways)) {
    const made = await open()
    await block(made)
    expect((await till(made.desk)).today).toMatchObject({ stays_closed: why })
    const step = { id: crypto.randomUUID(), reason: 'A patient came' }
    expect((await call(made.desk, 'POST', `/desk/tills/${made.id}/reopening`, step)).status).toBe(
      409,
    )
  }
  const fine = await open()
  await close(fine.desk, fine.id, 5000)
  expect((await till(fine.desk)).today).toMatchObject({ stays_closed: null })
  const step = { id: crypto.randomUUID(), reason: 'A patient came' }
  expect((await call(fine.desk, 'POST', `/desk/tills/${fine.id}/reopening`, step)).status).toBe(200)
})
