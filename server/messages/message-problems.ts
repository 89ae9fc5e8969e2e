import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 403 where the two of a thread may not write to each other any more */
export function requireWritable({ may_write }: { may_write: boolean }): void {
  if (!may_write)
    throw new Problem(
      403,
      'no_appointment',
      'You can write to each other while you have an appointment together.',
    )
}
