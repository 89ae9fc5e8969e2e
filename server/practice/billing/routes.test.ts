import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthsUpTo } from '#domain/practice/billing/months.ts'
import { asSystem } from '#server/platform/db.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { erasePerson } from '#server/accounts/my-data/data.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { billingIn, uncharged } from '#tests/support/billing.ts'
import { bookFor, practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { completeSessions, givePlan, list, price, provider, setProfession, step, summary } =
  billingIn(() => app)
const { accesses, expireCertificate } = practiceIn(() => app)
const issue = { status: 'issued', amount_ngwee: 25_000 }
const pay = { status: 'paid', paid_on: todayInLusaka(), paid_by: 'mobile money' }
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString()
describe('an invoice', () => {
  it('is drawn up when its session is completed, at the price of that moment', async () => {
    const patient = await app.createPersona({ full_name: 'Mwila Phiri' })
    const doctor = await provider()
    await price(doctor, { Virtual: 25_050 })
    const at = hoursAgo(2)
    const appointment = await bookFor(patient, doctor, { at })
    expect(await list(doctor)).toEqual([])
    const complete = () =>
      app.call('PATCH', `/api/provider/appointments/${appointment}`, {
        as: doctor,
        body: { status: 'completed' },
      })
    expect((await complete()).status).toBe(200)
    // A retry finds it completed, and draws up no second invoice.
    expect((await complete()).status).toBe(200)
    await price(doctor, { Virtual: 30_000 })
    expect(await list(doctor)).toEqual([
      {
        id: expect.any(String),
        ...uncharged,
        number: null,
        session_time: at,
        session_type: 'Virtual',
        amount_ngwee: 25_050,
        status: 'draft',
        issued_at: null,
        paid_on: null,
        paid_by: null,
        waived_because: null,
        due_on: null,
        paid_ngwee: 0,
        credited_ngwee: 0,
        patient: expect.objectContaining({ id: patient.user_id, full_name: 'Mwila Phiri' }),
      },
    ])
  })

  it('has no amount where no price is set, and takes the first that is', async () => {
    const { doctor } = await completeSessions()
    expect(await list(doctor)).toMatchObject([{ amount_ngwee: null }])
    await price(doctor, { Phone: 1 })
    expect(await list(doctor)).toMatchObject([{ amount_ngwee: null }])
    expect((await price(doctor, { Virtual: 20_000 })).body).toEqual({
      Virtual: 20_000,
      Phone: null,
      'In-person': null,
    })
    await price(doctor, { Virtual: 90_000 })
    expect(await list(doctor)).toMatchObject([{ amount_ngwee: 20_000 }])
  })

  it('is issued at the amount that was seen, gets a number, and is paid', async () => {
    const { doctor, id } = await completeSessions()
    const year = todayInLusaka().slice(0, 4)
    const issued = await step(doctor, id, issue)
    expect([issued.status, issued.body]).toMatchObject([
      200,
      { number: `${year}-0001`, status: 'issued', amount_ngwee: 25_000 },
    ])
    expect((await step(doctor, id, pay)).body).toMatchObject({
      ...pay,
      number: `${year}-0001`,
    })
    expect(await list(doctor)).toHaveLength(1)
  })

  it('is covered by a membership, or given, straight from the draft', async () => {
    const { patient, doctor, invoices } = await completeSessions(
      '2026-03-02T07:00:00Z',
      '2026-03-03T07:00:00Z',
    )
    await Promise.all([givePlan(patient), setProfession(doctor, 'therapist')])
    for (const [index, waived_because] of ['membership', 'courtesy'].entries()) {
      const { body } = await step(doctor, invoices[index]!.id, { status: 'waived', waived_because })
      expect(body).toMatchObject({ status: 'waived', waived_because, amount_ngwee: null })
      expect(body.number).toMatch(`-000${index + 1}`)
    }
  })

  it('stays in the books where it was wrong, and the session gets a new draft', async () => {
    const { doctor, id } = await completeSessions()
    await step(doctor, id, issue)
    await step(doctor, id, pay)
    expect((await step(doctor, id, { status: 'void' })).body).toMatchObject({
      status: 'void',
      number: expect.stringMatching(/-0001$/),
      paid_on: todayInLusaka(),
    })
    const [fresh] = (await list(doctor)).filter(({ status }) => status !== 'void')
    expect(fresh).toMatchObject({ status: 'draft', number: null, amount_ngwee: 25_000 })
    expect((await step(doctor, fresh!.id, issue)).body.number).toMatch(/-0002$/)
    expect(await list(doctor)).toHaveLength(2)
    expect(await list(doctor, '?status=void')).toMatchObject([{ id }])
  })

  it('that never had a number is void for good: nothing is asked for this session', async () => {
    const { doctor, id } = await completeSessions()
    expect((await step(doctor, id, { status: 'void' })).body).toMatchObject({
      status: 'void',
      number: null,
    })
    expect(await list(doctor)).toHaveLength(1)
    expect(await summary(doctor)).toMatchObject({ drafts: 0 })
  })

  it('takes the same step twice as one, and another one not', async () => {
    const { patient, doctor, id } = await completeSessions()
    const first = await step(doctor, id, issue)
    expect(await step(doctor, id, issue)).toMatchObject({ status: 200, body: first.body })
    expect((await step(doctor, id, { ...issue, amount_ngwee: 1 })).status).toBe(409)
    await step(doctor, id, pay)
    expect((await step(doctor, id, pay)).status).toBe(200)
    expect((await step(doctor, id, { ...pay, paid_by: 'cash' })).status).toBe(409)
    const steps = await app.database.asOwner(
      `select action from platform.audit_events where subject_id = $1 and action like 'invoice.%' order by occurred_at`,
      [patient.user_id],
    )
    expect(steps.map(({ action }) => action)).toEqual(['invoice.issue', 'invoice.settle'])
  })

  it('is moved by one of two who press at once, and no number is lost', async () => {
    const { doctor, invoices } = await completeSessions(
      '2026-03-02T07:00:00Z',
      '2026-03-03T07:00:00Z',
    )
    const [one, two] = invoices as [(typeof invoices)[0], (typeof invoices)[0]]
    const answers = await Promise.all([
      step(doctor, one.id, issue),
      step(doctor, one.id, { status: 'void' }),
      step(doctor, two.id, issue),
    ])
    // Voiding what was issued a moment ago is a step, too.
    expect(statusesOf(answers)[0]).toBe(200)
    const numbers = (await list(doctor)).flatMap(({ number }) => (number ? [number.slice(5)] : []))
    expect(numbers.toSorted()).toEqual(['0001', '0002'].slice(0, numbers.length))
  })

  it.each([
    [{}, 'status'],
    [{ status: 'draft' }, 'status'],
    [{ status: 'issued' }, 'amount_ngwee'],
    [{ status: 'issued', amount_ngwee: -1 }, 'amount_ngwee'],
    [{ status: 'issued', amount_ngwee: 10_000_001 }, 'amount_ngwee'],
    [{ status: 'issued', amount_ngwee: 0.5 }, 'amount_ngwee'],
    [{ status: 'issued', amount_ngwee: '250' }, 'amount_ngwee'],
    [{ ...pay, paid_by: 'a cheque' }, 'paid_by'],
    [{ ...pay, paid_on: '2026-02-30' }, 'paid_on'],
    [{ ...pay, paid_on: '2199-01-01' }, 'paid_on'],
    [{ ...pay, paid_on: '0001-01-01' }, 'paid_on'],
    [{ status: 'waived' }, 'waived_because'],
  ])('rejects the step %j by the field’s name', async (body, field) => {
    const { doctor, id } = await completeSessions()
    const answer = await step(doctor, id, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    expect(await list(doctor)).toMatchObject([{ status: 'draft', amount_ngwee: null }])
  })

  it('holds both ends of the amounts: nothing, and K100,000', async () => {
    const { doctor, invoices } = await completeSessions(
      '2026-03-02T07:00:00Z',
      '2026-03-03T07:00:00Z',
    )
    for (const [index, amount_ngwee] of [0, 10_000_000].entries()) {
      const { body } = await step(doctor, invoices[index]!.id, { status: 'issued', amount_ngwee })
      expect(body.amount_ngwee).toBe(amount_ngwee)
    }
    expect((await price(doctor, { Phone: 10_000_001 })).status).toBe(422)
    expect((await price(doctor, { Fax: 1 })).status).toBe(422)
  })
})

describe('the books of a provider', () => {
  it('are their own: no one else reads them or takes a step', async () => {
    const { patient, doctor, id } = await completeSessions()
    await step(doctor, id, issue)
    const others = [
      await provider(),
      await provider({ provider_status: 'pending' }),
      patient,
      await app.createPersona({ role: 'admin' }),
    ]
    for (const [index, as] of others.entries()) {
      const found = index === 0 ? 404 : 403
      expect((await step(as, id, pay)).status).toBe(found)
      expect(
        (await app.call('GET', `/api/provider/invoices/${id}/invoice.pdf`, { as })).status,
      ).toBe(found)
      if (index > 0)
        expect((await app.call('GET', '/api/provider/billing', { as })).status).toBe(403)
      else expect(await list(as)).toEqual([])
    }
    expect((await step(doctor, randomUUID(), pay)).status).toBe(404)
    await expireCertificate(doctor)
    expect((await step(doctor, id, pay)).status).toBe(403)
  })

  it('are audited for each patient who is named, and not where none is', async () => {
    const { patient, doctor } = await completeSessions()
    const before = (await accesses(patient)).length
    await summary(doctor)
    expect(await accesses(patient)).toHaveLength(before)
    await list(doctor)
    expect(await accesses(patient)).toHaveLength(before + 1)
    expect((await accesses(patient))[0]).toMatchObject({ action: 'invoices.read' })
  })

  it('sum up months by the day in Lusaka, the turn of a month included', async () => {
    const months = monthsUpTo(todayInLusaka(), 3)
    const [, before, present] = months as [string, string, string]
    // The last second of the month before in Lusaka, and the first of this one.
    const first = Date.parse(`${present}-01T00:00:00+02:00`)
    const { doctor, invoices } = await completeSessions(
      new Date(first - 1000).toISOString(),
      new Date(first).toISOString(),
      new Date(first + 1000).toISOString(),
    )
    // The latest session comes first.
    const [third, second, earliest] = invoices.map(({ id }) => id) as [string, string, string]
    await step(doctor, earliest, issue)
    await step(doctor, second, { status: 'issued', amount_ngwee: 10 })
    await step(doctor, second, pay)
    await step(doctor, third, { status: 'waived', waived_because: 'courtesy' })
    const sum = await summary(doctor)
    expect(sum).toMatchObject({ drafts: 0, issued: 1, owed_ngwee: 25_000 })
    expect(sum.months).toHaveLength(12)
    expect(sum.months.slice(-2)).toEqual([
      { month: before, sessions: 1, paid_ngwee: 0, owed_ngwee: 25_000, waived: 0 },
      { month: present, sessions: 2, paid_ngwee: 10, owed_ngwee: 0, waived: 1 },
    ])
    // What is void and issued again is one session still.
    await step(doctor, earliest, { status: 'void' })
    expect((await summary(doctor)).months.at(-2)).toMatchObject({ sessions: 1, owed_ngwee: 0 })
  })

  it('count what is still to be issued or paid on the start page', async () => {
    const { doctor, invoices } = await completeSessions(
      '2026-03-02T07:00:00Z',
      '2026-03-03T07:00:00Z',
    )
    const pending = async () =>
      (await app.call('GET', '/api/provider/stats', { as: doctor })).body.pending_invoices
    expect(await pending()).toBe(2)
    await step(doctor, invoices[0]!.id, issue)
    expect(await pending()).toBe(2)
    await step(doctor, invoices[0]!.id, pay)
    expect(await pending()).toBe(1)
  })

  it('are listed a page at a time, none twice and none left out', async () => {
    const times = Array.from({ length: 7 }, (_, day) => `2026-03-0${day + 1}T07:00:00Z`)
    const { doctor, invoices } = await completeSessions(...times)
    const seen: string[] = []
    for (let before = ''; seen.length < 10;) {
      const page = await list(doctor, `?limit=3${before && `&before=${before}`}`)
      seen.push(...page.map(({ id }) => id))
      if (page.length < 3) break
      before = page.at(-1)!.id
    }
    expect(seen).toEqual(invoices.map(({ id }) => id))
  })

  it('keep number, amount and day of a patient who is erased, and no name', async () => {
    const { patient, doctor, id } = await completeSessions()
    await step(doctor, id, issue)
    await asSystem('erase a person of a test', (tx) => erasePerson(tx, patient.user_id))
    expect(await list(doctor)).toMatchObject([
      { id, amount_ngwee: 25_000, session_time: '2026-03-02T07:00:00.000Z', patient: null },
    ])
    expect(
      await app.database.asOwner('select patient_id, appointment_id from invoices where id = $1', [
        id,
      ]),
    ).toEqual([{ patient_id: null, appointment_id: null }])
    expect((await step(doctor, id, pay)).status).toBe(200)
    expect(await summary(doctor)).toMatchObject({ issued: 0 })
  })
})
