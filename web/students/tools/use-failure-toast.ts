import { useEffect } from 'react'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'

/** Tells once of each failure to load, besides what the page shows in its place. */
export function useFailureToast(title: string, failure: Error | null) {
  useEffect(() => {
    if (failure) toast({ title, text: describeFailure(failure), kind: 'destructive' })
  }, [title, failure])
}
