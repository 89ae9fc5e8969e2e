import type { SessionType } from '#domain/appointments/slots.ts'
import type { Topic } from '#domain/appointments/topics.ts'
import { Problem } from '#server/platform/problem.ts'

/** What a person wants to book; without a type, the oldest that can be booked in this way, with this provider. */
export interface WantedVisit {
  visit_type_id?: string | undefined
  session_type?: SessionType | undefined
  provider_id?: string | undefined
  /** Without a provider: what it is about, which says of which profession they are. */
  about?: Topic | undefined
  /** Patients book what they may book themselves, staff whatever is in use. */
  by: 'patient' | 'staff'
}

const noType = 'This cannot be booked any more. Choose another kind of visit.'
const notByPatients = 'You cannot book this yourself. Ask us to call you.'
const notInThisWay = 'No visit can be booked in this way. Choose another way.'

/** @throws Problem 422 where there is no type that can be booked in the wanted way */
export function requireType<Type>(
  found: Type | undefined,
  { visit_type_id, by }: WantedVisit,
): asserts found is Type {
  if (found !== undefined) return
  if (visit_type_id)
    throw new Problem(422, 'invalid', noType, { fields: { visit_type_id: noType } })
  const why = by === 'patient' ? notByPatients : notInThisWay
  throw new Problem(422, 'invalid', why, { fields: { session_type: why } })
}
