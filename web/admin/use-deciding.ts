import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#web/ui/location.ts'
import { ProblemError } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { notices } from './texts.ts'

interface Deciding<Decision> {
  send: (decision: Decision) => Promise<void>
  noticeOf: (decision: Decision) => { title: string; text: string }
  /** The page of whoever waits longest now, if anybody does. */
  findNext: () => Promise<`/${string}` | undefined>
  /** Where one goes when nobody waits. */
  home?: `/${string}`
}

/** Writes a decision, says so, and goes on to whoever waits longest now. */
export function useDeciding<Decision = void>(deciding: Deciding<Decision>) {
  const { send, noticeOf, findNext, home = '/admin' } = deciding
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (decision: Decision) => {
    try {
      await send(decision)
    } catch (failure) {
      if (!(failure instanceof ProblemError && failure.status === 409)) throw failure
      // Somebody else was faster: what they decided takes the place of the buttons.
      toast({ title: notices.taken, text: failure.message, kind: 'destructive' })
      return client.invalidateQueries({ queryKey: ['admin'] })
    }
    toast(noticeOf(decision))
    navigate((await findNext().catch(() => undefined)) ?? home)
  }
}
