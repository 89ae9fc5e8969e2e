import * as z from 'zod/mini'
import { newRequest } from '#domain/questionnaires/schema.ts'

/** The fields of the form; the id is made when it is sent. */
export const askForm = z.pick(newRequest, { instrument: true, due_on: true })
