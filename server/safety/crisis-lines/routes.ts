import { Hono } from 'hono'
import * as z from 'zod/mini'
import { tellableLine } from '#domain/admin/crisis-lines.ts'
import { asSystem } from '#server/platform/db.ts'
import { route, type RouteEnv } from '#server/platform/route.ts'
import { listShownLines } from './data.ts'

/** Seconds that a phone may go by what it was told: a changed number is out everywhere after as long. */
const goodFor = 300

export const crisisLineRoutes = new Hono<RouteEnv>().get(
  '/crisis-lines',
  route({
    audience: 'everyone',
    summary: 'List whom to call in need, in the order in which to show them',
    answers: { 200: z.array(tellableLine) },
  }),
  async (c) => {
    const lines = await asSystem('tell everybody the help lines', listShownLines)
    c.header('Cache-Control', `public, max-age=${goodFor}`)
    return c.json(lines, 200)
  },
)
