import { describeFailure, ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'

/**
 * Shows a failure in a notice as well, with the title that the specification has for it: the
 * message of a field rather than a general one.
 */
export async function withFailureToast<Answer>(
  { title }: { title: string },
  work: Promise<Answer>,
): Promise<Answer> {
  try {
    return await work
  } catch (failure) {
    const [field] = failure instanceof ProblemError ? Object.values(failure.fields) : []
    toast({ title, text: field ?? describeFailure(failure, true), kind: 'destructive' })
    throw failure
  }
}
