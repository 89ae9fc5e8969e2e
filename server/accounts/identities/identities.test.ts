import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slotOn } from '#tests/support/booking.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { correspondenceIn } from '#tests/support/messages.ts'
import { callBacksIn } from '#tests/support/call-backs.ts'
import { callsIn } from '#tests/support/calls.ts'
import { plansIn, requestOf } from '#tests/support/plans.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, cancelAll } = practiceIn(() => app)
const { open, say } = correspondenceIn(() => app)
const { asked, claim } = callBacksIn(() => app)
const { enter, read, waiting } = callsIn(() => app)
const plans = plansIn(() => app)

async function born(full_name: string, date_of_birth: string | null): Promise<Persona> {
  const person = await app.createPersona({ full_name })
  await app.database.asOwner(
    `update user_profiles set date_of_birth = $1, phone_number = '0977123456' where id = $2`,
    [date_of_birth, person.user_id],
  )
  return person
}

/** Two of one name and a third, all patients of one provider, with what lists show of them. */
async function threePatients() {
  const doctor = await provider()
  const [one, other, third] = [
    await born('Grace Banda', '1990-03-04'),
    await born('grace banda', '1971-12-31'),
    await born('Mwila Phiri', null),
  ]
  for (const [place, patient] of [one, other, third].entries()) {
    await bookFor(patient, doctor, { at: slotOn(2 + place) })
    await consent(patient, 'share_screenings')
    await consent(patient, 'safety_alerts')
    const { id } = (await open(patient, { provider_id: doctor.user_id })).body
    await say(patient, id, 'Hello')
    await app.call('POST', '/api/safety-alerts', { as: patient, body: {} })
  }
  return { doctor, one, other, third }
}
const identities = (rows: Record<string, unknown>[]) =>
  Object.fromEntries(
    rows.map(({ full_name, date_of_birth, has_namesake }) => [
      full_name,
      [date_of_birth, has_namesake],
    ]),
  )
const expected = {
  'Grace Banda': ['1990-03-04', true],
  'grace banda': ['1971-12-31', true],
  'Mwila Phiri': [null, false],
}

