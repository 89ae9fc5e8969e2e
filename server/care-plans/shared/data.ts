import { type CompiledQuery, sql } from 'kysely'
import type { PlanKind } from '#domain/care-plans/shared/kinds.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'

/** What is alike for meal and exercise plans: reading requests with their changes and newest plan. */

/** The tables of a kind. Both kinds have the columns that are used here, so one type serves both. */
export const requestsOf = (kind: PlanKind) => `${kind}_plan_requests` as 'meal_plan_requests'
export const changesOf = (kind: PlanKind) => `${kind}_plan_changes` as 'meal_plan_changes'

/** What was asked at the clinic is closed to those who write plans once its person has withdrawn the consent. */
export const isStopped = (kind: PlanKind) => {
  const table = requestsOf(kind)
  return sql<boolean>`${sql.ref(`${table}.at_clinic`)} and not plans.clinic_consent_stands(${sql.ref(`${table}.user_id`)})`.as(
    'is_stopped',
  )
}

/** Who asked the questions at the clinic, for the person; null where they answered alone. */
export const recorderOf = (kind: PlanKind) =>
  sql<string | null>`practice.name_of_recorder(${sql.ref(`${requestsOf(kind)}.recorded_by`)})`.as(
    'recorded_by_name',
  )

/** The ids of requests, to be narrowed: what hangs on them is read by the same query. */
const idsOf = (kind: PlanKind) => tables.selectFrom(requestsOf(kind)).select('id')
export type RequestIds = ReturnType<typeof idsOf>

interface Query<Row> {
  compile(): CompiledQuery<Row>
}

export interface PlanRow {
  request_id: string
  author_id: string | null
  created_at: Date
}

/** How requests of a kind are read. */
export interface RequestsOfKind<Row extends { id: string }, Plan extends PlanRow, Shown> {
  kind: PlanKind
  /** The requests of these ids, newest first. */
  requests: (ids: RequestIds) => Query<Row>
  /** The newest plan of each request. */
  newestPlans: (ids: RequestIds) => Query<Plan>
  /** A request as it is answered, without its changes and its plan. */
  show: (row: Row) => Shown
}

/** The newest plan of a request as it is answered. */
export type ReadPlan<Plan extends PlanRow> = NonNullable<ReturnType<typeof asPlan<Plan>>>

/** A request as it is answered, with what hangs on it. */
export type ReadRequest<Plan extends PlanRow, Shown> = Shown & {
  changes: ReturnType<typeof asChange>[]
  plan: ReadPlan<Plan> | null
}

/** Infers the rows of a kind from its queries. */
export const requestsOfKind = <Row extends { id: string }, Plan extends PlanRow, Shown>(
  of: RequestsOfKind<Row, Plan, Shown>,
) => of

/** Requests with what hangs on them, newest first, each as far as the actor may see it. */
async function readRequests<Row extends { id: string }, Plan extends PlanRow, Shown>(
  tx: Transaction,
  of: RequestsOfKind<Row, Plan, Shown>,
  ids: RequestIds,
): Promise<ReadRequest<Plan, Shown>[]> {
  const [rows, changes, plans, authors] = await Promise.all([
    tx.run(of.requests(ids)),
    tx.run(changesIn(of.kind).where('request_id', 'in', ids).orderBy('created_at').orderBy('id')),
    tx.run(of.newestPlans(ids)),
    listAuthors(tx, of.kind),
  ])
  return rows.map((row) => {
    const isOfRow = ({ request_id }: { request_id: string }) => request_id === row.id
    return {
      ...of.show(row),
      changes: changes.filter(isOfRow).map(asChange),
      plan: asPlan(of.kind, plans.find(isOfRow), authors),
    }
  })
}

/** A request with its changes and the newest plan; undefined where the actor may not see it. */
export async function readRequest<Row extends { id: string }, Plan extends PlanRow, Shown>(
  tx: Transaction,
  of: RequestsOfKind<Row, Plan, Shown>,
  id: string,
) {
  const [request] = await readRequests(tx, of, idsOf(of.kind).where('id', '=', id))
  return request
}

/** A person's own request; undefined where they have none by this id. */
export async function findOwnRequest<Row extends { id: string }, Plan extends PlanRow, Shown>(
  tx: Transaction,
  of: RequestsOfKind<Row, Plan, Shown>,
  user_id: string,
  id: string,
) {
  const own = idsOf(of.kind).where('id', '=', id).where('user_id', '=', user_id)
  const [request] = await readRequests(tx, of, own)
  return request
}

/** A person's requests, newest first. */
export async function listOwnRequests<Row extends { id: string }, Plan extends PlanRow, Shown>(
  tx: Transaction,
  of: RequestsOfKind<Row, Plan, Shown>,
  user_id: string,
  page: Page,
) {
  const own = idsOf(of.kind)
    .where('user_id', '=', user_id)
    .where(olderThan(requestsOf(of.kind), page))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
  return readRequests(tx, of, own)
}

interface Author {
  id: string
  full_name: string
  profile_picture_url: string | null
}

/** Who wrote the plans that the actor asked for, or wrote themselves. */
async function listAuthors(tx: Transaction, kind: PlanKind): Promise<Author[]> {
  const authors = sql<Author>`${sql.id('plans', `authors_of_${kind}_plans`)}()`
  return tx.run(
    tables.selectFrom(authors.as('author')).select(['id', 'full_name', 'profile_picture_url']),
  )
}

/** The plan of a request as it is answered; null where none is written yet. */
function asPlan<Row extends PlanRow>(
  kind: PlanKind,
  row: Row | undefined,
  authors: readonly Author[],
) {
  if (!row) return null
  const { request_id, author_id, ...plan } = row
  const author = authors.find(({ id }) => id === author_id)
  return {
    ...plan,
    author: author
      ? { full_name: author.full_name, profile_picture_url: author.profile_picture_url }
      : null,
    plan_pdf_url: `/api/${kind}-plan-requests/${request_id}/plan.pdf`,
  }
}

/** The changes asked for, as far as the actor may see them. */
export const changesIn = (kind: PlanKind) =>
  tables.selectFrom(changesOf(kind)).select(['id', 'request_id', 'note', 'created_at'])

/** A change as it is answered. */
export const asChange = ({
  id,
  note,
  created_at,
}: {
  id: string
  note: string
  created_at: Date
}) => ({
  id,
  note,
  created_at,
})
