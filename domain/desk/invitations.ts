import * as z from 'zod/mini'
import { canBeReached, clinicRecord, clinicRecordForm, reach } from '../practice/clinic-records.ts'
import { uuid } from '../values/uuid.ts'

/** The desk invites a walk-in patient for a provider. It writes no notes, because those are the provider's. */
const forProvider = { provider_id: uuid('Choose a provider.') }

const parts = z.omit(z.object(clinicRecordForm.shape), { notes: true }).shape

export const newDeskInvitation = z
  .strictObject({ id: uuid('Send a UUID.'), ...forProvider, ...parts })
  .check(z.refine(canBeReached, { path: ['phone_number'], error: reach }))
export type NewDeskInvitation = z.output<typeof newDeskInvitation>

/** What was done: an email was sent, or this code is read out. It is answered once and stored nowhere. */
export const deskInvitation = z.object({
  record: z.omit(clinicRecord, { notes: true }),
  code: z.nullable(z.string()),
})
export type DeskInvitation = z.output<typeof deskInvitation>
