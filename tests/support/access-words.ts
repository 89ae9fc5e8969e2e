import { type ActorName, actors, type Person, type TableAccess, type Verb } from './access.ts'

/** Words that the reviewed table of access is written in. */

export const signedIn: readonly ActorName[] = actors.filter(
  (actor) => !['nobody', 'suspended user', 'the system'].includes(actor),
)
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
export const ownRow = '(user_id = ( SELECT auth.uid() AS uid))'

/** A table of accounts that only the system sees. */
export const systemTable = (
  words: string,
  rest: Pick<TableAccess, 'belongsTo' | 'row' | 'change'>,
): TableAccess => ({
  grants: { service_role: 'delete, insert, select, update' },
  policies: {
    [`only the system reads and writes ${words}`]:
      'all to service_role using (true) with check (true)',
  },
  allows: { anyone: systemOnly(...everything) },
  ...rest,
})
