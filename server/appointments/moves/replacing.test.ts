import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let desk: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

/** A patient with a session, who has asked for an earlier time in its place. */
async function withEarlierRequest(day: number) {
  const [patient, doctor] = [await app.createPersona(), await booking.provider()]
  const with_doctor = { provider_id: doctor.user_id }
  const later = (await booking.book(patient, slotOn(day), with_doctor)).body.id as string
  const earlier = (await booking.book(patient, slotOn(day - 3), with_doctor)).body.id as string
  await booking.set(earlier, `replaces = '${later}'`)
  return { patient, doctor, later, earlier }
}

const confirm = (doctor: Persona, id: string) =>
  app.call('PATCH', `/api/provider/appointments/${id}`, {
    as: doctor,
    body: { status: 'confirmed' },
  })

const openOf = async ({ user_id }: Persona) =>
  (
    await app.database.asOwner(
      `select id from appointments where patient_id = $1 and status in ('requested', 'confirmed')`,
      [user_id],
    )
  ).map(({ id }) => id)

it('gives back the later session once the earlier time is confirmed, wherever it has moved to', async () => {
  const movers = {
    desk: () => ['desk/appointments', desk] as const,
    patient: (patient: Persona) => ['appointments', patient] as const,
    provider: (_: Persona, doctor: Persona) => ['provider/appointments', doctor] as const,
  }
  for (const who of Object.values(movers)) {
    const { patient, doctor, later, earlier } = await withEarlierRequest(6)
    let at = later
    // It may move more than once.
    for (const day of [8, 9]) {
      const [path, as] = who(patient, doctor)
      const id = randomUUID()
      const moved = await app.call('POST', `/api/${path}/${at}/move`, {
        as,
        body: { id, times: [slotOn(day)] },
      })
      expect(moved.status).toBe(201)
      at = id
    }
    expect((await confirm(doctor, earlier)).status).toBe(200)
    expect(await openOf(patient)).toEqual([earlier])
  }
})

it('keeps a session that has moved to before the time that was asked for', async () => {
  const { patient, doctor, later, earlier } = await withEarlierRequest(9)
  const id = randomUUID()
  await app.call('POST', `/api/appointments/${later}/move`, {
    as: patient,
    body: { id, times: [slotOn(4)] },
  })
  expect((await confirm(doctor, earlier)).status).toBe(200)
  expect(new Set(await openOf(patient))).toEqual(new Set([earlier, id]))
})

it('gives back the later session once a request for an earlier time that has moved is confirmed', async () => {
  const { patient, doctor, later, earlier } = await withEarlierRequest(9)
  let at = earlier
  // It may move more than once.
  for (const day of [5, 4]) {
    const id = randomUUID()
    const moved = await app.call('POST', `/api/appointments/${at}/move`, {
      as: patient,
      body: { id, times: [slotOn(day)] },
    })
    expect(moved.status).toBe(201)
    at = id
  }
  expect(new Set(await openOf(patient))).toEqual(new Set([later, at]))
  expect((await confirm(doctor, at)).status).toBe(200)
  expect(await openOf(patient)).toEqual([at])
})

it('keeps both where a request for an earlier time moves to after the session it would replace', async () => {
  const { patient, doctor, later, earlier } = await withEarlierRequest(7)
  const id = randomUUID()
  await app.call('POST', `/api/appointments/${earlier}/move`, {
    as: patient,
    body: { id, times: [slotOn(9)] },
  })
  expect((await confirm(doctor, id)).status).toBe(200)
  expect(new Set(await openOf(patient))).toEqual(new Set([later, id]))
})
