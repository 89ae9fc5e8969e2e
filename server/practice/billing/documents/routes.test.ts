import * as unpdf from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInLusaka, writtenDay } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { bookFor } from '#tests/support/practice.ts'
import { readCsv } from '#tests/support/csv.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { completeSessions, credit, givePlan, list, price, record, setProfession, step } = billingIn(
  () => app,
)
const issue = { status: 'issued', amount_ngwee: 125_050 }

async function readPdf(as: Persona, path: string) {
  const answer = await app.request('GET', path, { as })
  expect(answer.status).toBe(200)
  const document = await unpdf.getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await unpdf.extractText(document, { mergePages: true })
  const { info } = await unpdf.getMeta(document)
  return { text, info, headers: answer.headers }
}

describe('an invoice as PDF', () => {
  it('names number, day, type and amount, and says no more than session', async () => {
    const { doctor, id } = await completeSessions()
    const { number } = (await step(doctor, id, issue)).body
    const path = `/api/provider/invoices/${id}/invoice.pdf`
    const { text, headers, info } = await readPdf(doctor, path)
    for (const word of [
      `Invoice ${number}`,
      'From Chileshe Mumba',
      'To Mwila Phiri',
      '2 March 2026',
      'Virtual',
      'K1,250.50',
      'To be paid',
    ])
      expect(text).toContain(word)
    expect(text).not.toMatch(/therap|diagnos|counsel|health|medic|clinic|diet|patient|doctor/i)
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(
        `^attachment; filename="invoice-${number}-mwila-phiri-\\d{4}-\\d\\d-\\d\\d\\.pdf"$`,
      ),
    )
    expect(JSON.stringify(info)).not.toContain('Mwila')
    await step(doctor, id, { status: 'paid', paid_on: todayInLusaka(), paid_by: 'cash' })
    expect((await readPdf(doctor, path)).text).toContain(
      `Paid on ${writtenDay(todayInLusaka())}, by cash.`,
    )
  })

  it('has what an employer and an insurer ask for: clinic, patient, total, payments and how to pay', async () => {
    const { patient, doctor, id } = await completeSessions()
    await app.database.asOwner(
      `insert into patient_registrations (user_id, nrc, nhima_number, address) values ($1, '123456/10/1', 'NH12345', 'Plot 9, Kabwata')`,
      [patient.user_id],
    )
    await step(doctor, id, issue)
    await record(doctor, id, { amount_ngwee: 25_000 })
    await credit(doctor, id, { amount_ngwee: 50 })
    for (const [as, path] of [
      [doctor, `/api/provider/invoices/${id}/invoice.pdf`],
      [patient, `/api/invoices/${id}/invoice.pdf`],
    ] as const) {
      const { text } = await readPdf(as, path)
      for (const word of [
        'Plot 12, Independence Avenue',
        '+260 211 000 000',
        'To Mwila Phiri',
        'NRC 123456/10/1',
        'NHIMA number NH12345',
        'Plot 9, Kabwata',
        'Total',
        'K1,250.50',
        'Paid by cash',
        'Credit note CN-',
        'Still to pay',
        'K1,000',
        'How to pay:',
      ])
        expect(text).toContain(word)
    }
  })

  it('is the patient’s as well', async () => {
    const { patient, doctor, id } = await completeSessions()
    const path = `/api/invoices/${id}/invoice.pdf`
    expect((await app.call('GET', path, { as: patient })).status).toBe(404)
    await givePlan(patient)
    await setProfession(doctor, 'therapist')
    await step(doctor, id, { status: 'waived', waived_because: 'membership' })
    const { text } = await readPdf(patient, path)
    expect(text).toContain('From Chileshe Mumba')
    expect(text).toContain('Covered by the membership.')
    expect(text).toContain('To Mwila Phiri')
    expect((await app.call('GET', path, { as: doctor })).status).toBe(404)
  })

  it('does not exist before there is a number', async () => {
    const { doctor, id } = await completeSessions()
    const path = `/api/provider/invoices/${id}/invoice.pdf`
    expect((await app.call('GET', path, { as: doctor })).status).toBe(409)
  })

  it('is drawn for a name of any length and letters', async () => {
    const { doctor, id } = await completeSessions()
    await step(doctor, id, issue)
    // As if an admin had approved it.
    const trigger = 'alter table user_profiles'
    await app.database.asOwner(`${trigger} disable trigger profiles_keep_identity`)
    await app.database.asOwner(`update user_profiles set full_name = $2 where id = $1`, [
      doctor.user_id,
      `Ng’andu ŋ \u202e${'long '.repeat(30)}`,
    ])
    await app.database.asOwner(`${trigger} enable trigger profiles_keep_identity`)
    const { text } = await readPdf(doctor, `/api/provider/invoices/${id}/invoice.pdf`)
    expect(text).toContain('From Ng’andu ŋ long')
  })
})

