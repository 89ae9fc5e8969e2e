import { isOfferHour } from '#domain/appointments/day-waits.ts'
import { asSystem } from '#server/platform/db.ts'
import { log } from '#server/platform/log.ts'
import { expireOffers, offerTimeOf } from '../slot-offers/data.ts'
import { deletePastWaits, listWaitedDays, type WaitedDay } from './data.ts'

/** So many offers of one day are made in one go; the next minute goes on. */
const mostAtOnce = 50

/** Offers what is free on full days to those who wait for it, one after the other, from 06:00 to 21:00. */
export async function offerTimesOfDays(at: Date): Promise<void> {
  await asSystem('end the lists of days that are over', deletePastWaits)
  if (!isOfferHour(at)) return
  await asSystem('end offers that no one answered', expireOffers)
  for (const waited of await asSystem('find full days that patients wait for', listWaitedDays))
    // A failure of one day, such as a name that is taken off at this moment, does not stop the others.
    await offerAll(waited).catch((error: unknown) =>
      log.error({ err: error }, 'a time of a full day was not offered'),
    )
}

async function offerAll(waited: WaitedDay): Promise<void> {
  for (let made = 0; made < mostAtOnce; made++)
    if (!(await asSystem('offer a time of a day', (tx) => offerTimeOf(tx, waited)))) return
}
