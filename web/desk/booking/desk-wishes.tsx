import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordOfPrices } from '#domain/appointments/price-words.ts'
import { chooseProviders, type Wishes } from '#domain/practice/pages/choose.ts'
import { languageNames } from '#domain/practice/pages/page-words.ts'
import type { ShownProvider } from '#domain/practice/pages/schema.ts'
import { describeProfession } from '#domain/practice/professions.ts'
import { formatSoon } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { NoOneFits } from '#web/appointments/providers/no-one-fits.tsx'
import { WishFields } from '#web/appointments/providers/wish-fields.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { errorTitles } from '../texts.ts'
import { providersToChoose } from './booking-queries.ts'

/** So many are named: the desk reads them out. */
const atOnce = 5

/** The same choice as patients have, for a person at the desk: what they wish of whom they meet. */
export function DeskWishes({ onChoose }: { onChoose: (id: string) => void }) {
  const query = useQuery(providersToChoose)
  return (
    <QueryView query={query} failed={errorTitles.providers} fallback={<Skeleton lines={8} />}>
      {(list) => <Choosing list={list} onChoose={onChoose} />}
    </QueryView>
  )
}

function Choosing({
  list,
  onChoose,
}: {
  list: readonly ShownProvider[]
  onChoose: (id: string) => void
}) {
  const now = useNow()
  const [wishes, setWishes] = useState<Wishes>({ sort: 'soonest' })
  const found = chooseProviders(list, wishes)
  return (
    <div className="grid gap-4">
      <WishFields list={list} wishes={wishes} onChange={setWishes} />
      <div role="status">
        {found.length === 0 ? (
          <NoOneFits list={list} wishes={wishes} onChange={setWishes} />
        ) : (
          <p className="text-muted">
            {found.length} of {list.length} fit
          </p>
        )}
      </div>
      <ul className="grid gap-3">
        {found.slice(0, atOnce).map((one) => (
          <li key={one.id}>
            <Button variant="quiet" onClick={() => onChoose(one.id)}>
              <span translate="no">{one.full_name}</span>
            </Button>
            <p className="text-muted">{factsOf(one, now)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const factsOf = ({ specialty, languages, prices, next_free }: ShownProvider, now: number) =>
  [
    describeProfession(specialty),
    ...languages.map((one) => languageNames[one]),
    wordOfPrices(Object.values(prices).flatMap((price) => price ?? [])),
    next_free ? `next: ${formatSoon(next_free, now)}` : 'no time in the next 2 weeks',
  ].join(', ')
