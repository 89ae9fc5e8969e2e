import type { Attendance } from '#domain/appointments/attendance-schema.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'

type Shown = Pick<ProviderAppointment, 'id' | 'status' | 'room' | 'marked_missed'>

/** A status as far as an attendance says it. */
const stepOf = ({ status, marked_missed }: Shown) => {
  if (status === 'completed') return 'over'
  return marked_missed ? 'missed' : status
}

const stepOfState = (state: Attendance['state']) => {
  if (state === null) return 'requested'
  return state === 'done' ? 'over' : state === 'missed' ? 'missed' : 'confirmed'
}

/** A visit that was missed is over once its provider has completed it: then both are so. */
const isSameStep = (shown: Shown, state: Attendance['state']) =>
  stepOf(shown) === stepOfState(state) || (shown.status === 'completed' && state === 'missed')

/**
 * Whether the visits of a day on the page are those that the server has now, by id, step and room. Where they are not, the
 * page reads them again, which is on record; an attendance alone needs no reading.
 */
export function areSameVisits(
  shown: readonly Shown[],
  now: readonly Pick<Attendance, 'id' | 'state' | 'room'>[],
): boolean {
  const held = shown.filter(({ status }) => status !== 'cancelled')
  const current = new Map(now.map((one) => [one.id, one]))
  return (
    held.length === current.size &&
    held.every((one) => {
      const found = current.get(one.id)
      const isThere = found !== undefined && found.room?.name === one.room?.name
      return isThere && isSameStep(one, found.state)
    })
  )
}
