import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DocumentLink } from '#domain/files.ts'
import type {
  DocumentStatus,
  VerificationDecision,
  VerificationForAdmin,
} from '#domain/students/verification.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { readOnce } from './queries.ts'

const { admin } = api<'studentVerifications'>(fetchAsMe)
const all = admin['student-verifications']
const one = all[':id']

/** The students who wait, those who wait longest first; or those decided on, the latest first. */
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

/** An address that opens the document for a minute; asking for it is written down. */
export async function linkToStudentDocument(id: string): Promise<DocumentLink> {
  return (await one['document-link'].$post({ param: { id } })).json()
}

/** @throws ProblemError 409 when somebody has decided already */
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
