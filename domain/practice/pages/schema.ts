import * as z from 'zod/mini'
import { providerCard } from '../../appointments/provider-card.ts'
import { publishedRating } from '../../appointments/rating-schema.ts'
import { genders } from '../../values/gender.ts'
import { sessionPrices } from '../billing/schema.ts'
import { professions } from '../professions.ts'
import { maxPageTopics, pageLanguages, pageTopics } from './page-words.ts'

/** Each of them once, in the order of the list. */
const some = <Word extends string>(words: readonly Word[], wrong: string, most: number) =>
  z.pipe(
    z
      .array(z.enum(words as readonly [Word, ...Word[]], wrong), wrong)
      .check(z.maxLength(50, wrong)),
    z.pipe(
      z.transform((named: Word[]) => words.filter((word) => named.includes(word))),
      z.array(z.custom<Word>()).check(z.maxLength(most, `Choose at most ${most}.`)),
    ),
  )

/** What a provider decides about their page, beside name, photo and bio, which are on their card. */
export const newProviderPage = z.object({
  languages: some(pageLanguages, 'Choose languages of the list.', pageLanguages.length),
  topics: some(pageTopics, 'Choose topics of the list.', maxPageTopics),
  shows_gender: z.boolean('Choose on or off.'),
  /** Whether visitors see it too, without an account. */
  is_public: z.boolean('Choose on or off.'),
})
export type NewProviderPage = z.output<typeof newProviderPage>

/** The same, as it is stored. */
export const ownProviderPage = z.object({
  languages: z.array(z.enum(pageLanguages)),
  topics: z.array(z.enum(pageTopics)),
  shows_gender: z.boolean(),
  is_public: z.boolean(),
})

/** What people choose a provider by. */
export const choosingFacts = z.object({
  /** Null where the provider does not show it. */
  gender: z.nullable(z.enum(genders)),
  languages: z.array(z.enum(pageLanguages)),
  topics: z.array(z.enum(pageTopics)),
})

/** A provider in the list to choose from. */
export const shownProvider = z.extend(providerCard, {
  ...choosingFacts.shape,
  /** As an admin verified it. */
  profession: z.enum(professions),
  prices: sessionPrices,
  /** Null where fewer than five ratings are published. */
  rating: z.nullable(publishedRating),
  /** Null where no time is free in the next two weeks. */
  next_free: z.nullable(z.iso.datetime({ offset: true })),
})
export type ShownProvider = z.output<typeof shownProvider>

/** The page of a provider. Its name, specialty, profession and registration were verified. */
export const providerPage = z.extend(shownProvider, {
  bio: z.nullable(z.string()),
  qualifications: z.array(z.string()),
  registration: z.nullable(z.object({ body: z.string(), number: z.string() })),
  /** The next free times, at most three. */
  next_times: z.array(z.iso.datetime({ offset: true })),
  /** Whether visitors see it too. */
  is_public: z.boolean(),
})
export type ProviderPage = z.output<typeof providerPage>
