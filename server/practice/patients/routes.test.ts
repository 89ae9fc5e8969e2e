import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import type { PatientRow } from '#domain/practice/patients.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn, upcomingSlots } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, expireCertificate, cancelAll, accesses } = practiceIn(() => app)
const list = (as: Persona, query: Record<string, string> = {}) =>
  app.call('GET', `/api/provider/patients?${new URLSearchParams(query)}`, { as })
const names = async (as: Persona, query: Record<string, string> = {}) =>
  (await list(as, query)).body.map((row: PatientRow) => row.full_name)

describe('the patients of a provider', () => {
  it('are returned with their times, last, next and status, and nothing else', async () => {
    const [patient, doctor] = [
      await app.createPersona({ full_name: 'Mwila Phiri' }),
      await provider(),
    ]
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    const [soon, later] = upcomingSlots(2) as [string, string]
    const [recent, old] = [ago(29), ago(200)]
    await bookFor(patient, doctor, { at: later })
    await bookFor(patient, doctor, { at: soon, status: 'requested' })
    await bookFor(patient, doctor, { at: old, status: 'completed' })
    await bookFor(patient, doctor, { at: recent, status: 'completed' })
    await bookFor(patient, doctor, { at: ago(2), status: 'cancelled' })
    const missed = ago(3)
    await app.database.asOwner(
      `update appointments set outcome = 'patient_no_show' where id = $1`,
      [await bookFor(patient, doctor, { at: missed, status: 'completed' })],
    )
    await bookFor(patient, await provider(), { at: ago(1), status: 'completed' })
    expect(await list(doctor)).toMatchObject({ status: 200 })
    expect((await list(doctor)).body).toEqual([
      {
        id: patient.user_id,
        full_name: 'Mwila Phiri',
        email: patient.email,
        date_of_birth: null,
        has_namesake: false,
        appointment_times: [later, soon, missed, recent, old],
        last_session: recent,
        next_appointment: soon,
        status: 'Active',
      },
    ])
  })

  it('are not active by a session that they missed', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    const at = new Date(Date.now() - 86_400_000).toISOString()
    const id = await bookFor(patient, doctor, { at, status: 'completed' })
    expect((await list(doctor, { only: 'active' })).body).toHaveLength(1)
    await app.database.asOwner(
      `update appointments set outcome = 'patient_no_show' where id = $1`,
      [id],
    )
    expect((await list(doctor, { only: 'active' })).body).toEqual([])
    expect((await list(doctor)).body).toMatchObject([{ last_session: null, status: 'Inactive' }])
  })

  it('come by name, are found by any part of it, and a limit holds', async () => {
    const doctor = await provider()
    const slots = upcomingSlots(10)
    for (const full_name of ['chanda 100% Mwansa', 'Abel_Banda', 'Ŋandu O\\Hara', 'Bupe Mwansa'])
      await bookFor(await app.createPersona({ full_name }), doctor, { at: slots.shift()! })
    const all = ['Abel_Banda', 'Bupe Mwansa', 'chanda 100% Mwansa', 'Ŋandu O\\Hara']
    expect(await names(doctor)).toEqual(all)
    expect(await names(doctor, { search: '' })).toEqual(all)
    expect(await names(doctor, { search: '  MWANSA ' })).toEqual([
      'Bupe Mwansa',
      'chanda 100% Mwansa',
    ])
    // Wildcards of the database are letters like any other here.
    expect(await names(doctor, { search: '%' })).toEqual(['chanda 100% Mwansa'])
    expect(await names(doctor, { search: '_' })).toEqual(['Abel_Banda'])
    expect(await names(doctor, { search: '\\' })).toEqual(['Ŋandu O\\Hara'])
    expect(await names(doctor, { search: 'ŋandu' })).toEqual(['Ŋandu O\\Hara'])
    // Words in any order, each as a word starts.
    expect(await names(doctor, { search: 'mwansa BU' })).toEqual(['Bupe Mwansa'])
    expect(await names(doctor, { search: 'mwansa upe' })).toEqual([])
    expect(await names(doctor, { search: `' or true --` })).toEqual([])
    expect(await names(doctor, { limit: '2' })).toEqual(all.slice(0, 2))
  })

  it('come a page at a time, each once, also those of one name, distinguished by their email', async () => {
    const doctor = await provider()
    const slots = upcomingSlots(5)
    const made: Persona[] = []
    for (const full_name of [
      'Mary Banda',
      'Mary Banda',
      'Mary Banda',
      'Abel Tembo',
      'Zondi Phiri',
    ]) {
      made.push(await app.createPersona({ full_name }))
      await bookFor(made.at(-1)!, doctor, { at: slots.shift()! })
    }
    const ids: string[] = []
    for (;;) {
      const after = ids.at(-1)
      const { body } = await list(doctor, { limit: '2', ...(after ? { after } : {}) })
      ids.push(...body.map(({ id }: PatientRow) => id))
      if (body.length < 2) break
    }
    const marys = made.slice(0, 3).map(({ user_id }) => user_id)
    expect(ids).toEqual([made[3]!.user_id, ...marys.toSorted(), made[4]!.user_id])
    const emails = (await list(doctor, { search: 'mary' })).body.map((row: PatientRow) => row.email)
    expect(new Set(emails).size).toBe(3)
    const outsider = await app.createPersona()
    expect((await list(doctor, { after: outsider.user_id })).body).toEqual([])
  })

  it('are the active or the new alone, as the row says', async () => {
    const doctor = await provider()
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    const book = async (full_name: string, times: [string, AppointmentStatus?][]) => {
      const patient = await app.createPersona({ full_name })
      for (const [at, status = 'completed'] of times) await bookFor(patient, doctor, { at, status })
    }
    const [soon, later] = upcomingSlots(2) as [string, string]
    await book('Active', [[ago(29)], [ago(90)]])
    await book('Inactive', [[ago(31)]])
    await book('New', [
      [soon, 'requested'],
      [ago(3), 'cancelled'],
    ])
    await book('Active and booked', [[ago(2)], [later, 'confirmed']])
    const all = (await list(doctor)).body as PatientRow[]
    const active = all.filter(({ status }) => status === 'Active').map((row) => row.full_name)
    expect(await names(doctor, { only: 'active' })).toEqual(active)
    expect(active).toEqual(['Active', 'Active and booked'])
    expect(await names(doctor, { only: 'new' })).toEqual(['New'])
    expect(await names(doctor, { only: 'active', search: 'booked' })).toEqual(['Active and booked'])
  })

  it.each([
    [{ only: 'old' }, 'only'],
    [{ after: 'x' }, 'after'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '301' }, 'limit'],
    [{ limit: '1.5' }, 'limit'],
    [{ limit: 'all' }, 'limit'],
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ search: '\0' }, 'search'],
  ])('are not listed for %j, by the field’s name', async (query, field) => {
    const answer = await list(await provider(), query as Record<string, string>)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  it('are the caller’s own, as long as an appointment is not cancelled', async () => {
    const [patient, doctor, other] = [
      await app.createPersona({ full_name: 'Mwila Phiri' }),
      await provider(),
      await provider(),
    ]
    await bookFor(patient, doctor, { at: upcomingSlots(1)[0]! })
    await bookFor(doctor, other, { at: upcomingSlots(1)[0]! })
    expect(await names(doctor)).toEqual(['Mwila Phiri'])
    expect(await names(other)).toEqual(['Chileshe Mumba'])
    await cancelAll(patient)
    expect(await names(doctor)).toEqual([])
  })

  it('are put on record, those alone whose names were read', async () => {
    const doctor = await provider()
    const slots = upcomingSlots(2)
    const found = await app.createPersona({ full_name: 'Found' })
    const passed = await app.createPersona({ full_name: 'Passed over' })
    for (const one of [found, passed]) await bookFor(one, doctor, { at: slots.shift()! })
    await list(doctor, { search: 'found' })
    expect(await accesses(found)).toMatchObject([{ action: 'patients.read' }])
    expect(await accesses(passed)).toEqual([])
  })

  it('are closed to a pending or lapsed provider', async () => {
    const doctor = await provider()
    await bookFor(await app.createPersona(), doctor, { at: upcomingSlots(1)[0]! })
    await expireCertificate(doctor)
    expect((await list(doctor)).status).toBe(403)
    expect((await list(await provider({ provider_status: 'pending' }))).status).toBe(403)
  })
})
