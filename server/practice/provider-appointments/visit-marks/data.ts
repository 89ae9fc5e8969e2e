import { sql } from 'kysely'

const isMissed = (id: string) => sql<boolean>`practice.is_missed(${sql.ref(id)})`
const isCalledIn = (id: string) => sql<boolean>`practice.is_called_in(${sql.ref(id)})`
const isConfirmed = sql<boolean>`held.status = 'confirmed'`

/** What is marked of a visit that is not completed, as its provider sees it. */
export const shownMarks = [
  sql<boolean>`${isConfirmed} and ${isMissed('held.id')}`.as('marked_missed'),
  sql<boolean>`${isConfirmed} and ${isCalledIn('held.id')}`.as('is_called_in'),
] as const

/** What decides how a visit may go on. */
export const currentMarks = [
  isMissed('appointments.id').as('is_missed'),
  isCalledIn('appointments.id').as('is_called_in'),
] as const
