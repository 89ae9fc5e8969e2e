import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endMarked } from './marked-processes.ts'

export interface Ended {
  code: number
  output: string
  seconds: number
}

/** All folders of the tests of this run: they are in the folder for temporary files that its processes get. */
export const folder = mkdtempSync(join(parentFolder(), 'ubumi-test-'))
const temporary = join(folder, 'tmp')
mkdirSync(temporary)
chmodSync(folder, 0o755)
chmodSync(temporary, 0o777)
/**
 * Marks every process of this run, also one whose parent was killed. That of a run which a test has begun
 * starts with the mark of the outer run, which ends its processes too.
 */
const outer = process.env.UBUMI_TEST_RUN
const mark = `UBUMI_TEST_RUN=${outer ? `${outer}/` : ''}${randomUUID()}`
const children = new Set<ChildProcess>()

/**
 * Where root runs the tests, PostgreSQL runs as another user, who may not reach the folder of root, but
 * reaches that of an outer run.
 */
function parentFolder(): string {
  return process.getuid?.() === 0 && !process.env.UBUMI_TEST_RUN ? '/tmp' : tmpdir()
}

/** Runs a command to its end. Its output is shown as it comes, or returned. */
export function run(
  command: string,
  words: readonly string[],
  env: Record<string, string> = {},
  isShown = false,
): Promise<Ended> {
  return new Promise((done) => {
    const began = performance.now()
    const child = spawn(command, words, {
      env: { ...process.env, ...env },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    })
    children.add(child)
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    const end = (code: number) => {
      children.delete(child)
      done({ code, output, seconds: (performance.now() - began) / 1000 })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Lets every process that is started from now on carry the mark, and keep its files in the run's folder. */
export function markProcesses(): void {
  const [name, value] = mark.split('=') as [string, string]
  Object.assign(process.env, { [name]: value, TMPDIR: temporary })
}

/** Passes a signal on to the commands that are under way. */
export function signalChildren(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal)
}

/**
 * Lets a process of its own end what this run leaves where it is killed itself: it notices that this one is gone by a
 * pipe that nothing else holds. To be called before `markProcesses`: it must not end itself.
 */
export function watchOver(): void {
  const watcher = spawn(
    process.execPath,
    [join(import.meta.dirname, 'after-kill.ts'), mark, folder],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  )
  // Where it cannot be started, a run that is not killed still ends what it leaves.
  watcher.on('error', () => {})
  watcher.unref()
  const { stdin } = watcher
  stdin.on('error', () => {})
  ;(stdin as Socket).unref()
}

/** Ends what is left of the run, also what a killed test has started, and removes its folder. */
export const removeLeftovers = () => endMarked(mark, folder)
