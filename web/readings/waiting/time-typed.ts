import { longestWait } from '#domain/readings/measures.ts'

export const clockWasChanged =
  'The clock of this phone was changed, so we cannot tell when this was taken.'

/** Milliseconds since 1970, which may jump, and since the page was opened, which do not. */
export interface Clock {
  now: () => number
  elapsed: () => number
}

/** How long ago each reading was taken, also where the clock of the phone is changed meanwhile. */
export function openTimesTyped({ now, elapsed }: Clock) {
  /** When each reading of this page was taken, in milliseconds since the page was opened; before that negative. */
  const typedAt = new Map<string, number>()
  return {
    /** @param at when it was taken, by this phone's clock: now, or a time before that was typed */
    note: (id: string, at: string) =>
      void typedAt.set(id, elapsed() - Math.max(0, now() - Date.parse(at))),
    clear: () => typedAt.clear(),
    /**
     * @param at when it was taken, by this phone's clock
     * @returns seconds; undefined where a changed clock hides it
     */
    secondsSince(id: string, at: string): number | undefined {
      const start = typedAt.get(id)
      const seen = start === undefined ? undefined : (elapsed() - start) / 1000
      const reported = (now() - Date.parse(at)) / 1000
      // At least the time that this page has measured has passed; more has where the phone slept.
      return reported < (seen ?? 0) || reported > longestWait ? seen : reported
    },
  }
}
