import * as z from 'zod/mini'
import { sessionTypes } from '#domain/appointments/slots.ts'
import { uuid } from '#domain/values/uuid.ts'

export const dayWaitForm = z.object({
  provider_id: uuid('Choose a provider.'),
  whom: z.enum(['provider', 'anyone'], 'Choose who would do.'),
  session_type: z.enum(sessionTypes, 'Choose Virtual, Phone or In-person.'),
})
