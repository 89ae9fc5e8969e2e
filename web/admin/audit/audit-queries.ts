import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AuditSearch, ShownEvent } from '#domain/admin/audit-trail.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/admin/queries.ts'

const events = api<'auditTrail'>(authenticatedFetch).admin['audit-events']
const many = 50

/** Events that match, newest first. Each page is a search of its own, which is logged. */
export const eventsLike = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', search],
    queryFn: async ({ pageParam: before }): Promise<ShownEvent[]> => {
      const given = Object.entries({ ...search, before }).filter(([, value]) => value)
      const query = { ...Object.fromEntries(given), limit: String(many) }
      return (await events.$get({ query })).json()
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < many ? undefined : page.at(-1)?.id),
    ...readOnce,
    // A new fetch returns another answer.
    gcTime: 0,
  })
