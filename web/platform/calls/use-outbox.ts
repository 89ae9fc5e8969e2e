import { useEffect, useSyncExternalStore } from 'react'
import type { Outbox } from './outbox.ts'
import { watchSession } from './session.ts'

const nothing = { waiting: [], sent: [] }

/**
 * The unsent entries of the signed-in user, oldest first, and the ids that this page has sent.
 *
 * @param outbox undefined until it is loaded
 */
export function useOutbox<Entry extends object>(outbox: Outbox<Entry> | undefined) {
  const none = () => nothing as ReturnType<Outbox<Entry>['state']>
  useEffect(() => void outbox?.ready(), [outbox])
  return useSyncExternalStore(watchSession, outbox?.state ?? none, none)
}

/** Sends the entries as soon as possible, as long as the server may accept one. */
export function useOutboxSending<Entry extends object>(outbox: Outbox<Entry> | undefined) {
  const { waiting } = useOutbox(outbox)
  const canBeSent = waiting.some(
    ({ blockedBy: reason }) => reason === 'offline' || reason === 'consent',
  )
  useEffect(() => {
    if (canBeSent) outbox?.keepSending()
  }, [outbox, canBeSent])
}
