import type { Slot } from '#domain/appointments/schema.ts'
import { isFor, type Topic } from '#domain/appointments/topics.ts'

/**
 * The slots as they are for one topic: of the matching profession the one whom the server would assign
 * first is the provider, and a slot that only others have is taken.
 */
export function forTopic(slots: readonly Slot[], topic: Topic): readonly Slot[] {
  return slots.map((slot) => {
    if (!slot.free) return slot
    const providers = (slot.providers ?? []).filter((one) => isFor(topic, one))
    const { time, starts_at } = slot
    return providers[0]
      ? { ...slot, provider: providers[0], providers }
      : { time, starts_at, free: false, reason: 'taken' }
  })
}
