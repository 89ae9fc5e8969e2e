import { type Context, Hono } from 'hono'
import { now } from '../clock.ts'
import type { FileLinks } from './file-links.ts'
import type { FileStore, StoredFile } from './files.ts'
import { Problem } from '../problem.ts'
import { requireFound } from '../require-found.ts'
import type { RouteEnv } from '../route.ts'

/** Whatever a file turns out to be, a browser that opens it runs, loads and sends nothing. */
const policyOfFiles = "default-src 'none'; frame-ancestors 'none'; sandbox"

const typeOf: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
}

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
      const { expires = '', signature = '' } = c.req.query()
      const link = links.check(file, { expires, signature }, now())
      if (link === 'expired')
        throw new Problem(403, 'link_expired', 'This link has run out. Open the document again.')
      if (link === 'wrong')
        throw new Problem(403, 'link_wrong', 'This link does not open anything.')
      const content = await files.get(file)
      requireFound(content)
      const extension = file.name.split('.').at(-1)
      c.header('Content-Disposition', `attachment; filename="document.${extension}"`)
      return sendFile(c, file, content)
    })
}

function sendFile(c: Context<RouteEnv>, { name }: StoredFile, content: Buffer<ArrayBuffer>) {
  c.header('Content-Type', typeOf[name.split('.').at(-1)!]!)
  c.header('Content-Length', String(content.length))
  c.header('Content-Security-Policy', policyOfFiles)
  return c.body(content)
}
