import * as z from 'zod/mini'
import { uuid } from './uuid.ts'

/** What every correction says besides the whole entry as it is to be. */
export const correction = {
  /** Made by the device for this correction, so that a retry changes nothing twice. */
  change_id: uuid('Must be a UUID.'),
  /** That of the entry which the person saw, so that no other correction is lost. */
  corrected_at: z.nullable(z.iso.datetime({ offset: true, error: 'Must be a time, or null.' })),
}

/** What can become of an entry. */
export const changes = ['corrected', 'removed', 'restored'] as const
