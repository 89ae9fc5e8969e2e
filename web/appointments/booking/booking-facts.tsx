import { useQuery } from '@tanstack/react-query'
import type { OfferedProvider } from '#domain/appointments/schema.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { CallUs } from '../call-us.tsx'
import { offeredProviders, ownOpenCount, sessionCost } from '../queries.ts'
import type { Choices } from './choices.ts'
import { describeCost } from '#domain/appointments/describe-cost.ts'
import { sentenceOfPrice, wordOfPrices } from '#domain/appointments/price-words.ts'
import { minutesOf, useVisitType, useVisitTypeId } from './visit-type.ts'

/** What is to be known before a time is chosen: length, price, and how many visits one person can book. */
export function BookingFacts({ choices }: { choices: Choices }) {
  const { about = 'unsure', session_type = 'Virtual', whom } = choices
  const type = useVisitType(choices)
  const { data: offered } = useQuery(offeredProviders(about, useVisitTypeId(choices)))
  const { data: profile } = useProfile()
  const { data: count } = useQuery(ownOpenCount)
  const prices = offered?.map((one) => type?.price_ngwee ?? one.prices[session_type])
  const chosen = offered?.findIndex(({ id }) => id === whom) ?? -1
  const included = useIncluded(
    chosen >= 0 ? offered?.[chosen] : offered?.find(({ next_free }) => next_free),
    choices,
  )
  const price =
    included ?? (prices && (chosen >= 0 ? sentenceOfPrice(prices[chosen]!) : describeAll(prices)))
  const isClient = profile?.role === 'client' && !profile.is_student
  return (
    <div className="grid gap-3">
      <p>
        <strong>{minutesOf(type)} minutes</strong>
        {price ? `. ${price}` : ''}
      </p>
      {count && count.open >= count.most ? (
        <div role="status" className="grid gap-3 rounded-surface bg-copper-wash p-4">
          <p>
            <strong>You have {count.open} upcoming visits.</strong> One person can book {count.most}
            , so that there is time for everyone. Cancel one that you do not need, or come back when
            one is over. Visits that your provider has planned in a series are not counted.
          </p>
          <p>
            <Link to={isClient ? '/appointments' : '/book-appointment'}>See my appointments</Link>
          </p>
          <CallUs />
        </div>
      ) : count ? (
        <p className="text-muted">
          You have {count.open} of the {count.most} upcoming visits that one person can book.
        </p>
      ) : null}
    </div>
  )
}

/** What their plan pays of the next session with a provider; undefined where it pays none, or until it is known. */
function useIncluded(provider: OfferedProvider | undefined, choices: Choices) {
  const visit_type_id = useVisitTypeId(choices)
  const { data } = useQuery({
    ...sessionCost({
      provider_id: provider?.id ?? '',
      session_type: choices.session_type ?? 'Virtual',
      appointment_time: provider?.next_free ?? '',
      ...(visit_type_id ? { visit_type_id } : {}),
    }),
    enabled: Boolean(provider?.next_free),
  })
  return data?.included ? describeCost(data) : undefined
}

/** What a session costs with anyone of these; empty where there is no one. */
function describeAll(prices: readonly (number | null)[]): string {
  if (prices.length === 0) return ''
  if (prices.every((price) => price === null)) return sentenceOfPrice(null)
  return prices.includes(null)
    ? `${wordOfPrices(prices)}. Where there is none yet, the clinic tells you before the visit.`
    : `${wordOfPrices(prices)} for a session`
}
