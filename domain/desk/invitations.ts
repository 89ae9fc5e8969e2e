import * as z from 'zod/mini'
import { clinicRecord, clinicRecordForm } from '../practice/clinic-records.ts'
import { uuid } from '../values/uuid.ts'

/** A walk-in patient whom the desk invites for a provider. It writes no notes: those are the provider's. */
const forProvider = { provider_id: uuid('Choose a provider.') }

const reach = 'Enter a phone number or an email address.'
const parts = z.omit(z.object(clinicRecordForm.shape), { notes: true }).shape

interface Reach {
  email?: string | undefined
  phone_number?: string | undefined
}
const canBeReached = ({ email, phone_number }: Reach) =>
  email !== undefined || phone_number !== undefined

export const newDeskInvitation = z
  .strictObject({ id: uuid('Send a UUID.'), ...forProvider, ...parts })
  .check(z.refine(canBeReached, { path: ['phone_number'], error: reach }))
export type NewDeskInvitation = z.output<typeof newDeskInvitation>

/** The form of it. */
export const deskInvitationForm = z
  .object({ ...forProvider, ...parts })
  .check(z.refine(canBeReached, { path: ['phone_number'], error: reach }))

/** What was done: an email was sent, or this code is read out. It is answered once and stored nowhere. */
export const deskInvitation = z.object({
  record: z.omit(clinicRecord, { notes: true }),
  code: z.nullable(z.string()),
})
export type DeskInvitation = z.output<typeof deskInvitation>
