import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ProblemError } from '#web/ui/problem.ts'
import { focusDays, sendRound } from './focus-queries.ts'
import type { FinishedRound } from './focus-store.ts'

const retryAfter = 30_000

/** A refusal of the round as such: sending it again would not help. A lost session or a full line may pass. */
const isForGood = (failure: unknown) =>
  failure instanceof ProblemError && [409, 422].includes(failure.status)

/** Sends finished rounds one after another; without a line they wait, and are tried again by themselves. */
export function useUnsentRounds(unsent: readonly FinishedRound[], onSent: (id: string) => void) {
  const client = useQueryClient()
  const sending = useRef<string>(undefined)
  const [tries, setTries] = useState(0)
  const [first] = unsent

  useEffect(() => {
    if (!first || sending.current === first.id) return
    sending.current = first.id
    void sendRound(first)
      .catch((failure: unknown) => {
        if (!isForGood(failure)) throw failure
      })
      .then(
        () => {
          onSent(first.id)
          void client.invalidateQueries(focusDays)
        },
        () => setTimeout(() => setTries((count) => count + 1), retryAfter),
      )
      .finally(() => {
        sending.current = undefined
      })
  }, [first, tries, onSent, client])

  useEffect(() => {
    const again = () => setTries((count) => count + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
}
