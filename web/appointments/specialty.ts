import type { Slot } from '#domain/appointments/schema.ts'

/**
 * The slots as they are for somebody who wants one kind of provider: whoever of those the server
 * would assign first is the provider, and a slot that only others have is taken.
 */
export function forSpecialty(
  slots: readonly Slot[],
  specialty: string | undefined,
): readonly Slot[] {
  if (specialty === undefined) return slots
  return slots.map((slot) => {
    if (!slot.free) return slot
    const providers = (slot.providers ?? []).filter((one) => one.specialty === specialty)
    const { time, starts_at } = slot
    return providers[0]
      ? { ...slot, provider: providers[0], providers }
      : { time, starts_at, free: false, reason: 'taken' }
  })
}
