import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { tokenOfFeedFile, writeFeed } from '#domain/appointments/calendar-feed.ts'
import { asSystem } from '#server/platform/db.ts'
import { networkPrefixOf } from '#server/platform/http/address.ts'
import { etagOf } from '#server/platform/http/static.ts'
import { Problem } from '#server/platform/problem.ts'
import { type LimitSettings, RateLimit } from '#server/platform/rate-limit.ts'
import { requireFound } from '#server/platform/require-found.ts'
import type { RouteEnv } from '#server/platform/route.ts'
import { readFeedFile } from './data.ts'

/**
 * The feed itself, at an address outside of `/api`: a calendar app sends no token but the one in the
 * address, and knows no problems in JSON. Logs and metrics name the route, never the address.
 */
export const calendarFileRoutes = (env: LimitSettings & { PUBLIC_URL: string }) => {
  // Calendar services on the web read for many people from one address.
  const perAddress = new RateLimit(env, { name: 'calendars of address', points: 600, seconds: 900 })
  const perFeed = new RateLimit(env, { name: 'reads of a calendar', points: 120, seconds: 3600 })

  /** @throws Problem 429 */
  async function count(limit: RateLimit, key: string): Promise<void> {
    const wait = await limit.secondsToWait(key)
    if (wait > 0)
      throw new Problem(429, 'too_many_requests', 'There were many requests. Please wait.', {
        retryAfter: wait,
      })
  }

  return new Hono<RouteEnv>().get(
    '/calendar/:file',
    compress({ contentTypeFilter: /^text\/calendar/ }),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      c.header('X-Robots-Tag', 'noindex')
      c.header('Vary', 'Accept-Encoding')
      await count(perAddress, networkPrefixOf(c.var.caller_address))
      const token = tokenOfFeedFile(c.req.param('file'))
      requireFound(token)
      await count(perFeed, token)
      const entries = await asSystem('a calendar app has no session', (tx) =>
        readFeedFile(tx, token),
      )
      requireFound(entries)
      const file = writeFeed(entries, env.PUBLIC_URL)
      const etag = `"${etagOf(new TextEncoder().encode(file))}"`
      // Kept by the app that reads it, and asked about each time: a feed that has ended ends at once.
      c.header('Cache-Control', 'private, no-cache')
      c.header('ETag', etag)
      if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304)
      c.header('Content-Type', 'text/calendar; charset=utf-8')
      return c.body(file)
    },
  )
}
