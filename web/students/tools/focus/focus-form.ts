import * as z from 'zod/mini'
import { focusLengths } from '#domain/students/focus-schema.ts'

/** The settings of the timer as they are typed. */
export const focusForm = z.extend(focusLengths, { sound: z.boolean(), vibration: z.boolean() })
