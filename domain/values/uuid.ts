import * as z from 'zod/mini'

/**
 * An id, in the small letters in which PostgreSQL keeps and prints it. Ids are locked, compared and
 * signed as text, and a caller may write the same one in capitals.
 */
export const uuid = (message?: string) => z.uuid(message).check(z.toLowerCase())

/** An id that is handed to a payment aggregator: it takes random ones (version 4) alone. */
export const uuid4 = (message?: string) => z.uuidv4(message).check(z.toLowerCase())
