import type { Agreement } from '#domain/appointments/agreement.ts'
import { isBookableDay } from '#domain/appointments/slots.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { Problem } from '#server/platform/problem.ts'

const invalid = (field: string, why: string) =>
  new Problem(422, 'invalid', why, { fields: { [field]: why } })

/** @throws Problem 422 where no one has said that the patient agreed: what overlaps is never only proposed */
export function requireAgreement<How extends Agreement | 'moved'>(
  agreed_how: How | null | undefined,
): asserts agreed_how is How {
  if (!agreed_how)
    throw invalid('agreed_how', 'Say how the patient agreed: by phone or at the clinic.')
}

/** Who walked in and is being seen already is entered so many minutes later at most. */
const lateMinutes = 60

/** The earliest start of a visit that is booked now: a little ago for who is at the clinic, on this day. */
function earliestOf(now: Date, isThere: boolean): Date {
  if (!isThere) return now
  const earliest = new Date(now.getTime() - lateMinutes * 60_000)
  return lusakaClock(earliest).day === lusakaClock(now).day ? earliest : now
}

/**
 * @param isThere whether the patient is at the clinic, for a visit in person
 * @throws Problem 422 for a time that is over, too far ahead, or in no step of 5 minutes
 */
export function requireTime(
  at: Date,
  now: Date,
  field: 'appointment_time' | 'times',
  isThere = false,
): void {
  if (at.getTime() % (5 * 60_000) !== 0)
    throw invalid(field, 'Choose a time in steps of 5 minutes.')
  if (at <= earliestOf(now, isThere))
    throw invalid(
      field,
      isThere
        ? `Choose a time that is still to come, or at most ${lateMinutes} minutes ago.`
        : 'Choose a time that is still to come.',
    )
  if (!isBookableDay(lusakaClock(at).day, now))
    throw invalid(field, 'Choose a day that can be booked.')
}

const notInForce =
  'This provider cannot be booked then: they are not in practice, their certificate ends before, or they have set no hours or price.'

/**
 * Says why the table rejected what staff book over another visit.
 *
 * @throws Problem 422 where the provider may not practise then; any other error as it is
 */
export function rejectOverbooking(error: unknown): never {
  if ((error as { code?: string } | undefined)?.code !== 'UB409') throw error
  throw invalid('appointment_time', notInForce)
}
