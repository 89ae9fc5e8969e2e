import { serve } from '@hono/node-server'
import { Hono } from 'hono'
const root = process.argv[2],
  port = Number(process.argv[3])
const { webPages } = await import(root + '/server/platform/static.ts')
const { securityHeaders } = await import(root + '/server/platform/security-headers.ts')
const app = new Hono()
app.use(securityHeaders(false))
app.all('/api/*', (c) => c.json({ code: 'x', message: 'no' }, 401))
app.route('/', webPages({ folder: root + '/dist/web', development: true }))
serve({ fetch: app.fetch, port })
