import type { QueryClient } from '@tanstack/react-query'
import type { NewMove } from '#domain/appointments/moves.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { refetchAll } from '../queries.ts'

const { appointments } = api<'appointments'>(authenticatedFetch)

/** Moves the caller's appointment, or it and all that follow; its id makes a second sending harmless. */
export async function moveOwn(client: QueryClient, id: string, json: NewMove): Promise<void> {
  try {
    await appointments[':id'].move.$post({ param: { id }, json })
  } finally {
    // A rejection means that others were quicker, and a lost answer may have been a move.
    refetchAll(client)
  }
}
