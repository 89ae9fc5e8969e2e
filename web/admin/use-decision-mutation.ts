import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#web/platform/location.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { toasts } from './texts.ts'
import { refreshAdmin } from './queries.ts'

interface Deciding<Decision> {
  send: (decision: Decision) => Promise<void>
  noticeOf: (decision: Decision) => { title: string; text: string }
  /** The page of the case that is pending longest now, if there is one. */
  findNext: () => Promise<`/${string}` | undefined>
  /** The page to open when nothing is pending. */
  home?: `/${string}`
}

/** Sends a decision, reports it, and opens the case that is pending longest now. */
export function useDecisionMutation<Decision = void>(deciding: Deciding<Decision>) {
  const { send, noticeOf, findNext, home = '/admin' } = deciding
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (decision: Decision) => {
    try {
      await send(decision)
    } catch (failure) {
      if (!(failure instanceof ProblemError && failure.status === 409)) throw failure
      // Another admin was faster: their decision replaces the buttons.
      toast({ title: toasts.taken, text: failure.message, kind: 'destructive' })
      return refreshAdmin(client)
    }
    toast(noticeOf(decision))
    navigate((await findNext().catch(() => undefined)) ?? home)
  }
}
