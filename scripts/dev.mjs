// For work with reload: Vite with the web app on PORT, and behind it the server on PORT + 1.
import './require-node.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { installIfNeeded } from './install.mjs'
import { onProjectNode } from './node-24.mjs'

installIfNeeded()
onProjectNode()
process.chdir(resolve(import.meta.dirname, '..'))

// The server reads the built pages when it starts, although here Vite answers the browser.
const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)

const port = Number(process.env.PORT ?? 3000)
const serverPort = port + 1
const target = `http://127.0.0.1:${serverPort}`

const server = spawn(process.execPath, ['--watch', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}` },
})

const { createServer } = await import('vite')
const web = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: { '/api': target, '/auth': target, '/calendar': target, '/dev/mail': target },
  },
})
await web.listen()
web.printUrls()

server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill('SIGTERM'))
