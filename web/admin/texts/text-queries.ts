import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CurrentText, NewText, TextChange } from '#domain/email-texts/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const calls = api<'emailTexts'>(authenticatedFetch).admin['email-texts']

export const emailTextList = queryOptions({
  queryKey: ['admin', 'email-texts'],
  queryFn: async (): Promise<CurrentText[]> => (await calls.$get()).json(),
})

export const textChanges = (key: string) =>
  queryOptions({
    queryKey: ['admin', 'email-texts', key, 'changes'],
    queryFn: async (): Promise<TextChange[]> =>
      (await calls[':key'].changes.$get({ param: { key } })).json(),
  })

/** @throws ProblemError 409 where another admin was faster, 422 by field */
export async function changeText(client: QueryClient, key: string, json: NewText) {
  try {
    const changed = await (await calls[':key'].$put({ param: { key }, json })).json()
    client.setQueryData(emailTextList.queryKey, (texts) =>
      texts?.map((text) => (text.key === key ? changed : text)),
    )
  } finally {
    // Also where another admin was faster: the history shows what they changed.
    await client.invalidateQueries(textChanges(key))
  }
}
