import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { practiceIn } from '#tests/support/practice.ts'

const path = '/api/care-profile'

let app: TestApp
let bupe: Persona
const { withdraw } = practiceIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  bupe = await app.createPersona({ full_name: 'Bupe Mumba', gender: 'female' })
})
afterAll(() => app.close())

const read = async (as: Persona) => (await app.call('GET', path, { as })).body
const change = (as: Persona, body: unknown) => app.call('PATCH', path, { as, body })

describe('a care profile', () => {
  it('asks a woman about pregnancy once, and not after she would rather not say', async () => {
    expect(await read(bupe)).toMatchObject({ pregnancy: 'possible', asks_pregnancy: true })
    expect((await change(bupe, { pregnancy: 'unsaid' })).body).toMatchObject({
      pregnancy: 'possible',
      pregnancy_answer: 'unsaid',
      asks_pregnancy: false,
    })
    expect(await read(bupe)).toMatchObject({ asks_pregnancy: false })
  })

  it('asks again a month after the answer', async () => {
    await change(bupe, { pregnancy: 'no' })
    await app.database.asOwner(
      `update care_profiles set pregnancy_at = now() - interval '31 days' where user_id = '${bupe.user_id}'`,
    )
    expect(await read(bupe)).toMatchObject({ pregnancy: 'possible', asks_pregnancy: true })
  })

  it('does not ask a man, a girl of 11, or a woman of 56', async () => {
    for (const traits of [
      { gender: 'male' as const },
      { gender: 'female' as const, date_of_birth: '2020-01-01' },
      { gender: 'female' as const, date_of_birth: '1960-01-01' },
    ]) {
      const { date_of_birth, ...rest } = { date_of_birth: null, ...traits }
      const person = await app.createPersona(rest)
      if (date_of_birth)
        await app.database.asOwner(
          `update user_profiles set date_of_birth = '${date_of_birth}' where id = '${person.user_id}'`,
        )
      expect(await read(person)).toMatchObject({ pregnancy: 'no', asks_pregnancy: false })
    }
  })

  it('knows those under 18 by their date of birth, and says nothing where it is missing', async () => {
    for (const [born, expected] of [
      ["now() - interval '17 years'", true],
      ["now() - interval '19 years'", false],
      ['null', null],
    ] as const) {
      const person = await app.createPersona()
      await app.database.asOwner(
        `update user_profiles set date_of_birth = ${born} where id = '${person.user_id}'`,
      )
      expect(await read(person)).toMatchObject({ is_under_18: expected })
    }
  })

  it('writes what is given, leaves the rest, and audits it without the answers', async () => {
    await change(bupe, { insulin: 'yes', kidney_disease: 'yes' })
    await change(bupe, { target_systolic: 130, target_diastolic: 80, target_author: ' Dr Banda ' })
    expect(await read(bupe)).toMatchObject({
      insulin: 'yes',
      kidney_disease: 'yes',
      heart_disease: null,
      diabetes: null,
      target: { systolic: 130, diastolic: 80, author: 'Dr Banda' },
    })
    const nulls = { target_systolic: null, target_diastolic: null, target_author: null }
    expect((await change(bupe, nulls)).body).toMatchObject({ insulin: 'yes', target: null })
    const events = await auditEventsOf(app.database, bupe.user_id)
    expect(events.some(({ action }) => action === 'care_profile.change')).toBe(true)
    expect(JSON.stringify(events)).not.toMatch(/insulin|pregnan|Banda/)
  })

  it.each([
    ['pregnancy', { pregnancy: 'maybe' }],
    ['insulin', { insulin: true }],
    ['heart_disease', { heart_disease: 'perhaps' }],
    ['kidney_disease', { kidney_disease: false }],
    ['is_under_18', { is_under_18: true }],
    ['target_author', { target_systolic: 130, target_diastolic: 80 }],
    ['target_systolic', { target_systolic: 99, target_diastolic: 80, target_author: 'me' }],
    ['target_diastolic', { target_systolic: 100, target_diastolic: 100, target_author: 'me' }],
    ['user_id', { user_id: '00000000-0000-4000-8000-000000000000' }],
    ['pregnancy_at', { pregnancy: 'no', pregnancy_at: '2030-01-01T00:00:00Z' }],
  ])('names %s when it is rejected', async (field, body) => {
    const { status, body: answer } = await change(bupe, body)
    expect([status, Object.keys(answer.fields)]).toEqual([422, [field]])
  })

  it('is not written after consent was withdrawn, nor by a student or a provider', async () => {
    const luse = await app.createPersona()
    await withdraw(luse, 'health_data')
    const rejected = await change(luse, { insulin: 'no' })
    expect([rejected.status, rejected.body.code]).toEqual([403, 'consent_withdrawn'])
    for (const traits of [{ is_student: true }, { role: 'provider' as const }])
      expect((await change(await app.createPersona(traits), { insulin: 'no' })).status).toBe(403)
  })

  it('is in the copy of one’s own data, as a row and in FHIR, and gone after erasure', async () => {
    await change(bupe, { pregnancy: 'pregnant' })
    const json = (await app.call('GET', '/api/me/export', { as: bupe })).body
    expect(json.tables.care_profiles).toMatchObject([{ pregnancy: 'pregnant', insulin: 'yes' }])
    const { body } = await app.call('GET', '/api/me/export?format=fhir', { as: bupe })
    expect(JSON.stringify(body)).toContain('82810-3')
    await app.database.asOwner(`delete from user_profiles where id = '${bupe.user_id}'`)
    const left = await app.database.asOwner(
      `select 1 from care_profiles where user_id = '${bupe.user_id}'`,
    )
    expect(left).toHaveLength(0)
  })
})
