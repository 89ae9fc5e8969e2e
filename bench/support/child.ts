import { type ChildProcess, spawn } from 'node:child_process'

/** As the server is started in production (`scripts/start.mjs`). */
const options = ['--max-semi-space-size=16']

/** A server in a process of its own, so that the load does not share its processor time. */
export interface Served {
  url: string
  headers: Record<string, string>
  pid: number
  stop(): void
}

/**
 * Starts a script that prints one line of JSON, `{"url", "headers"}`, once it serves.
 *
 * @throws Error when it ends before that
 */
export function startServer(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<Served> {
  const child: ChildProcess = spawn(process.execPath, [...options, script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((done, fail) => {
    let seen = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      seen += chunk.toString()
      const line = seen.split('\n').find((text) => text.startsWith('{"url"'))
      if (line) done({ ...JSON.parse(line), pid: child.pid!, stop: () => child.kill('SIGKILL') })
    })
    child.once('exit', (code) => fail(new Error(`${script} ended with ${code}: ${seen}`)))
  })
}
