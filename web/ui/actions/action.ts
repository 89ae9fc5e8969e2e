import { ProblemError, describeFailure } from '#web/platform/calls/problem.ts'
import { toast } from '../overlays/toast.tsx'

type Notice = Parameters<typeof toast>[0]

export interface ActionOptions<Result> {
  /** Shown when the call succeeded, or made from what it returned. */
  success?: Notice | ((result: Result) => Notice | undefined)
  /** Shown when it failed: the title above the reason. Without it the page shows `failure` itself. */
  failure?: string | Notice
  /** Reads the data again when the server says that they changed in the meantime (404 or 409). */
  refresh?: () => Promise<unknown>
}

/** `changed`: it failed because the data changed in the meantime, and they were read again. */
export type Outcome = 'done' | 'changed' | 'failed'

/** Makes the call and shows the notice. Never throws. */
export async function attempt<Result>(
  call: () => Promise<Result> | Result,
  { success, failure, refresh }: ActionOptions<Result>,
  notify = toast,
): Promise<{ outcome: Outcome; reason?: unknown }> {
  try {
    const result = await call()
    const notice = typeof success === 'function' ? success(result) : success
    if (notice) notify(notice)
    return { outcome: 'done' }
  } catch (reason) {
    if (typeof failure === 'string')
      notify({ title: failure, text: describeFailure(reason), kind: 'destructive' })
    else if (failure) notify(failure)
    const isStale = reason instanceof ProblemError && [404, 409].includes(reason.status)
    if (!refresh || !isStale) return { outcome: 'failed', reason }
    await refresh().catch(() => undefined)
    return { outcome: 'changed', reason }
  }
}
