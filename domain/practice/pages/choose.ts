import type { Gender } from '../../values/gender.ts'
import type { SessionType } from '../../appointments/slots.ts'
import type { SessionPrices } from '../billing/schema.ts'
import type { PageLanguage, PageTopic } from './page-words.ts'

/** What is known of each provider of a list. */
export interface Choosable {
  id: string
  full_name: string
  gender: Gender | null
  languages: readonly PageLanguage[]
  topics: readonly PageTopic[]
  prices: SessionPrices
  /** ISO 8601. */
  next_free: string | null
}

/** What a person wishes; what is left out does not matter to them. */
export interface Wishes {
  language?: PageLanguage | undefined
  gender?: Gender | undefined
  topic?: PageTopic | undefined
  /** The highest price, in ngwee: who has none is left out. */
  most?: number | undefined
  /** How they meet: its price counts, or else the lowest. */
  way?: SessionType | undefined
  sort: 'soonest' | 'price' | 'name'
}

/** The price of one way to meet, or the lowest of all; null where there is none. */
export function priceFor(prices: SessionPrices, way: SessionType | undefined): number | null {
  if (way) return prices[way]
  const known = Object.values(prices).filter((price) => price !== null)
  return known.length > 0 ? Math.min(...known) : null
}

const byName = (one: Choosable, other: Choosable) =>
  one.full_name.localeCompare(other.full_name) || (one.id < other.id ? -1 : 1)

const compare = (one: number, other: number) => (one === other ? 0 : one - other)

/** Those who fit all wishes, in the wished order; among equals by name, then by id. */
export function chooseProviders<Provider extends Choosable>(
  list: readonly Provider[],
  { language, gender, topic, most, way, sort }: Wishes,
): Provider[] {
  const timeOf = ({ next_free }: Choosable) => (next_free ? Date.parse(next_free) : Infinity)
  const costOf = ({ prices }: Choosable) => priceFor(prices, way) ?? Infinity
  return list
    .filter(
      (one) =>
        (language === undefined || one.languages.includes(language)) &&
        (gender === undefined || one.gender === gender) &&
        (topic === undefined || one.topics.includes(topic)) &&
        (most === undefined || costOf(one) <= most),
    )
    .toSorted(
      (one, other) =>
        (sort === 'soonest' ? compare(timeOf(one), timeOf(other)) : 0) ||
        (sort === 'price' ? compare(costOf(one), costOf(other)) : 0) ||
        byName(one, other),
    )
}

/** The prices that can be wished as the highest: those of the list, the lowest first, six at most. */
export function priceLimits(list: readonly Choosable[], way?: SessionType): number[] {
  const known = list.flatMap(({ prices }) => priceFor(prices, way) ?? [])
  const all = [...new Set(known)].toSorted((one, other) => one - other)
  const step = Math.ceil(all.length / 6)
  return all.filter((_, index) => (all.length - 1 - index) % step === 0)
}

/** Each wish by itself: without it, how many fit? Those without which some do, for a list that is empty. */
export function wishesInTheWay(
  list: readonly Choosable[],
  wishes: Wishes,
): { wish: 'language' | 'gender' | 'topic' | 'most'; count: number }[] {
  return (['language', 'gender', 'topic', 'most'] as const).flatMap((wish) => {
    if (wishes[wish] === undefined) return []
    const { length } = chooseProviders(list, { ...wishes, [wish]: undefined })
    return length > 0 ? [{ wish, count: length }] : []
  })
}
