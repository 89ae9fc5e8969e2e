import { pressingOf } from '#domain/dashboard/pressing.ts'
import { readingOutbox } from '#web/readings/waiting/outbox.ts'
import { previewOf } from '#web/readings/waiting/previews.ts'
import { LiveMessages } from './live-messages.ts'
import { WarnedReading } from './warned-reading.tsx'

/**
 * What the tasks need where a reading is urgent or not sent yet, with the texts of all advice. Most
 * days need it only once a reading is entered: it comes after the page, and is there offline.
 */
export const taskParts = { pressingOf, readingOutbox, previewOf, WarnedReading, LiveMessages }
export type TaskParts = typeof taskParts
