import { queryOptions } from '@tanstack/react-query'
import type { SharedNotes } from '#domain/appointments/notes-schema.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const { appointments } = api<'sharedNotes'>(fetchAsMe)

/** What the provider of a session shared. Not kept once it is closed: a phone may be shared. */
export const sharedNotes = (id: string) =>
  queryOptions({
    queryKey: ['shared-notes', id],
    queryFn: async (): Promise<SharedNotes> =>
      (await appointments[':id']['shared-notes'].$get({ param: { id } })).json(),
    gcTime: 0,
  })
