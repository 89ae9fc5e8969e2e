import { useState } from 'react'
import { useWithConsent } from '#web/platform/signed-in/with-consent.ts'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import type { ChangedSince } from '#web/ui/forms/form-check.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { pendingEntry } from './pending-entry.ts'
import { errorTitles } from './texts.ts'

/**
 * Creates any diary entry: consent before the first entry, one id for all attempts at the same
 * entry, a toast either way.
 *
 * @param tab of /diabetes, to which the user returns from the consent page with what they typed
 * @param send sends the entry
 */
export function useDiaryEntry<Typed extends object>(
  tab: string,
  send: (entry: Typed & { id: string }) => Promise<unknown>,
) {
  const withConsent = useWithConsent(`/diabetes?tab=${tab}`)
  const retry = useIdempotencyKey()
  const left = pendingEntry<Typed>(tab)
  const [round, setRound] = useState(0)
  const [typed, setTyped] = useState(left.read)

  async function note(entry: Typed, said: string, changed: ChangedSince = () => ({})) {
    left.keep(entry)
    try {
      const written = await withConsent(() => send({ ...entry, id: retry.keyFor(entry) }))
      if (written === undefined) return
      left.clear()
      retry.reset()
      setTyped(changed() as Partial<Typed>)
      setRound((last) => last + 1)
      toast({ title: 'Logged', text: said })
    } catch (failure) {
      toastFailure(errorTitles.saving, failure)
      throw failure
    }
  }

  /** `round` changes when the fields of the form are reset, with `typed` in them. */
  return { note, typed, round }
}
