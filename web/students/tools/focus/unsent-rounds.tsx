import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendWhenPossible } from '#web/platform/calls/send-when-possible.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { focusDays, sendRound } from './focus-queries.ts'
import type { FinishedRound } from './focus-store.ts'

/** A rejection of the round as such: sending it again would not help. An ended session or a slow connection may pass. */
const isForGood = (failure: unknown) =>
  failure instanceof ProblemError && [409, 422].includes(failure.status)

interface UnsentRoundsProps {
  rounds: readonly FinishedRound[]
  onSent: (id: string) => void
}

/** Sends finished rounds one after another; offline they are queued, and retried automatically. */
export function UnsentRounds({ rounds, onSent }: UnsentRoundsProps) {
  const client = useQueryClient()
  const [first] = rounds

  useEffect(() => {
    if (!first) return
    let isOnItsWay = false
    return sendWhenPossible(() => {
      if (isOnItsWay) return
      isOnItsWay = true
      void sendRound(first)
        .catch((failure: unknown) => {
          if (!isForGood(failure)) throw failure
        })
        .then(
          () => {
            onSent(first.id)
            void client.invalidateQueries(focusDays)
          },
          () => {
            isOnItsWay = false
          },
        )
    })
  }, [first, onSent, client])

  return null
}
