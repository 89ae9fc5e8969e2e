// The server with reload on PORT + 1, and before it, on PORT, Vite with the web app's own reload.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

import { onProjectNode } from './node-24.mjs'

onProjectNode()
process.chdir(resolve(import.meta.dirname, '..'))

const port = Number(process.env.PORT ?? 3000)
const serverPort = port + 1
const serverUrl = `http://127.0.0.1:${serverPort}`

const server = spawn(process.execPath, ['--watch', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}` },
})
server.on('exit', (code) => process.exit(code ?? 1))

const { createServer } = await import('vite')
const web = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: { '/api': serverUrl, '/auth': serverUrl, '/dev/mail': serverUrl },
  },
})
await web.listen()
web.printUrls()

const stop = () => {
  server.kill('SIGTERM')
  void web.close().then(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
