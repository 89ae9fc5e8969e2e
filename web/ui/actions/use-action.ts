import { useRef, useState } from 'react'
import { type ActionOptions, type Outcome, attempt } from './action.ts'

/**
 * A call to the server by one press: it runs once at a time, and a notice says what came of it.
 *
 * @returns `pending`: the arguments of the call under way. `failure`: why the last call failed, for a page
 *   that shows it in its place. `run` never throws.
 */
export function useAction<Args extends unknown[], Result>(
  call: (...args: Args) => Promise<Result> | Result,
  options: ActionOptions<Result> = {},
) {
  const isRunning = useRef(false)
  const [pending, setPending] = useState<Args>()
  const [failure, setFailure] = useState<unknown>()

  async function run(...args: Args): Promise<Outcome> {
    if (isRunning.current) return 'failed'
    isRunning.current = true
    setPending(args)
    setFailure(undefined)
    const { outcome, reason } = await attempt(() => call(...args), options)
    isRunning.current = false
    setPending(undefined)
    setFailure(reason)
    return outcome
  }

  return { run, isBusy: pending !== undefined, pending, failure }
}
