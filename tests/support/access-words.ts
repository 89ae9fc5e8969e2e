import { type ActorName, actors, type Person, type TableAccess, type Verb } from './access.ts'

/** Words that the reviewed table of access is written in. */

export const signedIn: readonly ActorName[] = actors.filter(
  (actor) => !['nobody', 'suspended user', 'the system'].includes(actor),
)
/** The front desk has no record as a patient: the tables reject one, whatever their policies say. */
export const notDesk = signedIn.filter((actor) => actor !== 'front desk')
export const clients: readonly ActorName[] = [
  'client A',
  'client B',
  'student',
  'client with forged metadata',
]
export const related: readonly ActorName[] = ['approved provider with relation']
export const relatedExpert: readonly ActorName[] = ['fitness expert with relation']
export const system: readonly ActorName[] = ['the system']
export const systemAnd = (others: readonly ActorName[]) => [...others, ...system]
export const systemOnly = (...verbs: Verb[]) =>
  Object.fromEntries(verbs.map((verb) => [verb, system]))
export const everything = ['select', 'insert', 'update', 'delete'] as const

export const text = (value: string) => `'${value}'`
export const byUserId = (person: Person) => `user_id = ${text(person.id)}`
const rowOf = (column: string) => `(${column} = ( SELECT auth.uid() AS uid))`
export const ownRow = rowOf('user_id')

// Policies that several tables have, as the catalogue prints them.
const isClient = `(( SELECT accounts.actor_role() AS actor_role) = 'client'::text)`
const consentStands = '( SELECT accounts.consent_stands() AS consent_stands)'
const clientWithConsent = `with check ((${ownRow} AND ${isClient} AND ${consentStands}))`
export const systemDoesAll = 'all to service_role using (true) with check (true)'
export const systemReads = 'select to service_role using (true)'
export const readsBy = (column: string) => `select to authenticated using (${rowOf(column)})`
export const readsOwn = readsBy('user_id')
export const deletesOwn = `delete to authenticated using (${ownRow})`
export const updatesOwn = `update to authenticated using (${ownRow}) with check (${ownRow})`
export const keepsOwn = `all to authenticated using (${ownRow}) with check (${ownRow})`
export const insertsWithConsent = `insert to authenticated with check ((${ownRow} AND ${consentStands}))`
export const clientInsertsWithConsent = `insert to authenticated ${clientWithConsent}`
export const clientUpdatesWithConsent = `update to authenticated using (${ownRow}) ${clientWithConsent}`
export const adminReads = `select to authenticated using (( SELECT (accounts.actor_role() = 'admin'::text)))`
export const adminInserts = `insert to authenticated with check ((( SELECT accounts.actor_role() AS actor_role) = 'admin'::text))`
export const providerKeepsOwn = `all to authenticated using (${rowOf('provider_id')}) with check ((${rowOf('provider_id')} AND (( SELECT accounts.actor_role() AS actor_role) = 'provider'::text)))`
export const providerInPracticeReads = `select to authenticated using ((${rowOf('provider_id')} AND ( SELECT practice.may_practise() AS may_practise)))`

/** The day in Lusaka, which is ahead of `current_date` between 22:00 and midnight UTC. */
export const todayInSql = `(now() at time zone 'Africa/Lusaka')::date`

/** A table of accounts that only the system sees. */
export const systemTable = (
  words: string,
  rest: Pick<TableAccess, 'belongsTo' | 'row' | 'change'>,
): TableAccess => ({
  grants: { service_role: 'delete, insert, select, update' },
  policies: {
    [`only the system reads and writes ${words}`]: systemDoesAll,
  },
  allows: { anyone: systemOnly(...everything) },
  ...rest,
})
