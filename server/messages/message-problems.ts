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

const whyNotArchived = {
  urgent: 'This conversation is urgent. Answer it, or say that you have dealt with it, first.',
  unread: 'There is a message that you have not read. Read it first.',
  not_shown: 'This page has not shown the newest message. Read it first.',
} as const

/** @throws Problem 409 where a conversation waits for its provider */
export function requireArchivable(answer: 'done' | 'again' | keyof typeof whyNotArchived): void {
  if (answer !== 'done' && answer !== 'again')
    throw new Problem(409, 'not_archived', whyNotArchived[answer])
}

/** @throws Problem 409 where a provider has as many templates as can be kept */
export function requireFewTemplates(isRoom: boolean): void {
  if (!isRoom)
    throw new Problem(
      409,
      'too_many_templates',
      'You have as many templates as can be kept. Delete one first.',
    )
}