describe('two patients of one name', () => {
  it('are distinguished by the date of birth, with a warning for each', async () => {
    const { doctor, third } = await threePatients()
    const get = async (path: string) => (await app.call('GET', path, { as: doctor })).body
    const period = `from=${slotOn(1)}&to=${slotOn(9)}`
    const patients = (rows: { patient: Record<string, unknown> }[]) =>
      rows.map(({ patient }) => patient)
    expect(identities(await get('/api/provider/patients'))).toEqual(expected)
    expect(identities(await get('/api/provider/shared-screenings'))).toEqual(expected)
    expect(identities(patients(await get(`/api/provider/appointments?${period}`)))).toEqual(
      expected,
    )
    expect(identities(patients(await get('/api/provider/safety-alerts')))).toEqual(expected)
    const threads: { person: Record<string, unknown> }[] = await get('/api/threads')
    expect(identities(threads.map(({ person }) => person))).toEqual(expected)
    const chart = await get(`/api/provider/patients/${third.user_id}/questionnaires`)
    expect(identities([chart])).toEqual({ 'Mwila Phiri': [null, false] })
  })

  it.each(['meal', 'exercise'] as const)(
    'are distinguished in the queue and on the page of a claimed %s plan request, and not before',
    async (kind) => {
      const writer = await (kind === 'meal' ? plans.dietitian() : plans.expert())
      const people = [
        await born('Ruth Ng’andu', '1990-03-04'),
        await born('ngandu,  RUTH', '1971-12-31'),
      ]
      const [one, other] = [await requestOf(people[0]!, kind), await requestOf(people[1]!, kind)]
      await plans.take(writer, one)
      const listed = async (id: string) =>
        (await plans.queue(writer)).body.find((line: { id: string }) => line.id === id)
      expect(await listed(one)).toMatchObject({ date_of_birth: '1990-03-04', has_namesake: false })
      expect(await listed(other)).toMatchObject({ date_of_birth: null, has_namesake: false })
      expect((await plans.take(writer, other)).body).toMatchObject({
        date_of_birth: '1971-12-31',
        has_namesake: true,
      })
      const { body } = await plans.open(writer, one)
      expect(body.person).toMatchObject({ date_of_birth: '1990-03-04', has_namesake: true })
    },
  )

  it('are distinguished where their names look the same and are written with other characters', async () => {
    const doctor = await provider()
    const names = [
      'Mary Banda',
      'Mary  Banda',
      'Mary\u00a0Banda',
      'Ma\u200bry Banda',
      'M\u0430ry Banda',
    ]
    for (const [place, name] of names.entries())
      await bookFor(await born(name, '1990-03-04'), doctor, { at: slotOn(2 + place) })
    const { body } = await app.call('GET', '/api/provider/patients', { as: doctor })
    expect(Object.keys(identities(body)).toSorted()).toEqual(names.toSorted())
    for (const name of names) expect(identities(body)[name]).toEqual(['1990-03-04', true])
  })

  it('are distinguished where one of them asked for a call, from a patient whom the therapist treats', async () => {
    const therapist = await provider({ profession: 'therapist' })
    const [caller, patient] = [
      await born('Agnes Lungu', '1990-03-04'),
      await born('Agnes Lungu', '1971-12-31'),
    ]
    await bookFor(patient, therapist, { at: slotOn(2) })
    const id = await asked(caller)
    const { body } = await claim(therapist, id)
    expect(body.find((row: { id: string }) => row.id === id).person).toMatchObject({
      name: 'Agnes Lungu',
      date_of_birth: '1990-03-04',
      has_namesake: true,
    })
  })

  it('are distinguished in the waiting room and in a video session, for the provider alone', async () => {
    const doctor = await provider()
    const soon = new Date(Date.now() + 5 * 60_000).toISOString()
    const [one, other] = [
      await born('Joyce Sata', '1990-03-04'),
      await born('Joyce Sata', '1971-12-31'),
    ]
    const id = await bookFor(one, doctor, { status: 'confirmed', at: soon })
    await bookFor(other, doctor, { at: slotOn(3) })
    await app.database.asOwner(`update appointments set session_type = 'Virtual' where id = $1`, [
      id,
    ])
    const identified = { full_name: 'Joyce Sata', date_of_birth: '1990-03-04', has_namesake: true }
    const { body } = await enter(one, id)
    expect(body.call.other).toMatchObject({ date_of_birth: null, has_namesake: false })
    expect(await waiting(doctor)).toMatchObject([identified])
    expect((await read(doctor, id)).body.other).toMatchObject(identified)
  })

  it('show it to their own provider alone: not to patients, not after the appointment is cancelled', async () => {
    const { doctor, one, other } = await threePatients()
    const [thread] = (await app.call('GET', '/api/threads', { as: one })).body
    expect(thread.person).toMatchObject({ date_of_birth: null, has_namesake: false })
    await cancelAll(other)
    const threads = (await app.call('GET', '/api/threads', { as: doctor })).body
    expect(
      identities(threads.map(({ person }: { person: Record<string, unknown> }) => person)),
    ).toEqual({
      'Grace Banda': ['1990-03-04', false],
      'grace banda': [null, false],
      'Mwila Phiri': [null, false],
    })
  })

  it('are found at the desk with the year of birth, and one alone without it', async () => {
    const [one, other] = [await born('Ruth Zimba', '1990-03-04'), await born('Ruth Zimba', null)]
    const desk = await app.createPersona({ role: 'front_desk' })
    const find = async () =>
      (await app.call('GET', '/api/desk/patients?name=Ruth%20Zimba&reach=0977123456', { as: desk }))
        .body
    const found: { id: string; born_in: number | null }[] = await find()
    expect(found.find(({ id }) => id === one.user_id)!.born_in).toBe(1990)
    expect(found.find(({ id }) => id === other.user_id)!.born_in).toBeNull()
    await app.database.asOwner('delete from user_profiles where id = $1', [other.user_id])
    expect((await find()).map(({ born_in }: { born_in: unknown }) => born_in)).toEqual([null])
  })
})
