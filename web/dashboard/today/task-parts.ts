import { pressingOf } from '#domain/dashboard/pressing.ts'
import { useLiveMessages } from '#web/messages/live-queries.ts'
import { WaitingAnswers } from '#web/readings/standing/waiting-answers.tsx'
import { readingOutbox } from '#web/readings/waiting/outbox.ts'
import { previewOf } from '#web/readings/waiting/previews.ts'
import { PressingTask } from './pressing-task.tsx'
import { WarnedReading } from './warned-reading.tsx'

/** Shows nothing: it keeps the count of unread messages current as they come. */
function LiveMessages() {
  useLiveMessages()
  return null
}

/**
 * What the tasks need where a reading is urgent or not sent yet, with the texts of all advice. Most
 * days need it only once a reading is entered: it comes after the page, and is there offline.
 */
export const taskParts = {
  pressingOf,
  readingOutbox,
  previewOf,
  PressingTask,
  WarnedReading,
  LiveMessages,
  WaitingAnswers,
}
export type TaskParts = typeof taskParts
