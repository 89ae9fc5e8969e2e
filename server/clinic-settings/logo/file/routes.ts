import { Hono } from 'hono'
import { asSystem } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import type { RouteEnv } from '#server/platform/route.ts'
import { findLogoPicture } from '../data.ts'

/** A browser that opens it runs, loads and sends nothing. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The picture itself, for pages, mailboxes and the screen of a phone. Its address names its content. */
export function logoFileRoutes() {
  return new Hono<RouteEnv>().get('/logo/:name', async (c) => {
    const [, digest, suffix] = /^([A-Za-z0-9_-]{22})(-icon)?\.png$/.exec(c.req.param('name')) ?? []
    requireFound(digest)
    const picture = await asSystem('show the logo of the clinic', (tx) =>
      findLogoPicture(tx, digest, suffix ? 'icon' : 'picture'),
    )
    requireFound(picture)
    c.header('Content-Type', 'image/png')
    c.header('Content-Length', String(picture.length))
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    // A mailbox in a browser is another site.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    return c.body(new Uint8Array(picture))
  })
}
