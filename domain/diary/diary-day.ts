import * as z from 'zod/mini'

/** A day in Lusaka; the server, whose clock is right, says whether it can be written down. */
export const diaryDay = z.iso.date('Choose a day.')
