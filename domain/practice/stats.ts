import * as z from 'zod/mini'
import { publishedRating } from '../appointments/rating-schema.ts'

/**
 * The tiles of a provider's start page: real rows, counted (docs/specification.md, "Figures of a
 * practice").
 */
export const providerStats = z.object({
  /** Requested and confirmed, on this day in Lusaka. */
  todays_appointments: z.int(),
  /** Pending requests of patients. */
  requests_waiting: z.int(),
  /** The first that is still to come, requested or confirmed. */
  next_appointment_at: z.nullable(z.iso.datetime({ offset: true })),
  unread_messages: z.int(),
  /** When the first of them was sent; null where none is unread. */
  oldest_unread_at: z.nullable(z.iso.datetime({ offset: true })),
  pending_invoices: z.int(),
  /** The published mean; null with fewer than five ratings. */
  rating: z.nullable(publishedRating),
  /** For pages of earlier versions, which show no other figure: always null. */
  satisfaction_percent: z.null(),
})
export type ProviderStats = z.output<typeof providerStats>
