import { watchAuth } from '#web/app/signed-in/auth.ts'
import { onSignedOut } from '#web/app/signed-in/forget.ts'
import { NoAnswerError, ProblemError } from '#web/ui/problem.ts'
import { FreshQueryClient } from './fresh-query-client.ts'

/** What has been fetched of the signed-in person. Kept in memory only, and gone when they leave. */
export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a line a page says so, rather than wait in silence.
      networkMode: 'always',
      // A refusal stays one; a bad line deserves another try, and one that hangs only one more.
      retry: (failures, reason) =>
        failures < (reason instanceof NoAnswerError ? 1 : 2) &&
        !(reason instanceof ProblemError && reason.status < 500),
    },
  },
})

onSignedOut(() => queryClient.clear())

// Spec section 4: a changed session or account fetches the profile again, and nothing else.
watchAuth((event) => {
  if (event === 'SIGNED_OUT') queryClient.clear()
  if (event === 'USER_UPDATED' || event === 'TOKEN_REFRESHED')
    void queryClient.invalidateQueries({ queryKey: ['profile'] })
})
