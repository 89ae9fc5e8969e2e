import { randomUUID } from 'node:crypto'
import { dayAfter } from '#domain/values/lusaka.ts'
import { slotTimes, startOfSlot } from '#domain/appointments/slots.ts'
import { bookingIn, slotOn, workday } from './booking.ts'
import { callsIn, signalFrom } from './calls.ts'
import type { IdCallCast, IdCalls } from './id-call.ts'
import { bookFor } from './practice.ts'

const day = 2
const weekly = Array.from({ length: 2 }, (_, week) =>
  startOfSlot(dayAfter(workday(day), 7 * week), '09:00'),
)
const series = { session_type: 'Phone', every_weeks: 1, times: weekly }
const session = (type: string) => ({ appointment_time: slotOn(day), session_type: type })

/** A patient whom a provider has treated, the desk, and an appointment still to come. */
async function booked({ app, person, provider }: IdCallCast, session_type = 'Phone') {
  const [patient, doctor, desk] = [
    await person(),
    await provider(),
    await person({ role: 'front_desk' }),
  ]
  const { body } = await bookingIn(() => app).book(patient, slotOn(5), {
    provider_id: doctor.user_id,
    session_type,
  })
  const ids = { patient_id: patient.user_id, provider_id: doctor.user_id }
  return { patient, doctor, desk, id: String(body.id), ids }
}

/** A day of a provider that has no free time. */
async function fullFor(cast: IdCallCast) {
  const made = await booked(cast)
  await cast.app.database.asOwner(
    `insert into appointments (patient_id, provider_id, appointment_time, session_type)
     select $1, $2, at::timestamptz, 'Phone' from unnest($3::text[]) as at`,
    [made.ids.patient_id, made.ids.provider_id, slotTimes.map((time) => slotOn(6, time))],
  )
  return { ...made, day: workday(6) }
}

async function withRoom(cast: IdCallCast) {
  const [made, room_id] = [await booked(cast, 'In-person'), randomUUID()]
  const admin = await cast.person({ role: 'admin' })
  const body = { id: room_id, name: `Place ${room_id.slice(0, 8)}` }
  await cast.app.call('POST', '/api/admin/rooms', { as: admin, body })
  return { ...made, body: { room_id } }
}

const moved = () => ({ id: randomUUID(), times: [slotOn(3)] })

export const idCallsOfBooking: IdCalls = {
  'POST /appointments': async ({ person, provider }) => {
    const { user_id: provider_id } = await provider()
    const body = { id: randomUUID(), provider_id, ...session('Phone') }
    return { as: await person(), path: '/appointments', body }
  },
  'POST /appointments/series': async ({ person, provider }) => {
    const { user_id: provider_id } = await provider()
    const body = { id: randomUUID(), provider_id, ...series }
    return { as: await person(), path: '/appointments/series', body }
  },
  'POST /appointments/{id}/move': async (cast) => {
    const { patient, id } = await booked(cast)
    return { as: patient, path: `/appointments/${id}/move`, body: moved() }
  },
  'POST /waiting-list': async (cast) => {
    const { patient, id } = await booked(cast)
    const body = { id: randomUUID(), appointment_id: id }
    return { as: patient, path: '/waiting-list', body }
  },
  'POST /day-waits': async (cast) => {
    const { ids, day } = await fullFor(cast)
    const body = { id: randomUUID(), day, session_type: 'Phone', provider_id: ids.provider_id }
    return { as: await cast.person(), path: '/day-waits', body }
  },
  'POST /desk/day-waits': async (cast) => {
    const { desk, ids, day } = await fullFor(cast)
    const { user_id: patient_id } = await cast.person()
    const body = {
      id: randomUUID(),
      patient_id,
      day,
      session_type: 'Phone',
      provider_id: ids.provider_id,
    }
    return { as: desk, path: '/desk/day-waits', body }
  },
  'POST /provider/appointments': async (cast) => {
    const { doctor, ids } = await booked(cast)
    const body = { id: randomUUID(), patient_id: ids.patient_id, ...session('Phone') }
    return { as: doctor, path: '/provider/appointments', body }
  },
  'POST /provider/series': async (cast) => {
    const { doctor, ids } = await booked(cast)
    const body = { id: randomUUID(), patient_id: ids.patient_id, ...series }
    return { as: doctor, path: '/provider/series', body }
  },
  'POST /provider/appointments/{id}/move': async (cast) => {
    const { doctor, id } = await booked(cast)
    return { as: doctor, path: `/provider/appointments/${id}/move`, body: moved() }
  },
  'PUT /provider/appointments/{id}/room': async (cast) => {
    const { doctor, id, body } = await withRoom(cast)
    return { as: doctor, path: `/provider/appointments/${id}/room`, body }
  },
  'POST /desk/appointments': async (cast) => {
    const { desk, ids } = await booked(cast)
    const body = { id: randomUUID(), ...ids, ...session('Phone') }
    return { as: desk, path: '/desk/appointments', body }
  },
  'POST /desk/appointments/{id}/move': async (cast) => {
    const { desk, id } = await booked(cast)
    return { as: desk, path: `/desk/appointments/${id}/move`, body: moved() }
  },
  'PUT /desk/appointments/{id}/room': async (cast) => {
    const { desk, id, body } = await withRoom(cast)
    return { as: desk, path: `/desk/appointments/${id}/room`, body }
  },
  'POST /provider/status-changes': async (cast) => {
    const { doctor, id } = await booked(cast)
    const body = { ids: [id], status: 'confirmed' }
    return { as: doctor, path: '/provider/status-changes', body }
  },
  'POST /provider/call-offs': async ({ person, provider }) => {
    const as = await provider()
    const id = await bookFor(await person(), as)
    const body = { ids: [id], reason: 'My child is ill.' }
    return { as, path: '/provider/call-offs', body, again: { called_off: [] } }
  },
  'POST /admin/accounts/{id}/call-offs': async ({ person, provider }) => {
    const [as, doctor] = [await person({ role: 'admin' }), await provider()]
    const body = { ids: [await bookFor(await person(), doctor)], reason: 'They have left.' }
    const path = `/admin/accounts/${doctor.user_id}/call-offs`
    return { as, path, body, again: { called_off: [] } }
  },
  'POST /appointments/{id}/call/entries': async ({ app }) => {
    const { patient, id } = await callsIn(() => app).session()
    const body = { id: randomUUID(), relay_only: false }
    return { as: patient, path: `/appointments/${id}/call/entries`, body }
  },
  'POST /appointments/{id}/call/signals': async ({ app }) => {
    const { patient, id, of_patient, of_doctor } = await callsIn(() => app).admitted()
    const body = signalFrom(of_patient, of_doctor)
    return { as: patient, path: `/appointments/${id}/call/signals`, body }
  },
}
