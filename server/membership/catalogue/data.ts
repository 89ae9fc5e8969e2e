import { featuresOf } from '#domain/membership/benefits.ts'
import type { Plan } from '#domain/membership/plans.ts'
import type { CataloguePlan } from '#domain/membership/schema.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'

type StoredPlan = Unsent<CataloguePlan, 'updated_at'>

const plans = tables
  .selectFrom('plans')
  .select(['key', 'name', 'price_ngwee', 'summary'])
  .select(['is_recommended', 'is_add_on', 'is_offered', 'updated_at'])

/** The catalogue, in its order. */
export async function listPlans(tx: Transaction): Promise<StoredPlan[]> {
  return (await tx.run(plans.orderBy('position').orderBy('key'))).map(withFeatures)
}

/** A plan by its key; undefined where there is none. */
export async function findPlan(tx: Transaction, key: string): Promise<StoredPlan | undefined> {
  const [row] = await tx.run(plans.where('key', '=', key))
  return row && withFeatures(row)
}

/** What a plan includes is no setting: the server holds to it. */
const withFeatures = <Row extends { key: string }>(row: Row) => ({
  ...row,
  features: featuresOf(row.key),
})

/** What the public pages say of a plan. */
export const asOffered = ({
  key,
  name,
  price_ngwee,
  summary,
  features,
  is_recommended,
}: Plan): Plan => ({
  key,
  name,
  price_ngwee,
  summary,
  features,
  is_recommended,
})

/** The plans that are sold as memberships, as the public pages show them. */
export async function listOffered(tx: Transaction): Promise<Plan[]> {
  return (await listPlans(tx))
    .filter(({ is_offered, is_add_on }) => is_offered && !is_add_on)
    .map(asOffered)
}
