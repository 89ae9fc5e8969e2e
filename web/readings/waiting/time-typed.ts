/** Milliseconds since 1970, which may jump, and since the page was opened, which do not. */
export interface Clock {
  now: () => number
  elapsed: () => number
}

/** How long ago each reading was typed in this page, whatever happens to the clock of the phone. */
export function openTimesTyped({ elapsed }: Clock) {
  /** When each reading of this page was typed, in milliseconds since the page was opened. */
  const typedAt = new Map<string, number>()
  return {
    note: (id: string) => void typedAt.set(id, elapsed()),
    clear: () => typedAt.clear(),
    /**
     * @returns milliseconds; undefined after a reload. At least so much has passed: more where the phone
     *   slept
     */
    measured(id: string): number | undefined {
      const start = typedAt.get(id)
      return start === undefined ? undefined : elapsed() - start
    },
  }
}
