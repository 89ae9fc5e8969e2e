import { randomUUID } from 'node:crypto'
import type { Env } from '../env.ts'
import { eventGap } from '../process/connection-check.ts'
import { type Finding, messageOf, ok, problem, warning } from './finding.ts'

type Ask = (path: string, init?: RequestInit) => Promise<Response>
type Caller = Pick<Env, 'AUTH_SERVICE_KEY' | 'TRUST_PROXY' | 'PUBLIC_URL'>

/** Of a network for documentation (RFC 5737): never a real caller. */
const falseAddress = '203.0.113.77'
const authorized = (env: Caller) => ({ Authorization: `Bearer ${env.AUTH_SERVICE_KEY}` })

/** Compares what was sent to the proxy with what the server saw of it. */
export async function checkHeaders(ask: Ask, env: Caller): Promise<Finding[]> {
  const given = randomUUID()
  const answer = await ask('/api/connection-check/request', {
    headers: { ...authorized(env), 'X-Forwarded-For': falseAddress, 'X-Request-Id': given },
  })
  if (answer.status !== 200)
    return [
      problem(
        `The server does not accept this AUTH_SERVICE_KEY (${answer.status}), so the proxy was not examined.`,
        'Run this command with the environment of the server.',
      ),
    ]
  const seen = (await answer.json()) as {
    caller_address: string
    is_from_proxy: boolean
    forwarded_protocol: string | null
  }
  const findings: Finding[] = []
  if (env.TRUST_PROXY.length > 0 && !seen.is_from_proxy)
    findings.push(
      problem(
        `Requests come from ${seen.caller_address}, which is not in TRUST_PROXY: all visitors count as one.`,
        `Set TRUST_PROXY=${seen.caller_address}, if that is your proxy.`,
      ),
    )
  else if (seen.caller_address === falseAddress)
    findings.push(
      problem(
        'Callers can choose the address that they are counted by: the proxy passes on their X-Forwarded-For.',
        'Let the proxy replace that header, or append the real address. Name only your own proxies in TRUST_PROXY.',
      ),
    )
  else findings.push(ok(`This machine is counted by its address, ${seen.caller_address}.`))
  if (seen.is_from_proxy && answer.headers.get('x-request-id') === given)
    findings.push(
      warning(
        'The proxy passes on the X-Request-Id of callers.',
        'Let it replace that header, as the examples in deploy/ do: otherwise callers choose the ids in your log.',
      ),
    )
  return findings
}

/** @param max bytes of the largest request that the server accepts */
export async function checkBody(ask: Ask, env: Caller, max: number): Promise<Finding> {
  const megabytes = `${Math.floor(max / 1024 ** 2)} MB`
  const advice = `Raise the proxy's limit for a request to ${max} bytes or more (nginx: client_max_body_size).`
  try {
    const answer = await ask('/api/connection-check/body', {
      method: 'POST',
      headers: { ...authorized(env), 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(max),
    })
    await answer.arrayBuffer()
    return answer.ok
      ? ok(`A file of ${megabytes} passes the proxy.`)
      : problem(`The proxy rejects a file of ${megabytes} (${answer.status}).`, advice)
  } catch (error) {
    return problem(`A file of ${megabytes} does not pass the proxy: ${messageOf(error)}.`, advice)
  }
}

/** Two events that were sent a second apart have to arrive apart. */
export async function checkEvents(ask: Ask, env: Caller): Promise<Finding> {
  const late = (found: string) =>
    problem(
      found,
      'Switch buffering and compression of text/event-stream off in the proxy (nginx: proxy_buffering off).',
    )
  try {
    const answer = await ask('/api/connection-check/events', {
      headers: { ...authorized(env), Accept: 'text/event-stream' },
    })
    if (!answer.ok || !answer.body)
      return late(
        `Events do not pass the proxy (${answer.status}): messages would not arrive live.`,
      )
    let text = ''
    let firstAt: number | undefined
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      text += chunk
      if (firstAt === undefined && text.includes('event: first')) firstAt = performance.now()
      if (text.includes('event: second')) break
    }
    const gap = performance.now() - (firstAt ?? 0)
    return firstAt !== undefined && gap >= eventGap / 2
      ? ok('Events pass the proxy at once.')
      : late('The proxy collects events before it passes them on: messages would arrive late.')
  } catch (error) {
    return late(`Events do not pass the proxy: ${messageOf(error)}.`)
  }
}
