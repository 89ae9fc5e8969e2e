import { sql } from 'kysely'
import type { NewProviderPage, ProviderPage, ShownProvider } from '#domain/practice/pages/schema.ts'
import { type Profession, professionIn } from '#domain/practice/professions.ts'
import type { SessionPrices } from '#domain/practice/billing/schema.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readRatingsOf } from '../ratings/data.ts'

type Page = Omit<ProviderPage, 'prices' | 'profession' | 'rating' | 'next_free' | 'next_times'> & {
  prices: Partial<SessionPrices>
  profession: Profession | null
}

/** More are not in the list: at that number a clinic needs a search by name. */
const most = 300

const pages = (wanted: string | null, to_visitor: boolean) =>
  tables.selectFrom(
    sql<Page>`practice.provider_pages(${wanted}::uuid, ${to_visitor}::boolean)`.as('page'),
  )

const cardColumns = ['id', 'full_name', 'specialty', 'profession', 'profile_picture_url'] as const
const factColumns = ['gender', 'languages', 'topics', 'prices'] as const

const pricesOf = (prices: Partial<SessionPrices>): SessionPrices => ({
  Virtual: null,
  Phone: null,
  'In-person': null,
  ...prices,
})

/** As the system: the providers who can be booked, by name; for a visitor those who agreed. */
export async function listShown(
  tx: Transaction,
  to_visitor: boolean,
): Promise<Omit<ShownProvider, 'next_free'>[]> {
  const rows = await tx.run(
    pages(null, to_visitor)
      .select([...cardColumns, ...factColumns])
      .orderBy('full_name')
      .orderBy('id')
      .limit(most),
  )
  if (rows.length === 0) return []
  const ratings = await readRatingsOf(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ profession, prices, ...row }) => ({
    ...row,
    profession: profession ?? professionIn(row.specialty),
    prices: pricesOf(prices),
    rating: ratings.get(row.id) ?? null,
  }))
}

/** As the system: the page of a provider in practice; undefined for a visitor where they did not agree. */
export async function findPage(
  tx: Transaction,
  id: string,
  to_visitor: boolean,
): Promise<Omit<ProviderPage, 'next_free' | 'next_times'> | undefined> {
  const [[row], ratings] = await Promise.all([
    tx.run(
      pages(id, to_visitor).select([
        ...cardColumns,
        ...factColumns,
        'bio',
        'qualifications',
        'registration',
        'is_public',
      ]),
    ),
    readRatingsOf(tx, [id]),
  ])
  if (!row) return undefined
  const { profession, prices, ...page } = row
  return {
    ...page,
    profession: profession ?? professionIn(page.specialty),
    prices: pricesOf(prices),
    rating: ratings.get(id) ?? null,
  }
}

const noPage: NewProviderPage = { languages: [], topics: [], shows_gender: false, is_public: false }

/** What the actor, a provider, decided about their page. */
export async function readOwnPage(tx: Transaction, provider_id: string): Promise<NewProviderPage> {
  const [row] = await tx.run(
    tables
      .selectFrom('provider_pages')
      .select(['languages', 'topics', 'shows_gender', 'is_public'])
      .where('provider_id', '=', provider_id),
  )
  return (row as NewProviderPage | undefined) ?? noPage
}

/** The bio of the actor; undefined without one. */
export async function readOwnBio(tx: Transaction, id: string): Promise<string | undefined> {
  const [row] = await tx.run(tables.selectFrom('user_profiles').select('bio').where('id', '=', id))
  return row?.bio ?? undefined
}

/** Keeps the whole of it; once more changes nothing. */
export async function keepOwnPage(
  tx: Transaction,
  provider_id: string,
  page: NewProviderPage,
): Promise<void> {
  const values = { ...page, updated_at: sql<Date>`now()` }
  await Promise.all([
    tx.run(
      tables
        .insertInto('provider_pages')
        .values({ provider_id, ...values })
        .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(values)),
    ),
    audit(tx, { actor_id: provider_id, subject_id: provider_id, action: 'profile.page' }),
  ])
}
