import type { QueryClient } from '@tanstack/react-query'
import type { NewSharedNotes } from '#domain/appointments/notes-schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { reloadAppointments, showChanged } from '../appointment-queries.ts'

const { provider } = api<'shareNotes'>(authenticatedFetch)

/**
 * Shares notes with the patient of a session, or corrects them; sent twice, it says the same.
 *
 * @throws ProblemError 409 when the session counts as missed, or the notes changed, in the meantime
 */
export async function shareNotes(client: QueryClient, id: string, json: NewSharedNotes) {
  const answer = await provider.appointments[':id']['shared-notes'].$put({ param: { id }, json })
  showChanged(client, await answer.json())
}

/** Waits until notes are saved; where they changed in another window, fetches them, so that the form shows both. */
export async function showNewer(client: QueryClient, saving: Promise<void>) {
  try {
    await saving
  } catch (reason) {
    if (reason instanceof ProblemError && reason.code === 'stale_notes')
      await reloadAppointments(client)
    throw reason
  }
}