describe('the invoices of a period as CSV', () => {
  const csv = (as: Persona, from: string, to: string) =>
    app.request('GET', `/api/provider/invoices/csv?${new URLSearchParams({ from, to })}`, { as })

  it('hold each invoice once, in kwacha, by days in Lusaka', async () => {
    // The last second of February in Lusaka, the first of March, and one in the middle of it.
    const { doctor, invoices } = await completeSessions(
      '2026-02-28T21:59:59Z',
      '2026-02-28T22:00:00Z',
      '2026-03-15T07:00:00Z',
      '2026-03-31T22:00:00Z',
    )
    const march = invoices.filter(({ session_time }) =>
      ['2026-02-28T22:00:00.000Z', '2026-03-15T07:00:00.000Z'].includes(session_time),
    )
    const { number } = (await step(doctor, march[1]!.id, issue)).body
    await step(doctor, march[1]!.id, { status: 'paid', paid_on: todayInLusaka(), paid_by: 'bank' })
    const answer = await csv(doctor, '2026-03-01', '2026-03-31')
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/)
    expect(answer.headers.get('content-disposition')).toContain(
      'invoices-chileshe-mumba-2026-03-01-to-2026-03-31.csv',
    )
    // Not `text()`, which leaves the mark out.
    const { hasMark, rows } = readCsv(Buffer.from(await answer.arrayBuffer()).toString('utf8'))
    expect(hasMark).toBe(true)
    const [head, ...lines] = rows
    const records = lines.map((line) =>
      Object.fromEntries(head!.map((name, at) => [name, line[at]])),
    )
    expect(records).toMatchObject([
      {
        number,
        session_day: '2026-03-01',
        session_type: 'Virtual',
        patient: 'Mwila Phiri',
        amount_kwacha: '1250.50',
        status: 'paid',
        paid_on: todayInLusaka(),
        paid_by: 'bank',
        waived_because: '',
      },
      { number: '', session_day: '2026-03-15', amount_kwacha: '', status: 'draft', issued_on: '' },
    ])
  })

  it('hold each of many once, of one moment, and each patient’s reading is recorded once', async () => {
    const { doctor, patient } = await completeSessions()
    const count = 1200 // More than two pages.
    await app.database.asOwner(
      `insert into invoices (provider_id, patient_id, session_time, session_type, amount_ngwee)
        select $1, $2, '2027-05-04T07:00:00.123456Z', 'Phone', n from generate_series(1, $3::integer) n`,
      [doctor.user_id, patient.user_id, count],
    )
    const readings = async () =>
      app.database.asOwner(
        `select from platform.audit_events where actor_id = $1 and subject_id = $2 and action = 'invoices.read'`,
        [doctor.user_id, patient.user_id],
      )
    const before = await readings()
    const answer = await csv(doctor, '2027-05-01', '2027-05-31')
    const amounts = readCsv(await answer.text()).rows.slice(1)
    expect(amounts).toHaveLength(count)
    expect(new Set(amounts.map((row) => row[4])).size).toBe(count)
    expect(await readings()).toHaveLength(before.length + 1)
  })

  it('run nothing that a patient calls themselves', async () => {
    const { doctor } = await completeSessions()
    const trickster = await app.createPersona({ full_name: '=HYPERLINK("http://x.test","pay")' })
    await bookFor(trickster, doctor, { status: 'completed', at: '2026-03-03T07:00:00Z' })
    expect(await list(doctor)).toHaveLength(2)
    const { rows } = readCsv(await (await csv(doctor, '2026-03-01', '2026-03-31')).text())
    expect(rows.at(-1)![3]).toBe(`'=HYPERLINK("http://x.test","pay")`)
  })

  it.each([
    ['2026-03-02', '2026-03-01', 'to'],
    ['2026-03-01', '2027-04-06', 'to'],
    ['yesterday', '2026-03-01', 'from'],
    ['0001-01-01', '0001-02-01', 'from'],
    ['2026-03-01', '2026-02-30', 'to'],
  ])('are rejected from %s to %s by the field’s name', async (from, to, field) => {
    const { doctor } = await completeSessions()
    const answer = await csv(doctor, from, to)
    expect(answer.status).toBe(422)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toContain(field)
  })
})

describe('what a patient sees of their invoices', () => {
  it('is what was issued to them, and never a draft', async () => {
    const { patient, doctor, id } = await completeSessions()
    const own = async () => (await app.call('GET', '/api/invoices', { as: patient })).body
    expect(await own()).toEqual([])
    await step(doctor, id, issue)
    expect(await own()).toMatchObject([
      { id, status: 'issued', amount_ngwee: 125_050, appointment_id: expect.any(String) },
    ])
    const stranger = await app.createPersona()
    expect((await app.call('GET', '/api/invoices', { as: stranger })).body).toEqual([])
    expect((await app.call('GET', '/api/invoices', { as: doctor })).body).toEqual([])
  })

  it('is in the copy of their data, and of the provider’s', async () => {
    const { patient, doctor, id } = await completeSessions()
    await price(doctor, { Phone: 5 })
    for (const as of [patient, doctor]) {
      const { tables } = (await app.call('GET', '/api/me/export', { as })).body
      expect(tables.invoices).toMatchObject([{ id }])
      expect(tables.session_prices).toHaveLength(as === doctor ? 1 : 0)
    }
  })
})
