import * as unpdf from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findPack, packs } from '#domain/packs/packs.ts'
import type { PackList } from '#domain/packs/schema.ts'
import { setBrand } from '#domain/values/brand.ts'
import { whatIsOff } from '#domain/values/clinic-features.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type PersonaTraits, type TestApp } from '#tests/support/app.ts'
import { medicinesIn, tablets } from '#tests/support/medicines.ts'

let app: TestApp
let member: Persona
beforeAll(async () => {
  app = await openTestApp()
  member = await withPlan('Wellness Starter', 20, { full_name: 'Mutale Ng’andu' })
  await app.database.asOwner(
    `insert into blood_pressure_readings (user_id, systolic, diastolic, created_at) values
      ($1, 196, 121, now()), ($1, 127, 83, now() - interval '2 days'), ($1, 144, 91, now() - interval '40 days')`,
    [member.user_id],
  )
  await app.database.asOwner(
    `insert into blood_pressure_readings (user_id, systolic, diastolic) values ($1, 133, 87)`,
    [(await app.createPersona()).user_id],
  )
  await medicinesIn(() => app).add(member, tablets({ name: 'Amlodipine' }))
})
afterEach(() => setBrand({}))
afterAll(() => app.close())

/** A person with a plan that ends in so many days. */
async function withPlan(plan_name: string, days = 20, traits: PersonaTraits = {}) {
  const person = await app.createPersona(traits)
  await app.database.asOwner(
    `insert into memberships (user_id, plan_name, status, end_date)
      values ($1, $2, 'active', (now() at time zone 'Africa/Lusaka')::date + $3::integer)
      on conflict (user_id) do update set plan_name = excluded.plan_name, end_date = excluded.end_date`,
    [person.user_id, plan_name, days],
  )
  return person
}

const list = async (as?: Persona): Promise<PackList> =>
  (await app.call('GET', '/api/packs', { as })).body
const path = (id: string, query = '') => `/api/packs/${id}/pdf${query}`
async function download(id: string, as?: Persona, query = '') {
  const answer = await app.request('GET', path(id, query), { as })
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
async function textOf(bytes: Uint8Array) {
  const document = await unpdf.getDocumentProxy(new Uint8Array(bytes))
  return (await unpdf.extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

describe('the list of packs', () => {
  it('says to a visitor what each holds, how large it is, and which plans include it', async () => {
    const { is_open, plans, packs: shown } = await list()
    expect(is_open).toBe(false)
    expect(plans).toBe('Wellness Starter and Comprehensive Care')
    expect(shown.map(({ id }) => id)).toEqual(packs.map(({ id }) => id))
    expect(shown.length).toBeGreaterThanOrEqual(8)
    expect(shown[0]).toMatchObject({
      title: 'My pressure month',
      own: ['pressure', 'medicines'],
      worksheets: ['Two weeks of blood pressure', 'My goal for four weeks'],
      pages: { from: expect.any(Number), to: expect.any(Number) },
    })
    expect(shown[0]!.guides[0]).toEqual({
      slug: 'measuring-blood-pressure-at-home',
      title: 'Measuring blood pressure at home',
      state: 'draft',
    })
    const answer = await app.call('GET', '/api/packs')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['Wellness Starter', 0, true],
    ['Comprehensive Care', 20, true],
    ['Wellness Starter', -1, false],
    ['Student Wellness Plan', 20, false],
  ])('is open with %s until its last day: %d days left', async (plan, days, isOpen) => {
    const person = await withPlan(plan, days)
    expect(await list(person)).toMatchObject({ is_open: isOpen, is_blank: false })
    expect((await download('sleep-week', person)).answer.status).toBe(isOpen ? 200 : 403)
  })

  it('is open to a student who pays for a plan, and to no other student', async () => {
    const student = await app.createPersona({ is_student: true })
    expect((await list(student)).is_open).toBe(false)
    const paying = await withPlan('Wellness Starter', 5, { is_student: true })
    expect((await list(paying)).is_open).toBe(true)
    expect((await download('exam-weeks', paying)).answer.status).toBe(200)
  })

  it('is open with any account where the clinic sells no plans', async () => {
    const client = await app.createPersona()
    setBrand({ off: whatIsOff(['memberships']) })
    expect(await list()).toMatchObject({ is_open: false, plans: null })
    expect(await list(client)).toMatchObject({ is_open: true, plans: null })
    expect((await download('sleep-week', client)).answer.status).toBe(200)
  })
})

describe('a pack', () => {
  it('is rejected without a plan, and says which plans include it', async () => {
    const { status, body } = await app.call('GET', path('sleep-week'), {
      as: await app.createPersona(),
    })
    expect([status, body.code, body.message]).toEqual([
      403,
      'plan_needed',
      'Resource packs are part of Wellness Starter and Comprehensive Care.',
    ])
    expect((await app.call('GET', path('sleep-week'))).status).toBe(401)
  })

  it('is named after itself, its person and its day, and is stored by no cache', async () => {
    const { answer } = await download('my-pressure-month', member)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="my-pressure-month-mutale-ngandu-${todayInLusaka()}.pdf"`,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('has the dangers, readings of 30 days and medicines of the caller alone', async () => {
    const text = await textOf((await download('my-pressure-month', member)).bytes)
    for (const words of ['Mutale Ng’andu', '1 dangerously high blood pressure: 196/121', '127/83'])
      expect(text).toContain(words)
    expect(text).toContain('Amlodipine')
    expect(text).not.toContain('144/91')
    expect(text).not.toContain('133/87')
  })

  it('names no one where it was asked for without own data', async () => {
    const { answer, bytes } = await download('my-pressure-month', member, '?own_data=no')
    expect(answer.headers.get('content-disposition')).toContain(
      `"my-pressure-month-${todayInLusaka()}.pdf"`,
    )
    const text = await textOf(bytes)
    for (const words of ['Mutale', '196/121', '127/83', 'Amlodipine'])
      expect(text).not.toContain(words)
  })

  it('has the helplines as an admin has set them', async () => {
    await app.database.asOwner(
      `update crisis_lines set name = 'Line of a test' where number = '933'`,
    )
    expect(await textOf((await download('sleep-week', member)).bytes)).toContain('Line of a test')
  })

  it('is blank for people who work here, and not for the front desk', async () => {
    const doctor = await app.createPersona({ role: 'provider', full_name: 'Dr Bwalya Test' })
    expect(await list(doctor)).toMatchObject({ is_open: true, is_blank: true })
    const { answer, bytes } = await download('clinic-visit', doctor)
    expect(answer.status).toBe(200)
    expect(await textOf(bytes)).not.toContain('Bwalya')
    const desk = await app.createPersona({ role: 'front_desk' })
    expect((await download('clinic-visit', desk)).answer.status).toBe(403)
  })

  it('is not found under another name, and asks for a clear choice', async () => {
    for (const id of ['no-such-pack', 'constructor', '__proto__'])
      expect((await app.call('GET', path(id), { as: member })).status).toBe(404)
    const { status, body } = await app.call('GET', path('sleep-week', '?own_data=perhaps'), {
      as: member,
    })
    expect([status, body.fields]).toEqual([422, { own_data: 'Choose yes or no.' }])
    expect(findPack('sleep-week')).toBeDefined()
  })
})
