import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { type CalendarChange, followWhileVisible } from './calendar-connection.ts'

/** What the server answers to each connection, in order; the last again and again. */
const answers: (() => Response)[] = []
const sent = vi.hoisted(() => ({ count: 0 }))
vi.mock('./authenticated-fetch.ts', () => ({
  sendAsMe() {
    const answer = answers[Math.min(sent.count, answers.length - 1)]!
    sent.count += 1
    return Promise.resolve().then(answer)
  },
}))

const eventsOf = (...names: string[]) =>
  new Response(names.map((name) => `event: ${name}\ndata: {}\n\n`).join(''))
function rejected(status: number): Response {
  throw new ProblemError({ code: 'rejected', message: 'No.', status })
}

let changes: CalendarChange['changed'][]
let live: boolean[]
let page: EventTarget & { visibilityState?: string }
let connection: ReturnType<typeof followWhileVisible>

beforeEach(() => {
  vi.useFakeTimers()
  answers.length = 0
  sent.count = 0
  changes = []
  live = []
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  connection.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow() {
  connection = followWhileVisible({
    onChange: (all) => changes.push(...all.map(({ changed }) => changed)),
    onLive: (isLive) => live.push(isLive),
  })
}

it('supposes a change each 30 s once the server follows another page in place of this one', async () => {
  answers.push(() => eventsOf('ready', 'elsewhere'))
  follow()
  await vi.advanceTimersByTimeAsync(1000)
  expect([changes, live]).toEqual([
    ['ready', 'supposed'],
    [true, false],
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(changes).toEqual(['ready', 'supposed', 'supposed', 'supposed'])
  expect(sent.count).toBe(1)
})

it('supposes nothing on a page that is hidden', async () => {
  answers.push(() => eventsOf('elsewhere'))
  follow()
  await vi.advanceTimersByTimeAsync(1000)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(changes).toEqual(['supposed'])
})

it('asks at once and is live again where the user presses', async () => {
  answers.push(
    () => rejected(403),
    () => eventsOf('ready'),
  )
  follow()
  await vi.advanceTimersByTimeAsync(1000)
  connection.refresh()
  await vi.advanceTimersByTimeAsync(500)
  expect([changes, live]).toEqual([
    ['supposed', 'asked', 'ready'],
    [false, true],
  ])
})

it('tries again where a server does not have the stream yet', async () => {
  answers.push(
    () => rejected(404),
    () => eventsOf('ready', 'visits'),
  )
  follow()
  await vi.advanceTimersByTimeAsync(5000)
  expect(changes.slice(0, 2)).toEqual(['ready', 'visits'])
  expect(live[0]).toBe(true)
})
