import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/** Ends what is left of the run, also what a killed test has started, and removes its folder. */
export function removeLeftovers(): number {
  const ended = new Set<number>()
  // One that is about to be ended may start another.
  for (let left = processesOf(mark); left.length > 0 && ended.size < 10_000;) {
    for (const pid of left) {
      ended.add(pid)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    left = processesOf(mark).filter((pid) => !ended.has(pid))
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  return ended.size
}

/** Ids of the processes with a variable of the environment, also within a run that one of them began; only on Linux. */
export function processesOf(variable: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
        return words.some((word) => word === variable || word.startsWith(`${variable}/`))
      } catch {
        return false
      }
    })
    .map(Number)
}
