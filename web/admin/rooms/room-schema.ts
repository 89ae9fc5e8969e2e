import { roomForm } from '#domain/practice/rooms.ts'

/** The schema of the room's form. */
export const namedRoom = roomForm
