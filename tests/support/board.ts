import { lusakaClock } from '#domain/values/lusaka.ts'
import type { Persona, TestApp } from './app.ts'
import { bookingIn, slotOn } from './booking.ts'

export const today = () => lusakaClock(new Date()).day

const midnight = `date_trunc('day', now() at time zone 'Africa/Lusaka')`
/** A minute ago, and late today. */
export const begun = `greatest(${midnight} at time zone 'Africa/Lusaka', now() - interval '1 minute')`
export const tonight = `(${midnight} + interval '23 hours 59 minutes') at time zone 'Africa/Lusaka'`

/** Visits of today, and how the desk and providers mark them. */
export function boardIn(app: () => TestApp, desk: () => Persona) {
  const booking = bookingIn(app)

  /** A confirmed visit of a new patient with a new provider, at the clinic. */
  async function visit(at = begun, { status = 'confirmed', session_type = 'In-person' } = {}) {
    const [patient, doctor] = [
      await app().createPersona({ full_name: 'Mary Banda' }),
      await booking.provider(),
    ]
    const { body } = await booking.book(patient, slotOn(3), {
      provider_id: doctor.user_id,
      session_type,
    })
    await booking.set(body.id, `status = '${status}', appointment_time = ${at}`)
    return { patient, doctor, id: String(body.id) }
  }
  const mark = (as: Persona, id: string, state: string) => {
    const place = as === desk() ? 'desk' : 'provider'
    return app().call('PUT', `/api/${place}/appointments/${id}/attendance`, { as, body: { state } })
  }
  const boardOf = async (date = today()) =>
    (await app().call('GET', `/api/desk/board?date=${date}`, { as: desk() })).body
  const seen = async (id: string) =>
    (await boardOf()).visits.find((one: { id: string }) => one.id === id)
  return { visit, mark, boardOf, seen }
}
