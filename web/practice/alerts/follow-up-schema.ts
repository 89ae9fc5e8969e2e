import * as z from 'zod/mini'
import { newFollowUp } from '#domain/safety/schema.ts'

/** The schema of the form of a contact: the day that was planned is known to the page. */
export const followUpForm = z.pick(newFollowUp, { next_on: true })
