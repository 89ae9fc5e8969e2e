/** One thing that `npm run doctor` looked at. */
export interface Finding {
  /** `problem`: the service does not work, or is not safe. `warning`: it will not, or may not be. */
  level: 'ok' | 'warning' | 'problem'
  /** What was found, as a sentence. */
  found: string
  /** What to do about a warning or a problem, as a sentence. */
  advice?: string
}

export const ok = (found: string): Finding => ({ level: 'ok', found })
export const warning = (found: string, advice: string): Finding => ({
  level: 'warning',
  found,
  advice,
})
export const problem = (found: string, advice: string): Finding => ({
  level: 'problem',
  found,
  advice,
})

/** What an error says, as a part of a sentence. */
export function messageOf(error: unknown): string {
  const { message, code, errors, cause } = error as AggregateError & { code?: string }
  // `fetch` says only that it failed; its cause says why.
  if (error instanceof TypeError && cause) return messageOf(cause)
  return (message || code || errors?.map(messageOf).join(', ') || String(error)).replace(/\.$/, '')
}
