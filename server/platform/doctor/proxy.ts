import { connect as connectTls } from 'node:tls'
import * as z from 'zod/mini'
import type { Env } from '../env.ts'
import { version } from '../version.ts'
import { compareClocks } from './clock.ts'
import { type Finding, messageOf, ok, problem, warning } from './finding.ts'
import { checkBody, checkEvents, checkHeaders } from './proxy-passing.ts'

type PublicSettings = Pick<Env, 'PUBLIC_URL' | 'AUTH_SERVICE_KEY' | 'TRUST_PROXY'>

const live = z.object({ version: z.string() })
/** Milliseconds for each request. */
const patience = 15_000
/** Days before a certificate ends. */
const renewBefore = 14

/** Asks the running service by its public address, through the proxy, as a browser would. */
export async function checkProxy(env: PublicSettings, maxBody: number): Promise<Finding[]> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(env.PUBLIC_URL + path, { ...init, signal: AbortSignal.timeout(patience) })
  const sent = Date.now()
  const answer = await ask('/api/live').catch((error: unknown) => messageOf(error))
  if (typeof answer === 'string')
    return [
      problem(
        `${env.PUBLIC_URL} cannot be reached: ${answer}.`,
        'Start the server and the proxy, and look at the DNS entry and the certificate; then run this again.',
      ),
    ]
  const answered = Date.now()
  const body = live.safeParse(await answer.json().catch(() => undefined))
  if (!answer.ok || !body.success)
    return [
      problem(
        `${env.PUBLIC_URL}/api/live answers ${answer.status}, and not as this server does.`,
        'Look whether PUBLIC_URL leads to the proxy, and the proxy to HOST and PORT.',
      ),
    ]
  const findings = [
    body.data.version === version
      ? ok(`${env.PUBLIC_URL} answers with version ${version}.`)
      : warning(
          `${env.PUBLIC_URL} answers with version ${body.data.version}, and this folder has ${version}.`,
          'Restart the server with the newest version, or run this command in its folder.',
        ),
  ]
  const date = Date.parse(answer.headers.get('date') ?? '')
  // The header has whole seconds.
  if (date) findings.push(compareClocks('the proxy', date, { sent: sent - 1000, answered }))
  if (env.PUBLIC_URL.startsWith('https:'))
    findings.push(await checkCertificate(new URL(env.PUBLIC_URL)), checkTransport(answer))
  return [
    ...findings,
    ...(await checkHeaders(ask, env)),
    await checkBody(ask, env, maxBody),
    await checkEvents(ask, env),
  ]
}

function checkTransport({ headers }: Response): Finding {
  return headers.has('strict-transport-security')
    ? ok('Browsers will use https only.')
    : warning(
        'The proxy removes the header Strict-Transport-Security.',
        'Let it pass on the headers of the server unchanged.',
      )
}

function checkCertificate({ hostname, port }: URL): Promise<Finding> {
  return new Promise((done) => {
    const socket = connectTls(
      { host: hostname, port: Number(port || 443), servername: hostname, timeout: patience },
      () => {
        const days = (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000
        socket.end()
        const found = `The certificate of ${hostname} is valid for ${Math.floor(days)} more days.`
        done(
          days >= renewBefore
            ? ok(found)
            : warning(found, 'See why the proxy does not renew it: its log, port 80, DNS.'),
        )
      },
    )
    const fail = (error: unknown) => {
      socket.destroy()
      done(
        problem(
          `The certificate of ${hostname} cannot be read: ${messageOf(error)}.`,
          'Look at the certificate that the proxy is configured with.',
        ),
      )
    }
    socket.on('error', fail)
    socket.on('timeout', () => fail(new Error('no answer')))
  })
}
