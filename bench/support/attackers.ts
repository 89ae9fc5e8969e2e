import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { getPriority, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { healthDataConsent } from '#domain/accounts/consent.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { flood } from '#tests/support/uploads.ts'

/**
 * All that may weigh on a server at once, in a process of its own: `node attackers.ts URL` prints
 * `ready` when every attacker has an account, attacks until it is killed, and then says what the answers were.
 * Their machine is not the server's, so that they get the processor time that is left.
 */
setPriority(Math.min(19, getPriority() + 5))
const url = process.argv[2]!
const password = 'Lusaka-Morning-7'
const prints = 20
const logins = 100
const slow = 400

const answers = new Map<string, number>()
const note = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1)

let lastAddress = 0
const newAddress = () => `10.1.${lastAddress >> 8}.${lastAddress++ & 255}`

interface CallOptions extends RequestInit {
  address: string
  headers?: Record<string, string>
}

async function call(what: string, path: string, options: CallOptions) {
  const { address, ...rest } = options
  const headers = { 'X-Forwarded-For': address, ...rest.headers }
  try {
    const answer = await fetch(url + path, { ...rest, headers })
    const text = await answer.text()
    note(`${what}: ${answer.status}`)
    // A rejected caller does not wait as long as `Retry-After` says.
    if (answer.status === 503) await wait(250)
    return text
  } catch {
    note(`${what}: no answer`)
    await wait(250)
    return ''
  }
}

const json = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
})

async function signUp(role: 'client' | 'provider') {
  const email = `${randomBytes(6).toString('hex')}@example.test`
  const address = newAddress()
  const body = { email, password, data: { full_name: 'Bupe Zulu', role } }
  const text = await call('sign-up', '/auth/v1/signup', { ...json(body), address })
  const { access_token } = JSON.parse(text) as { access_token: string }
  const headers = { Authorization: `Bearer ${access_token}` }
  const consent = json(healthDataConsent)
  const all = { ...consent, address, headers: { ...consent.headers, ...headers } }
  await call('consent', '/api/consents', all)
  return { email, address, headers }
}
type Attacker = Awaited<ReturnType<typeof signUp>>

async function recordReadings({ address, headers }: Attacker) {
  for (let at = 0; at < 30; at += 1) {
    const reading = json({
      id: crypto.randomUUID(),
      systolic: 120 + at,
      diastolic: 80,
      seconds_ago: at * 80_000,
    })
    const all = { ...reading, address, headers: { ...reading.headers, ...headers } }
    await call('reading', '/api/blood-pressure-readings', all)
  }
}

const forever = async (deed: () => Promise<unknown>) => {
  for (;;) await deed()
}

const day = (ago: number) => dayAfter(todayInLusaka(), -ago)

const print = ({ address, headers }: Attacker) =>
  call('print', `/api/blood-pressure-report/pdf?from=${day(90)}&to=${day(0)}`, { address, headers })

const logIn = ({ address, email }: Attacker) =>
  call('login', '/auth/v1/token?grant_type=password', { ...json({ email, password }), address })

function send(
  who: Attacker,
  what: string,
  path: string,
  field: string,
  file: Uint8Array<ArrayBuffer>,
) {
  const form = new FormData()
  form.append(field, new File([file], 'a'))
  return call(what, path, { method: 'POST', body: form, ...who })
}

const picture = flood(1, 50_000)
const pdfs = ['/OpenAction 7 0 R ', '/ObjStm '].map(
  (part) => new Uint8Array(Buffer.from(`%PDF-1.7 ${part.repeat(5_000_000 / part.length)}`)),
)
const year = new Date().getUTCFullYear() + 1
const certificate = { registration_body: 'Health Professions Council of Zambia' }

function sendPdf(who: Attacker, pdf: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.append('registration_body', certificate.registration_body)
  form.append('registration_number', 'HPCZ-PSY-00001')
  form.append('certificate_expires_on', `${year}-12-31`)
  form.append('certificate_year', String(year - 1))
  form.append('document', new File([pdf], 'a.pdf'))
  return call('hostile PDF', '/api/provider/registration', { method: 'POST', body: form, ...who })
}

/** Sends half a request, and half of the next one as soon as the connection is closed. */
function dawdle(half: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {}).resume()
  socket.write(half)
  socket.once('close', () => {
    note('slow client: closed')
    setTimeout(() => dawdle(half), 100)
  })
}
const halfHead = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Half: '
const halfBody =
  'POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":'

const people: Attacker[] = []
for (let at = 0; at < prints; at += 1) people.push(await signUp('client'))
await Promise.all(people.map(recordReadings))
const providers = [await signUp('provider'), await signUp('provider'), await signUp('provider')]
answers.clear()
console.log('ready')
process.on('SIGTERM', () => {
  const lines = [...answers]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([what, count]) => `  ${String(count).padStart(6)}  ${what}`)
  console.log(lines.join('\n'))
  process.exit(0)
})
process.stdin.once('data', () => {
  for (let at = 0; at < slow; at += 1) dawdle(at % 2 === 0 ? halfHead : halfBody)
  for (const person of people) void forever(() => print(person))
  for (let at = 0; at < logins; at += 1) {
    const person = people[at % people.length]!
    void forever(() => logIn({ ...person, address: `10.2.0.${at}` }))
  }
  void forever(() =>
    send(providers[0]!, 'hostile picture', '/api/provider/photo', 'photo', picture),
  )
  void forever(() => sendPdf(providers[1]!, pdfs[0]!))
  void forever(() => sendPdf(providers[2]!, pdfs[1]!))
})
