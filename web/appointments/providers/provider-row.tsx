import { sentenceOfPrice, wordOfPrices } from '#domain/appointments/price-words.ts'
import { offeredTypes } from '#domain/appointments/offered-types.ts'
import { sessionTypes } from '#domain/appointments/slots.ts'
import { languageNames, pageTopicNames } from '#domain/practice/pages/page-words.ts'
import type { ShownProvider } from '#domain/practice/pages/schema.ts'
import { describeProfession } from '#domain/practice/professions.ts'
import { initials } from '#domain/values/names.ts'
import { formatSoon } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { wordOfRating } from './provider-words.ts'

/** A provider in the list: who they are, what they help with, the price and the next time. */
export function ProviderRow({ provider, now }: { provider: ShownProvider; now: number }) {
  const { id, full_name, specialty, languages, topics, prices, rating, next_free } = provider
  const known = offeredTypes(sessionTypes).flatMap((way) => prices[way] ?? [])
  return (
    <li className="flex max-w-none gap-4 border-t border-hairline py-4">
      <Portrait src={provider.profile_picture_url} initials={initials(full_name)} size={48} />
      <div className="min-w-0 wrap-anywhere">
        <Link to={`/providers/${id}`} className="link link-alone text-lg font-bold" translate="no">
          {full_name}
        </Link>
        <p>{describeProfession(specialty)}</p>
        {languages.length > 0 ? (
          <p className="text-muted">{languages.map((one) => languageNames[one]).join(', ')}</p>
        ) : null}
        {topics.length > 0 ? (
          <p className="text-muted">{topics.map((one) => pageTopicNames[one]).join(', ')}</p>
        ) : null}
        <p className="mt-1">{wordsOf(known)}</p>
        {rating ? <p>{wordOfRating(rating)}</p> : null}
        <p>{next_free ? `Next: ${formatSoon(next_free, now)}` : 'No time in the next 2 weeks'}</p>
      </div>
    </li>
  )
}

/** From the lowest to the highest price, by how one meets. */
function wordsOf(prices: readonly number[]): string {
  const [first, ...others] = new Set(prices)
  if (first === undefined) return sentenceOfPrice(null)
  return others.length > 0 ? `${wordOfPrices(prices)} for a session` : sentenceOfPrice(first)
}
