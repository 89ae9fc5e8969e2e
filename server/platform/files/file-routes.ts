import { type Context, Hono } from 'hono'
import { now } from '../clock.ts'
import type { FileLinks } from './file-links.ts'
import { type FileStore, isFileName, type StoredFile, typeOfFile } from './files.ts'
import { Problem } from '../problem.ts'
import { requireFound } from '../require-found.ts'
import type { RouteEnv } from '../route.ts'

/** Whatever a file turns out to be, a browser that opens it runs, loads and sends nothing. */
const policyOfFiles = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Serves photos to everyone, and documents to a caller with a URL that was signed less than a minute ago. */
export function fileRoutes(files: FileStore, links: FileLinks) {
  return new Hono<RouteEnv>()
    .get('/files/photos/:name', async (c) => {
      const file = { bucket: 'photos', name: c.req.param('name') } as const
      requireFound(file.name.endsWith('.webp'))
      const content = await files.get(file)
      requireFound(content)
      // A new photo gets a new name.
      c.header('Cache-Control', 'public, max-age=31536000, immutable')
      return sendFile(c, file, content)
    })
    .get('/files/documents/:name', async (c) => {
      c.header('Cache-Control', 'no-store')
      const file = { bucket: 'documents', name: c.req.param('name') } as const
      const { as = '', expires = '', signature = '' } = c.req.query()
      const link = links.check(file, { as, expires, signature }, now())
      if (link === 'expired')
        throw new Problem(403, 'link_expired', 'This link has run out. Open the document again.')
      if (link === 'wrong')
        throw new Problem(403, 'link_wrong', 'This link does not open anything.')
      const name = link.called
      if (files.link) {
        requireFound(isFileName(file.name))
        const seconds = Math.ceil(Number(expires) - now().getTime() / 1000)
        return c.redirect(await files.link(file, { type: typeOfFile(file), name, seconds }), 302)
      }
      const content = await files.get(file)
      requireFound(content)
      c.header('Content-Disposition', `attachment; filename="${name}"`)
      return sendFile(c, file, content)
    })
}

function sendFile(c: Context<RouteEnv>, file: StoredFile, content: Buffer<ArrayBuffer>) {
  c.header('Content-Type', typeOfFile(file))
  c.header('Content-Length', String(content.length))
  c.header('Content-Security-Policy', policyOfFiles)
  return c.body(content)
}
