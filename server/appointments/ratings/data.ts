import { sql } from 'kysely'
import { ratingDays, ratingsAtOnce } from '#domain/appointments/rating.ts'
import type {
  NewRating,
  ProviderRatings,
  PublishedRating,
} from '#domain/appointments/rating-schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireRated, type RatingResult } from './rating-problems.ts'

const ownOf = (user_id: string) =>
  tables
    .selectFrom('session_ratings')
    .select(['appointment_id', 'score', 'comment', 'created_at'])
    .where('patient_id', '=', user_id)

/** The newest ratings of the actor, as a patient. */
export async function listOwnRatings(tx: Transaction, user_id: string) {
  return tx.run(ownOf(user_id).orderBy('created_at', 'desc').limit(100))
}

/**
 * Rates a session of the actor, or changes what they said; once more changes nothing.
 *
 * @throws Problem 404 where they have no such session, 409 where it was not held or it is too late
 */
export async function rateSession(
  tx: Transaction,
  user_id: string,
  appointment_id: string,
  { score, comment }: NewRating,
) {
  const text = comment || null
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<RatingResult | null>`practice.rate_session(${appointment_id}::uuid, ${score}::integer, ${text}::text)`.as(
        'result',
      ),
    ),
  )
  const { result } = row!
  requireRated(result)
  if (result === 'again') await waitForStandby(tx)
  else
    await auditOwn(
      tx,
      user_id,
      `session_rating.${result === 'given' ? 'give' : 'change'}`,
      appointment_id,
    )
  const [rating] = await tx.run(ownOf(user_id).where('appointment_id', '=', appointment_id))
  return { rating: rating!, isNew: result === 'given' }
}

/** Ratings that can no longer change, also not until the next midnight in Lusaka. */
const isFinal = sql<boolean>`created_at < date_trunc('day', now(), 'Africa/Lusaka') - ${ratingDays.toChange}::integer * interval '1 day'`

/**
 * The ratings of these providers that are published: the oldest ones, five at a time, none that can change. They
 * appear at midnight in Lusaka: the moment would say when the newest of them was given, minutes after a session.
 */
const published = (provider_ids: readonly string[]) =>
  tables
    .selectFrom(
      tables
        .selectFrom('session_ratings')
        .select(['provider_id', 'appointment_id', 'score', 'comment'])
        .select([
          sql<number>`row_number() over (partition by provider_id order by created_at, appointment_id)`.as(
            'place',
          ),
          sql<number>`count(*) over (partition by provider_id)`.as('total'),
        ])
        .where(sql<boolean>`provider_id = any(${provider_ids}::uuid[])`)
        .where(isFinal)
        .as('final'),
    )
    .where(sql<boolean>`place <= total - total % ${ratingsAtOnce}::integer`)

/**
 * What patients read of each of these providers, as the system. No entry where fewer than five are published.
 * The index alone has the sum of all; the newest few, which are not published, are taken off. To number all
 * ratings takes three times as long.
 */
export async function readRatingsOf(
  tx: Transaction,
  provider_ids: readonly string[],
): Promise<Map<string, PublishedRating>> {
  const all = tables
    .selectFrom('session_ratings')
    .select('provider_id')
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`(count(*) % ${ratingsAtOnce}::integer)::integer`.as('newest'),
      sql<number>`sum(score)`.as('sum'),
    ])
    .where(sql<boolean>`provider_id = any(${provider_ids}::uuid[])`)
    .where(isFinal)
    .groupBy('provider_id')
    .having(sql<boolean>`count(*) >= ${ratingsAtOnce}::integer`)
  const rows = await tx.run(
    tables
      .selectFrom(all.as('all'))
      .innerJoinLateral(
        (lateral) =>
          lateral
            .selectFrom((newest) =>
              newest
                .selectFrom('session_ratings')
                .select('score')
                .whereRef('session_ratings.provider_id', '=', 'all.provider_id')
                .where(isFinal)
                .orderBy('created_at', 'desc')
                .orderBy('appointment_id', 'desc')
                .limit(sql<number>`"all".newest`)
                .as('newest'),
            )
            .select(sql<number>`coalesce(sum(score), 0)`.as('sum'))
            .as('unpublished'),
        (join) => join.onTrue(),
      )
      .select('all.provider_id')
      .select([
        sql<number>`round(("all".sum - unpublished.sum)::numeric / (total - newest), 1)::float8`.as(
          'mean',
        ),
        sql<number>`total - newest`.as('count'),
      ]),
  )
  return new Map(rows.map(({ provider_id, ...rating }) => [provider_id, rating]))
}

/**
 * What a provider reads of their own ratings, as the system. There is no event for each patient: a list of
 * whose comments were read would say whose they are. The order depends on the words alone, which the provider
 * sees anyway: one by time or by an id, also by its hash, can be compared with the provider's own appointments.
 */
export async function readProviderRatings(
  tx: Transaction,
  provider_id: string,
): Promise<ProviderRatings> {
  const [ratings, comments] = await Promise.all([
    readRatingsOf(tx, [provider_id]),
    tx.run(
      published([provider_id])
        .select('comment')
        .where('comment', 'is not', null)
        .orderBy(sql`md5(comment)`)
        .limit(500),
    ),
  ])
  return {
    rating: ratings.get(provider_id) ?? null,
    comments: comments.flatMap(({ comment }) => comment ?? []),
  }
}
