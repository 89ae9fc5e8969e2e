import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { followed } from '#tests/support/event-streams.ts'

/** Something that happened at a time of `performance.now()`. */
export interface Timed {
  at: number
}

/** A write that a server has acknowledged with 200 or 201. */
export interface Acknowledged extends Timed {
  id: string
  server: number
}

/** What the clients of the bench saw. */
export interface Observed {
  /** Status of each call, or what came instead: `hang`, `no answer`, `503 without Retry-After`. */
  answers: (Timed & { status: string; ms: number })[]
  readings: Acknowledged[]
  messages: (Acknowledged & { sent: number })[]
  /** Sign-ups: the id is the email address, to which a job sends a code. */
  signUps: Acknowledged[]
  /** Writes of a plain client with a new connection each: when the cluster itself takes writes. */
  probes: Timed[]
  /** Messages that the stream of one reader announced. */
  announced: (Timed & { id: string; stream: string })[]
  /** By stream, all messages that its reader knows: announced, or listed after `ready`. */
  known: Map<string, Set<string>>
}

/** Milliseconds. Clients that wait a shorter time than `Retry-After` says are the harder test. */
const pauses = { write: 20, retry: 200, read: 100, message: 500, signUp: 2000, probe: 200 }
/** Milliseconds after which a call counts as one that hangs. */
const timeoutMs = 15_000

interface Wanted {
  servers: readonly string[]
  patient: { token: string }
  doctor: { token: string }
  thread_id: string
  /** Address of a database with a table `probe`. */
  probe: string
}

/** Starts clients of all servers. @returns what they observe while they run, and how to stop them */
export function startClients({ servers, patient, doctor, thread_id, probe }: Wanted) {
  const seen: Observed = {
    answers: [],
    readings: [],
    messages: [],
    signUps: [],
    probes: [],
    announced: [],
    known: new Map(),
  }
  const stopping = new AbortController()
  const isRunning = () => !stopping.signal.aborted

  /** @returns the answer's body where it is 2xx */
  async function call(server: number, path: string, token?: string, body?: object) {
    const at = performance.now()
    const note = (status: string) => seen.answers.push({ at, status, ms: performance.now() - at })
    try {
      const answer = await fetch(servers[server]! + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await answer.text()
      const isBare = answer.status === 503 && !answer.headers.has('retry-after')
      note(isBare ? '503 without Retry-After' : String(answer.status))
      return answer.ok ? (JSON.parse(text) as unknown) : undefined
    } catch (error) {
      note((error as Error).name === 'TimeoutError' ? 'hang' : 'no answer')
      return undefined
    }
  }

  /** Sends one write with the same id until it is acknowledged. */
  async function write(server: number, path: string, token: string, body: { id: string }) {
    while (isRunning()) {
      if (await call(server, path, token, body))
        return { id: body.id, server, at: performance.now() }
      await wait(pauses.retry)
    }
    return undefined
  }

  async function repeat(pause: number, work: (turn: number) => Promise<unknown>) {
    for (let turn = 0; isRunning(); turn++) {
      await work(turn)
      await wait(pause)
    }
  }

  const writeReadings = (server: number) =>
    repeat(pauses.write, async () => {
      const body = { id: randomUUID(), systolic: 120, diastolic: 80 }
      const done = await write(server, '/api/blood-pressure-readings', patient.token, body)
      if (done) seen.readings.push(done)
    })

  const listReadings = (server: number) =>
    repeat(pauses.read, () => call(server, '/api/blood-pressure-readings?limit=20', patient.token))

  const writeMessages = () =>
    repeat(pauses.message, async (turn) => {
      const sent = performance.now()
      const path = `/api/threads/${thread_id}/messages`
      const body = { id: randomUUID(), body: 'Good morning' }
      const done = await write(turn % servers.length, path, patient.token, body)
      if (done) seen.messages.push({ ...done, sent })
    })

  const signUp = () =>
    repeat(pauses.signUp, async (turn) => {
      const email = `person-${turn}@example.test`
      const server = turn % servers.length
      const data = { full_name: 'Bupe Zulu', role: 'client' }
      const body = { email, password: 'Lusaka-Morning-7', data }
      if (await call(server, '/auth/v1/signup', undefined, body))
        seen.signUps.push({ id: email, server, at: performance.now() })
    })

  async function writeProbe() {
    const client = new pg.Client({
      connectionString: probe,
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('insert into probe default values')
      seen.probes.push({ at: performance.now() })
    } catch {}
    await client.end().catch(() => {})
  }

  // Without waiting for the one before, which may hang.
  const writeProbes = () => repeat(pauses.probe, async () => void writeProbe())

  /** Does what the messages page does: fetches again at `ready`, and reconnects after an end. */
  async function follow(server: number, reader: string, token: string) {
    const stream = `${reader} at ${server}`
    const known = new Set<string>()
    seen.known.set(stream, known)
    await repeat(pauses.retry, async () => {
      const answer = await fetch(`${servers[server]}/api/messages/stream`, {
        headers: { authorization: `Bearer ${token}` },
        signal: stopping.signal,
      }).catch(() => undefined)
      if (!answer?.ok) return
      const events = followed(answer)
      for (;;) {
        const next = await events.next().catch(() => undefined)
        if (!next) return
        if (next.event === 'message') {
          const id = next.data.message_id as string
          known.add(id)
          seen.announced.push({ id, stream, at: performance.now() })
        } else if (next.event === 'ready') void fetchMessages(server, token, known)
      }
    })
  }

  async function fetchMessages(server: number, token: string, known: Set<string>) {
    while (isRunning()) {
      const path = `/api/threads/${thread_id}/messages?limit=100`
      const rows = (await call(server, path, token)) as { id: string }[] | undefined
      if (rows) return rows.forEach(({ id }) => known.add(id))
      await wait(pauses.retry)
    }
  }

  const all = servers.flatMap((_, server) => [
    writeReadings(server),
    writeReadings(server),
    listReadings(server),
    follow(server, 'patient', patient.token),
    follow(server, 'doctor', doctor.token),
  ])
  const running = Promise.all([...all, writeMessages(), signUp(), writeProbes()])
  return {
    seen,
    async stop() {
      stopping.abort()
      await running
    },
  }
}
