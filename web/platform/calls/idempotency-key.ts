import { useRef } from 'react'

/**
 * The id that goes with a create, made here so that a retry never writes twice: the same as long as
 * the sent values are the same, and a new one after `reset`.
 */
export function useIdempotencyKey() {
  const last = useRef<{ id: string; sent: string }>(undefined)
  return {
    keyFor(values: object): string {
      const sent = JSON.stringify(values)
      if (last.current?.sent !== sent) last.current = { id: crypto.randomUUID(), sent }
      return last.current.id
    },
    /** The create has been answered: the same values again are another create. */
    reset() {
      last.current = undefined
    },
  }
}
