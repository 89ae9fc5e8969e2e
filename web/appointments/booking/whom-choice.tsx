import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { sentenceOfPrice, wordOfPrices } from '#domain/appointments/price-words.ts'
import type { OfferedProvider } from '#domain/appointments/schema.ts'
import { describeProfession } from '#domain/practice/professions.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { formatSoon } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { offeredProviders } from '../queries.ts'
import type { ChoicesControls } from './choices.ts'
import { useVisitType, useVisitTypeId } from './visit-type.ts'

const anyone = 'Anyone available'
const fetchWishes = async () => (await import('./whom-wishes.tsx')).WhomWishes

/** So many are listed at first. */
const atFirst = 6

/**
 * Whose times are shown: anyone's, or one provider's, each with their price and next available time.
 * Beside the times on a wide screen, on a phone behind a button. Without an answer, anyone's.
 */
export function WhomChoice({
  choices,
  chooseWhom,
  now,
}: Pick<ChoicesControls, 'choices' | 'chooseWhom'> & { now: number }) {
  const { about = 'unsure', session_type = 'Virtual', whom } = choices
  const type = useVisitType(choices)
  const { data, isError } = useQuery(offeredProviders(about, useVisitTypeId(choices)))
  const priceOf = ({ prices }: OfferedProvider) => type?.price_ngwee ?? prices[session_type]
  const [isOpen, setOpen] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [isWishing, setWishing] = useState(false)
  /** Those who fit what is wished; undefined without a wish. */
  const [fitting, setFitting] = useState<readonly OfferedProvider[]>()
  const toggle = useRef<HTMLButtonElement>(null)
  const listId = useId()
  if (isError || data?.length === 0) return null
  const chosen = data?.find(({ id }) => id === whom)
  // Each with what is known of them now: the list is fetched again while the page is open.
  const list = fitting
    ? fitting.flatMap(({ id }) => data?.find((one) => one.id === id) ?? [])
    : (data ?? [])
  const shown = list.filter((one, index) => isWhole || index < atFirst || one === chosen)
  const isNarrowed = fitting !== undefined && fitting.length < (data?.length ?? 0)
  /** Times of anyone would be those of people who do not fit, too: the first who fits is chosen. */
  function fit(next: readonly OfferedProvider[]) {
    setFitting(next)
    if (next.length > 0 && next.length < (data?.length ?? 0) && !next.some(({ id }) => id === whom))
      chooseWhom(next[0])
  }
  function toggleWishes() {
    setFitting(undefined)
    setWishing(!isWishing)
  }
  const describe = (one: OfferedProvider) => [
    describeProfession(one.specialty),
    // As `describeRating`, whose file would be one more to fetch.
    ...(one.rating ? [`${one.rating.mean.toFixed(1)} of 5, ${one.rating.count} ratings`] : []),
    sentenceOfPrice(priceOf(one)),
    describeNext(one.next_free, now),
  ]
  return (
    <div className={`whom${isOpen ? ' whom-open' : ''}`}>
      <Button
        variant="quiet"
        className="whom-toggle"
        ref={toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          Provider: <span translate="no">{chosen?.full_name ?? anyone}</span>
        </span>
        <Icon name="chevron" />
      </Button>
      <div id={listId} className="whom-list">
        {data && data.length > 1 ? (
          <Button variant="quiet" aria-expanded={isWishing} onClick={toggleWishes}>
            {isWishing ? 'Show everyone' : 'Choose by language, topic or price'}
          </Button>
        ) : null}
        {data && isWishing ? (
          <Lazy
            load={fetchWishes}
            props={{
              list: data,
              way: session_type,
              price: type?.price_ngwee ?? null,
              onFit: fit,
            }}
            fallback={<Skeleton lines={8} />}
          />
        ) : null}
        {data && list.length > 0 ? (
          <ChoiceCards
            key={fitting?.map(({ id }) => id).join()}
            name="whom"
            label="Provider"
            options={[
              ...(isNarrowed
                ? []
                : [
                    {
                      value: '',
                      label: anyone,
                      detail: (
                        <Facts
                          facts={[
                            wordOfPrices(data.map(priceOf)),
                            describeNext(data[0]?.next_free ?? null, now),
                          ]}
                        />
                      ),
                    },
                  ]),
              ...shown.map((one) => ({
                value: one.id,
                label: one.full_name,
                detail: <Facts facts={describe(one)} />,
              })),
            ]}
            defaultValue={chosen?.id ?? ''}
            onChange={(id) => chooseWhom(data.find((one) => one.id === id))}
            onTake={() => {
              setOpen(false)
              toggle.current?.focus()
            }}
          />
        ) : data ? null : (
          <Skeleton lines={8} />
        )}
        {shown.length < list.length ? (
          <Button variant="quiet" onClick={() => setWhole(true)}>
            Show all {list.length}
          </Button>
        ) : null}
        {chosen ? (
          <p>
            <Link to={`/providers/${chosen.id}`} className="link link-alone">
              About <span translate="no">{chosen.full_name}</span>
            </Link>
          </p>
        ) : null}
      </div>
    </div>
  )
}

const describeNext = (next_free: string | null, now: number) =>
  next_free ? `Next: ${formatSoon(next_free, now)}` : 'No time in the next 2 weeks'

/** Facts, one below another; a screen reader pauses between them. */
function Facts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <span key={fact} className="block">
      {fact}
      <span className="sr-only">{index < facts.length - 1 ? ', ' : ''}</span>
    </span>
  ))
}
