import { useEffect } from 'react'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { toast } from './toast.tsx'

/** Shows why a call failed, below `title`. */
export function toastFailure(title: string, failure: unknown) {
  toast({ title, text: describeFailure(failure), kind: 'destructive' })
}

/** Shows each failure to load once, besides what the page shows in its place. */
export function useFailureToast(title: string, failure: Error | null) {
  useEffect(() => {
    if (failure) toastFailure(title, failure)
  }, [title, failure])
}
