import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { useWithConsent } from '#web/platform/signed-in/with-consent.ts'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { ConnectionError } from '#web/platform/calls/problem.ts'

interface LogOptions {
  /** The page to which the user returns from the consent page: a path with its search. */
  place: string
  /** The title of the toast for a failure. */
  failure: string
  /** The query that lists the entries, fetched again after each attempt. */
  list?: { queryKey: QueryKey }
}

interface LogCall<Entry, Logged> {
  /** Sends the entry. Its id makes a retry harmless; an entry with another key can ignore it. */
  send: (entry: Entry & { id: string }) => Promise<Logged>
  /** The text of the toast for a success; without it the caller shows its own. */
  success?: (logged: Logged) => string
  /**
   * Queues the entry on this device where there is no connection.
   *
   * @returns what it will be at the server; undefined where this browser stores nothing
   */
  queue?: (entry: Entry & { id: string }) => Promise<Logged | undefined>
}

/**
 * What every form that logs a health entry needs: consent before the first entry, one id for all attempts
 * at the same entry, the queue of this device while offline, and a toast for success or failure. The
 * `draft` of the form keeps what was typed.
 */
export function useLogEntry({ place, failure: title, list }: LogOptions) {
  const client = useQueryClient()
  const withConsent = useWithConsent(place)
  const retry = useIdempotencyKey()
  const [hasFailed, setFailed] = useState(false)

  function succeed<Logged>(logged: Logged): Logged {
    retry.reset()
    setFailed(false)
    return logged
  }

  /**
   * @returns what was logged; undefined where the user was sent to give consent first
   * @throws what went wrong, after the toast, for the form to show
   */
  async function log<Entry extends object, Logged>(
    entry: Entry,
    { send, success, queue }: LogCall<Entry, Logged>,
  ): Promise<Logged | undefined> {
    const sent = { ...entry, id: retry.keyFor(entry) }
    try {
      if (queue && !navigator.onLine) throw new ConnectionError('You are offline.')
      const logged = await withConsent(() => send(sent).finally(refresh))
      if (logged === undefined) return undefined
      if (success) toast({ title: 'Logged', text: success(logged) })
      return succeed(logged)
    } catch (failure) {
      const queued = failure instanceof TypeError ? await queue?.(sent) : undefined
      if (queued !== undefined) return succeed(queued)
      setFailed(true)
      toastFailure(title, failure)
      throw failure
    }
  }

  /** An attempt that seemed to fail may have been stored all the same. */
  function refresh() {
    if (list) void client.invalidateQueries(list)
  }

  return { log, keyFor: retry.keyFor, hasFailed }
}
