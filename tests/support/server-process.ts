import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ended, freePort } from './postgres.ts'

const root = resolve(import.meta.dirname, '../..')

/** The real server in a process of its own. */
export interface ServerProcess {
  url: string
  child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Resolves with the exit code, or the signal's name, once it has ended. */
  ended: Promise<number | NodeJS.Signals>
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

/** A new empty folder, with a function that removes it. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'ubumi-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/**
 * Runs a script of the project on the project's Node, with none of this process's settings but the
 * given ones.
 *
 * @param folder the folder of the project; another one for another version
 */
export function runNode(
  words: string[],
  env: Record<string, string>,
  folder = root,
): ServerProcess {
  const inherited = Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  )
  const child = spawn(process.execPath, words, {
    cwd: folder,
    // Compiling the same sources for each of hundreds of processes would take each one second.
    env: { ...inherited, NODE_COMPILE_CACHE: join(tmpdir(), 'ubumi-compile-cache'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ending = new Promise<number | NodeJS.Signals>((done) => {
    child.once('close', (code, signal) => done(code ?? signal ?? 1))
  })
  return {
    url: '',
    child,
    output: () => output,
    ended: ending,
    async stop(signal = 'SIGTERM') {
      await ended(child, signal)
      return ending
    },
  }
}

/** Starts `server/main.ts` on a free port, whether or not that goes well. */
export async function launchServer(
  env: Record<string, string>,
  folder?: string,
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const given = {
    LOG_LEVEL: 'warn',
    SEED_DEMO: 'false',
    AUTH_LIMITS: 'false',
    ...env,
    PORT: port,
  }
  const server = runNode(['server/main.ts'], given, folder)
  server.url = `http://127.0.0.1:${port}`
  return server
}

/**
 * Starts the server and waits until it answers.
 *
 * @throws Error with what it printed, when it ends before that
 */
export async function startServer(
  env: Record<string, string>,
  folder?: string,
): Promise<ServerProcess> {
  const server = await launchServer(env, folder)
  const end = server.ended.then((code) => ({ code }))
  for (;;) {
    const state = await Promise.race([isAnswering(server.url), end])
    if (state === true) return server
    if (typeof state === 'object') {
      // Another process has taken the port that was free a moment before.
      if (env.PORT === undefined && / is taken\. Set PORT/.test(server.output()))
        return startServer(env, folder)
      throw new Error(`The server ended with ${state.code}:\n${server.output()}`)
    }
  }
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/health`)
    return answer.ok
  } catch {
    await new Promise((next) => setTimeout(next, 50))
    return false
  }
}
