// What a fresh clone needs to serve: install, build, run. Later starts do only what has changed.
import './require-node.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, resolve } from 'node:path'
import { isBuilt, stampOfSources } from './build/stamp.mjs'
import { installIfNeeded, projectNode } from './install.mjs'

process.chdir(resolve(import.meta.dirname, '..'))
const isWebBuilt = isBuilt(stampOfSources())
installIfNeeded({ isBuilt: isWebBuilt })
const node = projectNode()
const env = {
  ...process.env,
  PATH: resolve('node_modules/.bin') + delimiter + process.env.PATH,
  // Modules that were read once start a quarter faster the next time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve('.cache/compile'),
}

if (!isWebBuilt) {
  const words = ['scripts/build.mjs']
  const build = spawnSync(node, words, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  if (build.status !== 0) {
    process.stdout.write(build.stdout ?? '')
    console.error('The web app could not be built; the output above says why.')
    process.exit(build.status || 1)
  }
}

// Megabytes of memory for what is new: by itself Node takes 64, and lets it fill before it collects anything
// (docs/decisions/017-own-data.md).
const words = ['--max-semi-space-size=16', 'server/main.ts']
const server = spawn(node, words, { env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
}
server.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0))
})
