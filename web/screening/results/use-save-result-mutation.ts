import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ScreeningState, toNewScreeningResult } from '#domain/screening/flow.ts'
import { describeFailure, ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { type BlockedBy, isForLater } from '#web/platform/calls/send-when-possible.ts'
import { useOutbox, useOutboxSending } from '#web/platform/calls/use-outbox.ts'
import { isAnyKept } from '#web/platform/calls/kept/kept-prefix.ts'
import { isEntryOf, screeningOutbox, storeScreening } from '../waiting/outbox.ts'
import { sendScreening } from '../queries.ts'
import { toasts } from '../texts.ts'

/**
 * `waiting`: in the outbox of this device. `no consent`: consent was withdrawn since then, so the server
 * keeps nothing. `failed`: neither sent nor stored, with the reason.
 */
export type Saving =
  | { state: 'not kept' | 'saving' | 'saved' | 'waiting' | 'no consent' }
  | { state: 'failed'; reason: string }

/**
 * Saves a finished screening once it is shown. Nothing depends on it: the results and the help are
 * shown in any case, and the same id lets the person send again as often as they like.
 */
export function useSaveResultMutation(
  state: ScreeningState,
  is_kept: boolean,
  onSaved: () => void,
) {
  const client = useQueryClient()
  const { waiting, sent } = useOutbox(screeningOutbox)
  const screening = toNewScreeningResult(state)
  const own = waiting.filter((one) => isEntryOf(one, screening))
  const [entryId, setEntryId] = useState(own[0]?.id)
  const [tried, setTried] = useState<Saving>({ state: is_kept ? 'saving' : 'not kept' })
  const isBegun = useRef(own.length > 0)
  useOutboxSending(screeningOutbox)

  async function save() {
    if (own.length > 0) return void screeningOutbox.retry(own[0]!.id)
    setTried({ state: 'saving' })
    try {
      await sendScreening(client, screening)
      setTried({ state: 'saved' })
      toast(toasts.saved)
      onSaved()
    } catch (failure) {
      const stored = isForLater(failure) ? await storeScreening(state.id, screening) : undefined
      if (stored !== undefined) return setEntryId(stored)
      const isRejected = failure instanceof ProblemError && failure.code === 'consent_withdrawn'
      setTried(
        isRejected
          ? { state: 'no consent' }
          : { state: 'failed', reason: describeFailure(failure) },
      )
      toast(toasts.notSaved)
    }
  }

  /** It may be locked on this phone since before a reload: it keeps the time at which it was finished. */
  async function saveOnce() {
    if (isAnyKept()) await screeningOutbox.ready()
    const kept = screeningOutbox.own().find((one) => isEntryOf(one, screening))
    if (kept) setEntryId(kept.id)
    else await save()
  }

  const isSent = entryId !== undefined && sent.includes(entryId)
  const reportSaved = useEffectEvent(onSaved)
  useEffect(() => {
    if (isSent) reportSaved()
  }, [isSent])

  useEffect(() => {
    if (!is_kept || isBegun.current) return
    isBegun.current = true
    void saveOnce()
  })

  return { saving: savingOf(tried, own[0]?.blockedBy, isSent), save }
}

/** The state of this screening in the outbox, otherwise the result of the first attempt. */
function savingOf(tried: Saving, blockedBy: BlockedBy | undefined, isSent: boolean): Saving {
  if (isSent) return { state: 'saved' }
  if (blockedBy === undefined) return tried
  if (blockedBy instanceof Object) return { state: 'failed', reason: blockedBy.rejected }
  return { state: blockedBy === 'consent' ? 'no consent' : 'waiting' }
}
