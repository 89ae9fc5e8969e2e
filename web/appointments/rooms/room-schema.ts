import * as z from 'zod/mini'

/** The schema of the room's form; empty for no room. */
export const roomChoiceForm = z.object({ room_id: z.string('Choose a room.') })
