import * as z from 'zod/mini'
import { phoneNumber } from '../phone/phone-schema.ts'
import { identity } from '../practice/identity.ts'
import { uuid } from '../values/uuid.ts'
import { callBackStatuses, callOutcomes, maxAttempts } from './status.ts'
import { dayParts } from './windows.ts'

const instant = z.iso.datetime({ offset: true })

const fields = {
  /** The start of the chosen window, which identifies it. */
  starts_at: z.iso.datetime({ offset: true, error: 'Choose when we should call.' }),
  phone_number: phoneNumber.check(z.minLength(1, 'Enter the number that we should call.')),
}

/** A request as it is sent; `id` is made by the device so that a retry makes no second one. */
export const newCallBack = z.strictObject({ id: uuid('Must be a UUID.'), ...fields })
export type NewCallBack = z.output<typeof newCallBack>

/** The fields of the form for a request. */
export const callBackForm = z.object(fields)

export const callWindow = z.object({
  day: z.iso.date(),
  part: z.enum(dayParts),
  starts_at: instant,
  ends_at: instant,
})

const parts = {
  id: uuid(),
  starts_at: instant,
  ends_at: instant,
  /** Calls that were not answered. */
  attempts: z.int(),
}

/** A request as its patient sees it. */
export const ownCallBack = z.object({
  ...parts,
  status: z.enum(callBackStatuses),
  /** Null once it has ended. */
  phone_number: z.nullable(z.string()),
  /**
   * The provider who has claimed the request; null while it is unclaimed and after it has ended.
   */
  therapist_name: z.nullable(z.string()),
  created_at: instant,
})
export type OwnCallBack = z.output<typeof ownCallBack>

/** All that the page of a patient shows. */
export const ownCallBacks = z.object({
  /** The newest request; null before the first. */
  newest: z.nullable(ownCallBack),
  /** What can be chosen now. */
  windows: z.array(callWindow),
  /** Of the profile, to begin with. */
  phone_number: z.nullable(z.string()),
})
export type OwnCallBacks = z.output<typeof ownCallBacks>

/** A request as therapists see it in the queue. */
export const queuedCallBack = z.object({
  ...parts,
  is_mine: z.boolean(),
  /**
   * The name of the colleague who has claimed the request; null if it is unclaimed or the caller
   * has claimed it.
   */
  claimed_by_name: z.nullable(z.string()),
  /**
   * Name, number and date of birth, for the therapist who has claimed it alone. Of a student the first name, and the
   * date of birth only where the therapist treats them.
   */
  person: z.nullable(z.object({ name: z.string(), phone_number: z.string(), ...identity })),
})
export type QueuedCallBack = z.output<typeof queuedCallBack>

const outcome = z.enum(callOutcomes, 'Choose what came of the call.')

/** The form of an outcome. */
export const callOutcomeForm = z.object({ outcome })

/** What came of a call; `attempt` counts the calls from 1, so that a retry counts none twice. */
export const newCallOutcome = z.strictObject({
  outcome,
  attempt: z.int().check(z.gte(1), z.lte(maxAttempts)),
})
export type NewCallOutcome = z.output<typeof newCallOutcome>
