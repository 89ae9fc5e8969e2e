import type { SessionOutcome } from '#domain/appointments/status.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { provider } = api<'providerAppointments'>(authenticatedFetch)

/**
 * Completes a session with what became of it. The lists are not fetched again: the caller does that
 * when what follows is over.
 *
 * @throws ProblemError 409 when the appointment has changed in the meantime; a retry is answered as the
 *   first try was
 */
export async function completeSession(id: string, outcome: SessionOutcome): Promise<void> {
  const json = { status: 'completed', outcome } as const
  await provider.appointments[':id'].$patch({ param: { id }, json })
}
