import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { log } from '#server/platform/log.ts'
import { offerTimesOfDays } from '../day-offers/jobs.ts'
import { expireOffers, findFreedSlots, type FreedSlot, offerFreedSlot } from './data.ts'

/** Offers released hours and free times of full days, and goes on to the next in line where an offer was declined or has run out. */
export const offerFreedSlots: Job = {
  name: 'appointments.offer-freed-slots',
  every: 'minute',
  async run() {
    await asSystem('end offers that no one answered', expireOffers)
    const freed = await asSystem('find hours to offer to the waiting list', findFreedSlots)
    for (const slot of freed)
      await asSystem('offer an hour to the waiting list', (tx) => offerFreedSlot(tx, slot, now()))
    await offerTimesOfDays(now())
  },
}

/**
 * Offers an hour as soon as it was released. The release is committed, whether or not this
 * works: the job comes by again.
 */
export async function offerAtOnce(freed: FreedSlot): Promise<void> {
  await asSystem('offer an hour to the waiting list', (tx) =>
    offerFreedSlot(tx, freed, now()),
  ).catch((error: unknown) => log.warn({ err: error }, 'a freed hour was not offered at once'))
}
