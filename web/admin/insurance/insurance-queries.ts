import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  Claim,
  ClaimFile,
  ClaimsOfMonth,
  ClaimStep,
  ListPayment,
  NewClaimList,
} from '#domain/insurance/claims.ts'
import type { KeptVisitType } from '#domain/appointments/visit-types.ts'
import type { Insurer, KeptInsurer } from '#domain/insurance/insurers.ts'
import { readOnce } from '#web/admin/queries.ts'
import { api } from '#web/api.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { insurers } = api<'insurers'>(authenticatedFetch).admin
const calls = api<'claims'>(authenticatedFetch).admin

const types = api<'visitTypes'>(authenticatedFetch).admin['visit-types']

/** All visit types, as the page of the calendar keeps them. */
export const insuredTypes = queryOptions({
  queryKey: ['admin', 'visit-types'],
  queryFn: async (): Promise<KeptVisitType[]> => (await types.$get()).json(),
})

export const keptInsurers = queryOptions({
  queryKey: ['admin', 'insurers'],
  queryFn: async (): Promise<Insurer[]> => (await insurers.$get()).json(),
})

/** Whether a change succeeds or fails, the list is fetched again: another admin may have been faster. */
export async function keepInsurer(client: QueryClient, id: string, json: KeptInsurer) {
  try {
    await insurers[':id'].$put({ param: { id }, json })
  } finally {
    await client.invalidateQueries(keptInsurers)
  }
}

const everyClaim = ['admin', 'claims'] as const

interface ShownMonth {
  insurer_id: string
  month: string
}

/** The claims of a month, as many as are wanted. Each reading is recorded. */
export const claimsOf = ({ insurer_id, month }: ShownMonth, pages: number) =>
  queryOptions({
    queryKey: [...everyClaim, insurer_id, month, pages],
    queryFn: async (): Promise<ClaimsOfMonth> => {
      const first = await pageOf({ insurer_id, month })
      for (let page = 1; page < pages && first.claims.length === page * 200; page += 1)
        first.claims.push(...(await pageOf({ insurer_id, month }, first.claims.at(-1)!.id)).claims)
      return first
    },
    ...readOnce,
  })

const pageOf = async (shown: ShownMonth, after?: string): Promise<ClaimsOfMonth> =>
  (await calls.claims.$get({ query: { ...shown, ...(after ? { after } : {}) } })).json()

export const fetchCsv = async (query: ClaimFile): Promise<FileAnswer> =>
  await calls.claims.csv.$get({ query })

export const fetchPdf = async (query: ClaimFile): Promise<FileAnswer> =>
  await calls.claims.pdf.$get({ query })

/** Marks what is collected as sent; the id makes a second sending harmless. */
export async function sendList(client: QueryClient, json: NewClaimList) {
  try {
    await calls['claim-lists'].$post({ json })
  } finally {
    await client.invalidateQueries({ queryKey: everyClaim })
  }
}

/** Records all of a list that has no answer as paid in full. */
export async function payList(client: QueryClient, id: string, json: ListPayment) {
  try {
    await calls['claim-lists'][':id'].payment.$post({ param: { id }, json })
  } finally {
    await client.invalidateQueries({ queryKey: everyClaim })
  }
}

export async function stepClaim(client: QueryClient, { id }: Claim, json: ClaimStep) {
  try {
    await calls.claims[':id'].steps.$post({ param: { id }, json })
  } finally {
    await client.invalidateQueries({ queryKey: everyClaim })
  }
}
