import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { ended, freePort } from './postgres.ts'
import { isListening } from './is-listening.ts'
import { temporaryFolder } from './server-process.ts'

const example = resolve(import.meta.dirname, '../../deploy/haproxy-web.cfg')

/** Path of an HAProxy on this machine. */
export function findHaProxy(): string | undefined {
  const folders = ['/usr/sbin', '/opt/homebrew/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return folders.map((folder) => join(folder, 'haproxy')).find((path) => existsSync(path))
}

/**
 * Starts HAProxy with the configuration of `deploy/haproxy-web.cfg`, without TLS, in front of servers on
 * these ports of this machine.
 *
 * @throws Error where there is no HAProxy, or with what it has printed
 */
export async function startHaProxy(ports: readonly [string, string, string]) {
  const path = findHaProxy()
  if (!path) throw new Error('HAProxy was not found: install the package haproxy.')
  const folder = temporaryFolder()
  const port = await freePort()
  const configuration = ports.reduce(
    (text, server, index) => text.replaceAll(`10.0.0.${index + 1}:3000`, `127.0.0.1:${server}`),
    readFileSync(example, 'utf8').replace(/bind .*/, `bind 127.0.0.1:${port}`),
  )
  const file = join(folder.path, 'haproxy.cfg')
  writeFileSync(file, configuration)
  const child: ChildProcess = spawn(path, ['-db', '-f', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const stop = async () => {
    await ended(child, 'SIGTERM')
    folder.remove()
  }
  while (!(await isListening(port))) {
    if (child.exitCode === null) continue
    folder.remove()
    throw new Error(`HAProxy ended with ${child.exitCode}: ${output}`)
  }
  return { url: `http://127.0.0.1:${port}`, output: () => output, stop }
}
