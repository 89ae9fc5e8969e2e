import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
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
  /** On its way, or waiting for the next try. */
  const isTaken = useRef(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** How often the line has come back. */
  const returns = useRef(0)
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const [first] = unsent

  useEffect(() => {
    if (!first || isTaken.current) return
    const before = returns.current
    const free = () => {
      isTaken.current = false
      pause.current = undefined
      tryAgain()
    }
    isTaken.current = true
    void sendRound(first)
      .catch((failure: unknown) => {
        if (!isForGood(failure)) throw failure
      })
      .then(
        () => {
          onSent(first.id)
          free()
          void client.invalidateQueries(focusDays)
        },
        () => {
          // Where the line came back while this was on its way, there is nothing to wait for.
          if (returns.current !== before) free()
          else pause.current = setTimeout(free, retryAfter)
        },
      )
  }, [first, tries, onSent, client])

  useEffect(() => {
    const back = () => {
      returns.current += 1
      if (pause.current === undefined) return
      clearTimeout(pause.current)
      pause.current = undefined
      isTaken.current = false
      tryAgain()
    }
    addEventListener('online', back)
    return () => {
      removeEventListener('online', back)
      clearTimeout(pause.current)
    }
  }, [])
}
