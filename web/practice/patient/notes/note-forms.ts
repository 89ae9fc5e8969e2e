import * as z from 'zod/mini'
import { newAmendment, newNoteTemplate } from '#domain/session-notes/schema.ts'

/** The forms beside a note, which make the id themselves. */
export const amendmentForm = z.omit(newAmendment, { id: true })
export const templateForm = z.omit(newNoteTemplate, { id: true })
