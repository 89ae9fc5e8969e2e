import type { VisitType } from '../../appointments/visit-types.ts'
import { type SessionType, sessionTypes } from '../../appointments/slots.ts'
import type { SessionPrices } from '../billing/schema.ts'
import type { Profession } from '../professions.ts'

/**
 * What the visit costs that is booked where a patient chooses none: the price of its type, or that of the provider.
 *
 * @param types those that patients book themselves, the oldest first
 */
export function pricesOfVisits(
  { profession, prices }: { profession: Profession; prices: SessionPrices },
  types: readonly Pick<VisitType, 'professions' | 'session_types' | 'price_ngwee'>[],
): SessionPrices {
  const priceOf = (way: SessionType) =>
    types.find(
      ({ professions, session_types }) =>
        session_types.includes(way) && (professions?.includes(profession) ?? true),
    )?.price_ngwee ?? prices[way]
  return Object.fromEntries(sessionTypes.map((way) => [way, priceOf(way)])) as SessionPrices
}
