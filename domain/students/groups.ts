import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/**
 * In minutes, and in people. A group of fewer than 5 could not keep its count to itself
 * (docs/specification.md, "Group sessions").
 */
export const groupLimits = {
  duration: { min: 15, max: 240 },
  capacity: { min: 5, max: 60 },
} as const

/** The most days in advance that a session may be planned. */
export const maxDaysInAdvance = 366

const instant = z.iso.datetime({ offset: true, error: 'Send an instant in ISO 8601.' })
const needed = (max: number, message: string) => freeText(max).check(z.minLength(1, message))
const between = ({ min, max }: { min: number; max: number }, message: string) =>
  z.int(message).check(z.minimum(min, message), z.maximum(max, message))

/** What an admin plans. */
export const newGroupSession = z.object({
  id: z.optional(uuid('Send a UUID.')),
  topic: needed(120, 'Enter the topic.'),
  description: needed(1000, 'Describe the session.'),
  session_time: instant,
  duration_minutes: between(
    groupLimits.duration,
    `Enter the minutes, from ${groupLimits.duration.min} to ${groupLimits.duration.max}.`,
  ),
  capacity: between(
    groupLimits.capacity,
    `Enter how many people can come, from ${groupLimits.capacity.min} to ${groupLimits.capacity.max}.`,
  ),
  how_to_join: needed(1000, 'Say how people join.'),
})
export type NewGroupSession = z.output<typeof newGroupSession>

/** The same of one that is planned already, whole. */
export const changedGroupSession = z.omit(newGroupSession, { id: true })
export type ChangedGroupSession = z.output<typeof changedGroupSession>

/**
 * A session as everyone may see it: nothing of the participants, and no number below 5
 * (docs/specification.md, "Group sessions").
 */
export const groupSession = z.object({
  id: uuid(),
  topic: z.string(),
  description: z.string(),
  session_time: z.iso.datetime({ offset: true }),
  duration_minutes: z.int(),
  capacity: z.int(),
  /** How many have registered; null below 5. */
  registered: z.nullable(z.int()),
  is_full: z.boolean(),
})
export type GroupSession = z.output<typeof groupSession>

/** A session as an admin sees it, who learns no more of the participants than everyone else. */
export const plannedGroupSession = z.extend(groupSession, {
  how_to_join: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  cancelled_at: z.nullable(z.iso.datetime({ offset: true })),
})
export type PlannedGroupSession = z.output<typeof plannedGroupSession>

/** One's own place in a session. */
export const groupRegistration = z.object({
  session_id: uuid(),
  /** The name under which one comes, made by the server, unlike any other of the session. */
  pseudonym: z.string(),
  topic: z.string(),
  description: z.string(),
  session_time: z.iso.datetime({ offset: true }),
  duration_minutes: z.int(),
  how_to_join: z.string(),
  /** When the session was cancelled; null otherwise. */
  cancelled_at: z.nullable(z.iso.datetime({ offset: true })),
  created_at: z.iso.datetime({ offset: true }),
})
export type GroupRegistration = z.output<typeof groupRegistration>
