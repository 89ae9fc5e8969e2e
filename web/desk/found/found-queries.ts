import { queryOptions } from '@tanstack/react-query'
import { searchPatients } from '#web/registrations/registration-queries.ts'
import { readOnce } from '../queries.ts'

/** The patients whom a search finds; each search is on record. */
export const foundPatients = (search: string) =>
  queryOptions({
    queryKey: ['desk', 'found', search],
    queryFn: () => searchPatients(search),
    ...readOnce,
    gcTime: 0,
  })
