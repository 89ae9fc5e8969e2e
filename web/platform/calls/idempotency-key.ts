import { type RefObject, useEffect, useRef } from 'react'

/** The id of a create, and what was sent with it, as JSON. */
export interface Create {
  id: string
  sent: string
}

/**
 * The creates of the forms on this page. `web/app/form-recovery/` keeps their ids with the typed text, and finds them
 * again: a phone may end a page that has no answer yet.
 */
export const creates: {
  made: Set<RefObject<Create | undefined>>
  find?: (sent: string) => string | undefined
} = { made: new Set() }

/**
 * The id that goes with a create, made here so that a retry never writes twice: the same as long as
 * the sent values are the same, and a new one after `reset`.
 */
export function useIdempotencyKey() {
  const last = useRef<Create>(undefined)
  useEffect(() => {
    creates.made.add(last)
    return () => void creates.made.delete(last)
  }, [])
  return {
    keyFor(values: object): string {
      const sent = JSON.stringify(values)
      if (last.current?.sent !== sent)
        last.current = { id: creates.find?.(sent) ?? crypto.randomUUID(), sent }
      return last.current.id
    },
    /** The create has been answered: the same values again are another create. */
    reset() {
      last.current = undefined
    },
  }
}
