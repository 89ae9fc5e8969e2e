import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Slot } from '#domain/appointments/schema.ts'

/** How the six slots of a day are read: the patient and the provider have routes of their own. */
export interface SlotsOfDay {
  /** Whose they are; the same for the same slots. */
  whose: string
  fetch: (day: string) => Promise<Slot[]>
}

/** The slots to which an appointment may move. Others book in the meantime: never from the cache. */
export const slotsToMove = ({ whose, fetch }: SlotsOfDay, day: string) =>
  queryOptions({
    queryKey: ['appointments', 'slots', 'to move', whose, day],
    queryFn: () => fetch(day),
    staleTime: 0,
  })

/** Fetches the slots on screen again. */
export const refreshSlotsToMove = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: ['appointments', 'slots', 'to move'] })
