import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'

/** What a patient may know of a provider. */
export const providerCard = z.object({
  id: uuid(),
  full_name: z.string(),
  specialty: z.nullable(z.string()),
  profile_picture_url: z.nullable(z.string()),
})
export type ProviderCard = z.output<typeof providerCard>
