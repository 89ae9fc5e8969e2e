import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { plainUser } from '#tests/support/postgres.ts'

/** A machine of the bench: a network namespace of its own, whose cable can be pulled. */
export interface Machine {
  name: string
  address: string
  /** Starts a program on it as a user that is not root. @param log file for its output */
  run(command: string, words: string[], how: { env?: NodeJS.ProcessEnv; log: string }): ChildProcess
  /** Ends all its programs with SIGKILL. */
  killAll(): void
  /** Lets nothing in or out, without a word to the other side. */
  disconnect(): void
  reconnect(): void
}

const marker = 'UBUMI_BENCH_NETWORK'
const ip = (...words: string[]) => execFileSync('ip', words)

/**
 * Starts the running script again in a network and a process namespace of its own, so that its addresses
 * and programs touch nothing else and all of them end with it. Returns only in there.
 */
export async function enterOwnNetwork(script: string): Promise<void> {
  if (process.env[marker]) return
  if (process.getuid?.() !== 0) throw new Error('Network namespaces can be made by root only.')
  const isolated = ['--net', '--pid', '--fork', '--kill-child', '--mount-proc']
  // A shell as the first process also waits for programs whose parent was killed.
  const shell = ['bash', '-c', '"$0" "$@" & wait $!']
  const child = spawn(
    'unshare',
    [...isolated, ...shell, process.execPath, script, ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, [marker]: 'true' } },
  )
  const [code] = await once(child, 'exit')
  process.exit((code as number | null) ?? 1)
}

/** A switch at 10.0.0.1, where the bench itself is. */
export function makeSwitch(): void {
  ip('link', 'set', 'lo', 'up')
  ip('link', 'add', 'switch', 'type', 'bridge')
  ip('addr', 'add', '10.0.0.1/24', 'dev', 'switch')
  ip('link', 'set', 'switch', 'up')
}

/** Connects a new machine to the switch. */
export async function makeMachine(name: string, address: string): Promise<Machine> {
  const here = readlinkSync('/proc/self/ns/net')
  const anchor = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' })
  const networkOf = (pid: number | string) => {
    try {
      return readlinkSync(`/proc/${pid}/ns/net`)
    } catch {
      return undefined
    }
  }
  while ([here, undefined].includes(networkOf(anchor.pid!))) await wait(10)
  const own = networkOf(anchor.pid!)
  const inside = ['-t', String(anchor.pid), '-n']
  const cable = `to-${name}`
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(anchor.pid))
  ip('link', 'set', cable, 'master', 'switch', 'up')
  execFileSync('nsenter', [...inside, 'ip', 'addr', 'add', `${address}/24`, 'dev', 'eth0'])
  for (const device of ['lo', 'eth0'])
    execFileSync('nsenter', [...inside, 'ip', 'link', 'set', device, 'up'])
  const { uid, gid } = plainUser()
  const asUser = ['setpriv', '--reuid', String(uid), '--regid', String(gid), '--clear-groups']
  return {
    name,
    address,
    run(command, words, { env = {}, log }) {
      const output = openSync(log, 'a')
      return spawn('nsenter', [...inside, ...asUser, command, ...words], {
        cwd: '/tmp',
        env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
        stdio: ['ignore', output, output],
      })
    },
    killAll() {
      for (const pid of readdirSync('/proc'))
        if (/^\d+$/.test(pid) && Number(pid) !== anchor.pid && networkOf(pid) === own)
          process.kill(Number(pid), 'SIGKILL')
    },
    disconnect: () => void ip('link', 'set', cable, 'down'),
    reconnect: () => void ip('link', 'set', cable, 'up'),
  }
}
