import { useRef } from 'react'

/** The id of a create, and what was sent with it, as JSON. */
export interface Create {
  id: string
  sent: string
}

/** Makes ids. `web/app/form-recovery/` keeps each with the typed text: a phone may end a page that has no answer yet. */
export const ids = {
  make: (_sent: string): string => crypto.randomUUID(),
  /** It was answered. */
  forget: (_id: string): void => undefined,
}

/**
 * The id that goes with a create, made here so that a retry never writes twice: the same as long as
 * the sent values are the same, and a new one after `reset`.
 */
export function useIdempotencyKey() {
  const last = useRef<Create>(undefined)
  return {
    keyFor: (values: object): string => {
      const sent = JSON.stringify(values)
      if (last.current?.sent !== sent) last.current = { id: ids.make(sent), sent }
      return last.current.id
    },
    /** The create has been answered: the same values again are another create. */
    reset: () => {
      if (last.current) ids.forget(last.current.id)
      last.current = undefined
    },
  }
}
