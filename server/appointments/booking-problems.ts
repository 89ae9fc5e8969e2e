import type { NewAppointment } from '#domain/appointments/schema.ts'
import { maxOpen, type StartsOn, whyNotASlot } from '#domain/appointments/slots.ts'
import { Problem } from '#server/platform/problem.ts'

/** Rejects, with the field named, an instant that cannot be booked. */
export function requireSlot(
  { appointment_time }: Pick<NewAppointment, 'appointment_time'>,
  now: Date,
  starts?: StartsOn,
) {
  const why = whyNotASlot(new Date(appointment_time), now, starts)
  if (why) throw new Problem(422, 'invalid', why, { fields: { appointment_time: why } })
}

/** The room of an appointment as it is answered; null without one. */
export function roomOf({
  room_id,
  room_name,
}: {
  room_id: string | null
  room_name: string | null
}) {
  return room_id === null || room_name === null ? null : { id: room_id, name: room_name }
}

/** The situation of a patient who asks for an hour of a provider. */
export interface Eligibility {
  /** They have an appointment then. */
  clashes: boolean
  /** How many upcoming appointments they have. */
  open: number
}

/** Requires that the patient has no appointment then, and fewer upcoming ones than the limit. */
export function requireCapacity({ clashes, open }: Eligibility) {
  if (clashes) throw ownClash()
  if (open >= maxOpen)
    throw new Problem(
      409,
      'too_many_open',
      `You have ${maxOpen} upcoming appointments already. Cancel one, or come back when one is over. A series that your provider has planned is not counted.`,
    )
}

export const ownClash = () =>
  new Problem(409, 'own_clash', 'You have an appointment at this time already.')

/** @param next_free what is free instead, where that is returned */
export const slotTaken = (next_free?: readonly object[]) =>
  new Problem(
    409,
    'slot_taken',
    'This time has just been taken. Please choose another.',
    next_free ? { next_free } : {},
  )

/** For an offer whose hour is no longer free, because the provider's days have changed. */
export const offerLost = () =>
  new Problem(
    409,
    'slot_taken',
    'This time is no longer free. You keep what you have booked, and your place on the list.',
  )

const notToBeBooked = 'This provider cannot be booked. Please choose another.'
export const providerNotBookable = () =>
  new Problem(422, 'invalid', notToBeBooked, { fields: { provider_id: notToBeBooked } })

export const staleStatus = () =>
  new Problem(409, 'conflict', 'This appointment has changed since then. Please look again.')

/**
 * What an error of the database means where two users booked at once: `own_clash` where the patient has
 * another appointment, `taken` where the provider has one; undefined for any other error.
 */
export function conflictOf(error: unknown): 'own_clash' | 'taken' | undefined {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string }
  if (isRoomTaken(error)) return undefined
  if (code === '23P01') return constraint === 'appointments_patient_is_free' ? 'own_clash' : 'taken'
  return code === '42501' ? 'taken' : undefined
}

/** Whether another session took a room at the same moment: the time itself may be free. */
export function isRoomTaken(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string }
  return code === '23P01' && constraint === 'appointments_room_is_free'
}
