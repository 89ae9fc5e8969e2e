import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'
import { stepStatuses } from './offer.ts'
import { stepKinds } from './table.ts'

/** The step that the caller's screenings lead to. */
export const ownNextStep = z.object({
  /** Of the screening. */
  result_id: uuid(),
  step: z.enum(stepKinds),
  status: z.enum(stepStatuses),
  /** When a declined step is offered once more; null where it is not. */
  again_at: z.nullable(z.iso.datetime({ offset: true })),
})
export type OwnNextStep = z.infer<typeof ownNextStep>

/** The answer to an offer, the first or the second. */
export const stepDecision = z.strictObject({
  decision: z.enum(['accept', 'decline'], 'Send accept or decline.'),
  offer: z.literal([1, 2], 'Send 1 for the first offer, 2 for the second.'),
})
