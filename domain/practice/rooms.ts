import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/** Rooms of the clinic, as an admin keeps them and as appointments have them. */

export const maxRooms = 200

/** Words that would say what a patient comes for: others read the name of a room in an email. */
const ofHealth =
  /health|wellness|therap|psych|counsel|diet|nutrition|fitness|exercise|mental|blood|pressure|glucose|sugar|diabet|hypertens|screen|hiv|\btb\b|ward\b|treat|consult|crisis/i

const roomName = freeText(40).check(
  z.minLength(1, 'Enter the name of the room.'),
  z.refine(
    (name) => !ofHealth.test(name),
    'Name the room by its place, such as “Room 3”. Patients’ emails show it.',
  ),
)

/** Where an in-person session takes place. */
export const room = z.object({ id: uuid(), name: z.string() })
export type Room = z.output<typeof room>

/** A room that may be chosen for an appointment. */
export const roomChoice = z.extend(room, { is_free: z.boolean() })
export type RoomChoice = z.output<typeof roomChoice>

/** A room as an admin sees it. */
export const keptRoom = z.extend(room, {
  is_retired: z.boolean(),
  /** Upcoming appointments in it. */
  upcoming: z.int(),
})
export type KeptRoom = z.output<typeof keptRoom>

/** What an admin fills in. */
export const roomForm = z.strictObject({ name: roomName })

/** `id` is made on the admin's device, so that a retry adds no second room. */
export const newRoom = z.strictObject({ id: uuid('Send a UUID.'), name: roomName })
export type NewRoom = z.output<typeof newRoom>

export const changedRoom = z.strictObject({
  name: roomName,
  is_retired: z.boolean('Say whether the room is retired.'),
})
export type ChangedRoom = z.output<typeof changedRoom>

/** The room of an appointment; null for none. */
export const roomAssignment = z.strictObject({
  room_id: z.nullable(uuid('Choose a room.')),
})
