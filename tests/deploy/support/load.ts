import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { followed } from '#tests/support/event-streams.ts'

/** A client of the API with a token. */
export interface Caller {
  token: string
}

export interface Correspondence {
  patient: Caller
  doctor: Caller
  thread_id: string
}

/** What a load through a proxy has done so far. */
export interface Load {
  /** Requests answered as they should be, by kind. */
  counts: Record<string, number>
  /** Each request that failed: what it was, and how. */
  failures: string[]
  /** Ids of readings and messages that the server has confirmed. */
  saved: { readings: string[]; messages: string[] }
  /** How often each event stream was opened, and the ids of the messages that it announced. */
  streams: { opened: number; announced: Set<string> }[]
  /** Versions that have answered. */
  versions: Set<string>
  /** Ends the load, once each client has finished its request. */
  stop(): Promise<void>
}

interface Settings {
  url: string
  people: readonly Caller[]
  correspondence: Correspondence
  login: { email: string; password: string }
  /** Paths of chunks that the pages of the version before load. */
  chunks: readonly string[]
}

/** Milliseconds that each client pauses between two requests. */
const pause = 20

/** Reads, writes, logs in, loads pages and follows streams through a proxy until it is stopped. */
export function startLoad({ url, people, correspondence, login, chunks }: Settings): Load {
  const load = {
    counts: {} as Record<string, number>,
    failures: [] as string[],
    saved: { readings: [] as string[], messages: [] as string[] },
    streams: [] as Load['streams'],
    versions: new Set<string>(),
  }
  const stopping = new AbortController()

  /** One request, read to its end. @returns its text where it has the wanted status */
  async function send(kind: string, path: string, init: RequestInit = {}, wanted = [200, 201]) {
    try {
      const answer = await fetch(url + path, init)
      const text = await answer.text()
      if (wanted.includes(answer.status)) {
        load.counts[kind] = (load.counts[kind] ?? 0) + 1
        return text
      }
      load.failures.push(`${kind} ${path}: ${answer.status} ${text.slice(0, 200)}`)
    } catch (error) {
      const { cause, message } = error as Error
      load.failures.push(`${kind} ${path}: ${message} ${String(cause)}`)
    }
    return undefined
  }
  const as = ({ token }: Caller, body?: object) => ({
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  const repeat = async (work: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      await work()
      await wait(pause)
    }
  }

  const readings = ['/api/profile', '/api/blood-pressure-readings?limit=20', '/api/appointments']
  const read = async (person: Caller) => {
    for (const path of readings) await send('read', path, as(person))
  }
  const record = async (person: Caller) => {
    const id = randomUUID()
    const body = { id, systolic: 128, diastolic: 82 }
    if (await send('reading', '/api/blood-pressure-readings', as(person, body)))
      load.saved.readings.push(id)
    const glucose = { id: randomUUID(), glucose_level: 6.1, unit: 'mmol/L', context: 'Fasting' }
    await send('glucose', '/api/glucose-readings', as(person, glucose))
  }
  const logIn = async () => {
    const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })
    const text = await send('login', '/auth/v1/token?grant_type=password', post(login))
    if (!text) return
    const { access_token, refresh_token } = JSON.parse(text) as Record<string, string>
    await send('refresh', '/auth/v1/token?grant_type=refresh_token', post({ refresh_token }))
    await send('read', '/api/profile', as({ token: access_token! }))
  }
  const open = async () => {
    for (const path of ['/', '/login', '/pricing']) {
      const html = (await send('page', path)) ?? ''
      for (const chunk of new Set(html.match(/\/assets\/[\w-]+\.(?:js|css)/g)))
        await send('chunk', chunk)
    }
    const live = await send('live', '/api/live')
    if (live) load.versions.add((JSON.parse(live) as { version: string }).version)
  }
  let next = 0
  const openLater = () => send('chunk of an open page', chunks[next++ % chunks.length]!)
  const write = async () => {
    const id = randomUUID()
    const path = `/api/threads/${correspondence.thread_id}/messages`
    const body = { id, body: 'Are you well?' }
    if (await send('message', path, as(correspondence.patient, body))) load.saved.messages.push(id)
    await wait(200)
  }
  const follow = async () => {
    const stream = { opened: 0, announced: new Set<string>() }
    load.streams.push(stream)
    while (!stopping.signal.aborted) {
      try {
        const { signal } = stopping
        const answer = await fetch(`${url}/api/messages/stream`, {
          ...as(correspondence.doctor),
          signal,
        })
        if (answer.status !== 200) load.failures.push(`stream: ${answer.status}`)
        else {
          stream.opened += 1
          const events = followed(answer)
          for (let event = await events.next(); event; event = await events.next())
            if (event.event === 'message') stream.announced.add(String(event.data.message_id))
        }
      } catch (error) {
        if (!stopping.signal.aborted) load.failures.push(`stream: ${String(error)}`)
      }
    }
  }

  const lanes = [
    ...people.slice(0, 4).map((person) => repeat(() => read(person))),
    ...people.slice(4, 7).map((person) => repeat(() => record(person))),
    ...[logIn, open, open, openLater, write].map((work) => repeat(work)),
    ...[follow, follow, follow].map((work) => work()),
  ]
  return Object.assign(load, {
    async stop() {
      stopping.abort()
      await Promise.all(lanes)
    },
  })
}
