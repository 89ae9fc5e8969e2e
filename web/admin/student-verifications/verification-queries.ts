import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DocumentLink } from '#domain/values/files.ts'
import type {
  DocumentStatus,
  VerificationDecision,
  VerificationForAdmin,
} from '#domain/students/verification.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/admin/queries.ts'

const { admin } = api<'studentVerifications'>(authenticatedFetch)
const all = admin['student-verifications']
const one = all[':id']

/** The pending students, the longest pending first; or those decided on, the latest first. */
export const verifications = (status: DocumentStatus) =>
  queryOptions({
    queryKey: ['admin', 'verifications', status],
    queryFn: async (): Promise<VerificationForAdmin[]> =>
      (await all.$get({ query: { status } })).json(),
    ...readOnce,
  })

export const verificationById = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'verification', id],
    queryFn: async (): Promise<VerificationForAdmin> => (await one.$get({ param: { id } })).json(),
    ...readOnce,
  })

/** An address that opens the document for a minute; each request for it is logged. */
export async function linkToStudentDocument(id: string): Promise<DocumentLink> {
  return (await one['document-link'].$post({ param: { id } })).json()
}

/** @throws ProblemError 409 when another admin has decided already */
export async function decideOnStudent(
  client: QueryClient,
  id: string,
  json: VerificationDecision,
): Promise<void> {
  const decided: VerificationForAdmin = await (
    await one.decision.$post({ param: { id }, json })
  ).json()
  client.setQueryData(verificationById(id).queryKey, decided)
  await client.invalidateQueries({ queryKey: ['admin', 'verifications'] })
}
