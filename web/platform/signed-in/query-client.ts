import { watchAuth } from '#web/platform/signed-in/auth/auth.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { NoAnswerError, ProblemError } from '#web/platform/calls/problem.ts'
import { FreshQueryClient } from './fresh-query-client.ts'
import { refreshProfile } from './profile.ts'

/** The fetched data of the signed-in user. In memory only, and deleted when they log out. */
export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Offline, a page says so, rather than wait without a message.
      networkMode: 'always',
      // A rejection is final; a bad connection is retried, and one that hangs only once.
      retry: (failures, reason) =>
        failures < (reason instanceof NoAnswerError ? 1 : 2) &&
        !(reason instanceof ProblemError && reason.status < 500),
    },
  },
})

onSignedOut(() => queryClient.clear())

// A changed session or account fetches the profile again, and nothing else (docs/specification.md, "Route
// guard").
watchAuth((event) => {
  if (event === 'SIGNED_OUT') queryClient.clear()
  if (event === 'USER_UPDATED' || event === 'TOKEN_REFRESHED') void refreshProfile(queryClient)
})
