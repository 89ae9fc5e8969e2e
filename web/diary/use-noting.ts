import { useState } from 'react'
import { useWithConsent } from '#web/app/signed-in/with-consent.ts'
import { describeFailure } from '#web/ui/problem.ts'
import { useRetryId } from '#web/ui/retry-id.ts'
import { toast } from '#web/ui/toast.tsx'
import { leftIn } from './left.ts'
import { failures } from './texts.ts'

/**
 * What writing anything into the diary takes: consent before the first entry, one id for all attempts
 * at the same, a toast either way.
 *
 * @param tab of /diabetes, where one comes back to from the consent page with what one typed
 * @param send writes the entry
 */
export function useNoting<Typed extends object>(
  tab: string,
  send: (entry: Typed & { id: string }) => Promise<unknown>,
) {
  const withConsent = useWithConsent(`/diabetes?tab=${tab}`)
  const retry = useRetryId()
  const left = leftIn<Typed>(tab)
  const [round, setRound] = useState(0)
  const [typed, setTyped] = useState(left.read)

  async function note(entry: Typed, said: string) {
    left.keep(entry)
    try {
      const written = await withConsent(() => send({ ...entry, id: retry.idFor(entry) }))
      if (written === undefined) return
      left.forget()
      retry.settle()
      setTyped({})
      setRound((last) => last + 1)
      toast({ title: 'Noted', text: said })
    } catch (failure) {
      toast({ title: failures.saving, text: describeFailure(failure), kind: 'destructive' })
      throw failure
    }
  }

  /** `round` changes when the fields of the form start anew, with `typed` in them. */
  return { note, typed, round }
}
