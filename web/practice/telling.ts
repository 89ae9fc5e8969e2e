import { describeFailure, ProblemError } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'

/**
 * Says a failure of what is sent in a notice as well, under the words that the specification has for it:
 * what is wrong with a field rather than that something is.
 */
export async function telling<Answer>(
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
