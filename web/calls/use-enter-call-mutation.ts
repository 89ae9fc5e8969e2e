import { useQueryClient } from '@tanstack/react-query'
import type { Call, Entered } from '#domain/calls/schema.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import type { Microphone } from './join/use-microphone.ts'
import { enterCall } from './queries.ts'

/** What a device brings into a call. */
export interface Joined {
  entered: Entered
  sound: MediaStream
}

/**
 * Enters a call with the microphone of the page; pressed again after a lost answer, it is the same entry.
 * Without a microphone it does nothing: `microphone.failure` says why.
 */
export function useEnterCallMutation(call: Call, microphone: Microphone) {
  const client = useQueryClient()
  const entry = useIdempotencyKey()
  return async (choice: { relay_only: boolean }): Promise<Joined | undefined> => {
    const sound = await microphone.open()
    if (!sound) return undefined
    try {
      const id = entry.keyFor(choice)
      const entered = await enterCall(client, call.appointment_id, { id, ...choice })
      entry.reset()
      return { entered, sound }
    } catch (failure) {
      // Another device has entered since: the next try is an entry of its own.
      if (failure instanceof ProblemError) entry.reset()
      throw failure
    }
  }
}
