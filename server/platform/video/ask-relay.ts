import { execFile } from 'node:child_process'
import type { RelayAddress } from './relay-address.ts'
import type { relayCredential } from './relay-credential.ts'

/** What a relay answered; `unavailable` where the client of coturn is not on this machine. */
export type RelayAnswer =
  | { kind: 'granted' | 'rejected' | 'unavailable' }
  | { kind: 'failed' | 'silent'; reason: string }

/** An address of the block for documentation: nothing is sent to it, and no relay forbids it. */
const peer = '198.51.100.1'

/** Milliseconds. The client keeps an allocation for five seconds before it ends. */
const longest = 20_000

/**
 * Asks a relay for an allocation with a login, by `turnutils_uclient` of coturn. Other users of this
 * machine can see the login among its arguments, so it should expire soon.
 */
export function askRelay(
  { host, port, transport, isEncrypted }: RelayAddress,
  { username, credential }: Pick<ReturnType<typeof relayCredential>, 'username' | 'credential'>,
): Promise<RelayAnswer> {
  const words = [
    '-c',
    '-n',
    '0',
    '-e',
    peer,
    '-p',
    String(port),
    '-u',
    username,
    '-w',
    credential,
    ...(transport === 'tcp' ? ['-t'] : []),
    ...(isEncrypted ? ['-S'] : []),
    host,
  ]
  return new Promise((done) => {
    execFile('turnutils_uclient', words, { timeout: longest }, (error, stdout, stderr) => {
      if (!error) done({ kind: 'granted' })
      else if (error.code === 'ENOENT') done({ kind: 'unavailable' })
      else done(readFailure(stdout + stderr))
    })
  })
}

/** Reads what the client printed. It repeats a rejected login several times, and then gives up. */
function readFailure(printed: string): RelayAnswer {
  const errorCode = /error (\d+ \([^)]*\))/.exec(printed)
  if (errorCode) return { kind: 'failed', reason: errorCode[1]! }
  if (printed.includes('Cannot complete Allocation')) return { kind: 'rejected' }
  const [last = 'no answer'] = printed.trim().split('\n').slice(-1)
  return { kind: 'silent', reason: last.replace(/^[\d: ]+/, '') || 'no answer' }
}
