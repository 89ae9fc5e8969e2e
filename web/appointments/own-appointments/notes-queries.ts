import { queryOptions } from '@tanstack/react-query'
import type { SharedNotes } from '#domain/appointments/notes-schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { appointments } = api<'sharedNotes'>(authenticatedFetch)

/**
 * The notes that the provider shared. They leave the cache when the panel closes, because several
 * people may use one phone.
 */
export const sharedNotes = (id: string) =>
  queryOptions({
    queryKey: ['shared-notes', id],
    queryFn: async (): Promise<SharedNotes> =>
      (await appointments[':id']['shared-notes'].$get({ param: { id } })).json(),
    gcTime: 0,
  })
