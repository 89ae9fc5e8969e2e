import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { pingDatabase } from './db/connection.ts'
import { databaseAway } from './problem.ts'
import { route, type RouteEnv } from './route.ts'

const about = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')

/** Version of the product, as package.json has it. */
export const { version } = JSON.parse(about) as { version: string }

const health = z.object({
  status: z.literal('ok'),
  database: z.enum(['embedded', 'postgres']),
  version: z.string(),
})

export const healthRoutes = new Hono<RouteEnv>().get(
  '/health',
  route({
    audience: 'everyone',
    summary: 'Tell whether the server can serve',
    answers: { 200: health },
  }),
  async (c) => {
    const database = await pingDatabase().catch(() => {
      throw databaseAway()
    })
    return c.json({ status: 'ok' as const, database, version }, 200)
  },
)
