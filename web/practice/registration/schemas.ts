import * as z from 'zod/mini'
import { professions } from '#domain/practice/professions.ts'
import { cardChanges } from '#domain/accounts/profile.ts'
import {
  documentTypeMessage,
  documentTypes,
  emptyFileMessage,
  photoTypeMessage,
  photoTypes,
} from '#domain/values/files.ts'
import { newRegistration, professionMessage } from '#domain/practice/registration.ts'

/** The schema of the provider's own card: what patients read, and a new picture. */
export const cardForm = (known: readonly string[]) =>
  z.extend(cardChanges(known), {
    photo: z.optional(z.file().check(z.mime([...photoTypes], photoTypeMessage))),
    has_no_photo: z.optional(z.boolean()),
  })
export type CardForm = z.output<ReturnType<typeof cardForm>>

/** The schema of a registration; the document may still be made smaller before it is sent. */
export const registrationForm = z.extend(newRegistration, {
  profession: z.enum(professions, professionMessage),
  document: z
    .file('Choose the document.')
    .check(z.minSize(1, emptyFileMessage), z.mime([...documentTypes], documentTypeMessage)),
})
export type RegistrationForm = z.output<typeof registrationForm>
