/** Whom a list of statements is for. People are numbered from 1: the personas first, then providers, then clients. */
export interface Population {
  users: number
  providers: { first: number; last: number; count: number }
  clients: { first: number; count: number }
  /** Patients of the provider who has many. */
  patients: number
  /** How many rows there are of what there would be so many of at 200,000 users. */
  share: (atFullSize: number) => number
}

/** Statements that fill tables, in order. They read `people (n, id)` and call `uuid_of(text)`. */
export type Seed = (population: Population) => string[]

/** Places of the personas among the people; the first ones have a persona each. */
export const places = {
  client: 1,
  student: 2,
  'provider, 12 patients': 3,
  'provider, 3,000 patients': 4,
  dietitian: 5,
  'fitness expert': 6,
  'pending provider': 7,
  admin: 8,
  'front desk': 9,
} as const
export type PersonaName = keyof typeof places

const fullSize = 200_000
/** Staff does not grow with those it cares for, and availability answers every provider who is free. */
const staff = 200

export function populationOf(users: number): Population {
  const first = Object.keys(places).length + 1
  const clients = first + staff
  return {
    users,
    providers: { first, last: clients - 1, count: staff },
    clients: { first: clients, count: users - clients + 1 },
    patients: Math.min(3000, Math.floor(users / 3)),
    share: (atFullSize) => Math.round((atFullSize * users) / fullSize),
  }
}
