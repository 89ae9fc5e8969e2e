import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { isListening } from './is-listening.ts'
import { ended, freePort } from './postgres.ts'
import { findProgram } from './programs.ts'
import { temporaryFolder } from './server-process.ts'

/** Path of a coturn on this machine. */
export const findCoturn = () => findProgram('turnserver')

/** A relay of the tests, on this machine only. */
export interface TestRelay {
  port: number
  /** By UDP and by TCP, for `TURN_URLS`. */
  urls: readonly [string, string]
  /** Ends it, as a crash does; `start` begins it again at the same port. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
  output(): string
}

/**
 * Starts coturn with the settings of README.md, and with peers on this machine allowed.
 *
 * @throws Error where there is no coturn, or with what it has printed
 */
export async function startCoturn(secret: string): Promise<TestRelay> {
  const path = findCoturn()
  if (!path) throw new Error('coturn was not found: install the package coturn.')
  const folder = temporaryFolder()
  const port = await freePort()
  let child: ChildProcess | undefined
  let output = ''
  const start = async () => {
    child = spawn(
      path,
      [
        '-n',
        '--use-auth-secret',
        `--static-auth-secret=${secret}`,
        '--realm=relay.test',
        '--listening-ip=127.0.0.1',
        '--relay-ip=127.0.0.1',
        `--listening-port=${port}`,
        '--no-tls',
        '--no-dtls',
        '--no-cli',
        '--no-multicast-peers',
        '--allow-loopback-peers',
        '--user-quota=12',
        '--log-file=stdout',
        `--userdb=${join(folder.path, 'turndb')}`,
        `--pidfile=${join(folder.path, 'turnserver.pid')}`,
      ],
      { cwd: folder.path, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    while (!(await isListening(port)))
      if (child.exitCode !== null) throw new Error(`coturn ended with ${child.exitCode}: ${output}`)
  }
  await start().catch((error: unknown) => {
    folder.remove()
    throw error
  })
  return {
    port,
    urls: [`turn:127.0.0.1:${port}?transport=udp`, `turn:127.0.0.1:${port}?transport=tcp`],
    kill: () => ended(child!, 'SIGKILL'),
    start,
    async stop() {
      await ended(child!, 'SIGTERM')
      folder.remove()
    },
    output: () => output,
  }
}
