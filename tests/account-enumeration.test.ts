import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#server/accounts/passwords/password-hashes.ts'
import { newestMail, signInAs, signUpAs } from './support/accounts.ts'
import { goodPassword } from './support/good-password.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { putInState, type State, states, waysIn } from './support/account-enumeration.ts'

let app: TestApp
let password_hash: string
beforeAll(async () => {
  app = await openTestApp({ AUTH_LIMITS: 'true' })
  password_hash = await hashPassword(goodPassword, '127.0.0.1')
})
afterAll(() => app.close())

let count = 0
/** A fresh address, always of the same length, in a state. */
async function addressIn(state: State) {
  count += 1
  const email = `person.${String(count).padStart(6, '0')}@example.test`
  const mover = await app.createPersona()
  const sql = (text: string, values?: unknown[]) => app.database.asOwner(text, values)
  await putInState(sql, state, { email, password_hash, mover: mover.user_id })
  return email
}

/** Everything of an answer that can be seen, with what differs between any two answers replaced. */
async function answerOf(name: string, email: string, asker: Persona): Promise<string[]> {
  const { after, method, path, body, isSignedIn } = waysIn[name]!
  const before = after ? await answerOf(after, email, asker) : []
  const response = await app.request(method, path, {
    body: body(email),
    headers: { 'X-Forwarded-For': email },
    ...(isSignedIn ? { as: asker } : {}),
  })
  const text = await response.text()
  const seen = JSON.stringify([response.status, [...response.headers], text])
    .replaceAll(email, '<address>')
    .replaceAll(asker.user_id, '<asker>')
    .replaceAll(asker.email, '<asker’s address>')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time>')
    .replaceAll(/(after |retry-after",")\d+/g, '$1<seconds>')
  return [...before, seen]
}

const mailsTo = async (email: string) =>
  (await app.database.asOwner('select id from platform.mail_outbox where recipient = $1', [email]))
    .length

describe.each(Object.keys(waysIn))('the way in "%s"', (name) => {
  it('answers all addresses alike, at the first and second call', async () => {
    const seen: Record<string, string[]> = {}
    // All at once: most of the time of such a call is the shortest that any of them may take.
    await Promise.all(
      states.map(async (state) => {
        const asker = await app.createPersona()
        const email = await addressIn(state)
        const first = await answerOf(name, email, asker)
        seen[state] = [...first, ...(await answerOf(name, email, asker))]
      }),
    )
    for (const state of states) expect(seen[state], state).toEqual(seen.unknown)
  })
})

it.each(['sign-up', 'email change'])('sends one email to each address after %s', async (name) => {
  const sent: Record<string, number> = {}
  await Promise.all(
    states.map(async (state) => {
      const email = await addressIn(state)
      await answerOf(name, email, await app.createPersona())
      sent[state] = await mailsTo(email)
    }),
  )
  expect(sent).toEqual(Object.fromEntries(states.map((state) => [state, 1])))
})

it('answers every password of a sign-up alike, the first and the newest', async () => {
  const passwords = [1, 2, 3, 4, 5, 6, 7].map((n) => `Chosen-by 1 stranger ${n}`)
  const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }
  const codes: Record<string, string[]> = {}
  for (const state of ['unknown', 'confirmed', 'unconfirmed', 'imported'] as const) {
    const email = await addressIn(state)
    const browser = 'b'.repeat(22)
    for (const [n, password] of passwords.entries()) {
      await app.database.asOwner(
        `update accounts.mail_intervals set sent_at = sent_at - interval '61 s'`,
      )
      const redirect_to = `http://localhost:3000/confirm?browser=${browser}`
      const from = n % 2 ? `?redirect_to=${encodeURIComponent(redirect_to)}` : ''
      const { status } = await app.call('POST', `/auth/v1/signup${from}`, {
        body: { email, password, ...(n % 3 ? challenge : {}) },
      })
      expect(status).toBe(200)
    }
    await app.database.asOwner('delete from accounts.wrong_tries')
    codes[state] = []
    for (const password of passwords) {
      const { body } = await signInAs(app, email, password)
      codes[state].push(body.error_code)
      await app.database.asOwner('delete from accounts.wrong_tries')
    }
  }
  const [first, lost, kept] = ['email_not_confirmed', 'invalid_credentials', 'email_not_confirmed']
  expect(codes.unknown).toEqual([first, lost, lost, kept, kept, kept, kept])
  expect(codes.confirmed).toEqual(codes.unknown)
  expect(codes.unconfirmed).toEqual(codes.unknown)
  expect(codes.imported).toEqual(codes.unknown)
})

it('lets the owner log in as before, and no one with a stranger’s password', async () => {
  const email = await addressIn('confirmed')
  await app.call('POST', '/auth/v1/signup', { body: { email, password: 'Stranger-Chosen 1' } })
  expect((await signInAs(app, email)).status).toBe(200)
  expect((await newestMail(email)).subject).toContain('already have an account')
  const [row] = await app.database.asOwner('select full_name from user_profiles where email = $1', [
    email,
  ])
  expect(row!.full_name).toBe('Mutale Banda')
})

it('gives no new attempts at a password after a sign-up with its address', async () => {
  const email = await addressIn('confirmed')
  await signUpAs(app, email)
  await app.call('POST', '/auth/v1/signup', { body: { email, password: 'Stranger-Chosen 1' } })
  await app.database.asOwner(`update accounts.mail_intervals set sent_at = now() - interval '61 s'`)
  await app.call('POST', '/auth/v1/signup', { body: { email, password: 'Stranger-Chosen 1' } })
  const statuses: number[] = []
  for (let guess = 0; guess < 4; guess += 1) {
    statuses.push((await signInAs(app, email, `A guess ${guess}`)).status)
    statuses.push((await signInAs(app, email, 'Stranger-Chosen 1')).status)
  }
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400])
  expect(statuses).toContain(429)
})

it('lets no one confirm an address that is in use as their own', async () => {
  const email = await addressIn('confirmed')
  const me = await app.createPersona()
  const { body } = await app.call('PUT', '/auth/v1/user', { as: me, body: { email } })
  expect(body.new_email).toBe(email)
  const mail = await newestMail(email)
  expect([mail.link, mail.code]).toEqual(['', ''])
  expect(mail.text).toContain('You already have an account')
  const { token_hash } = await newestMail(me.email)
  const verify = (more: object) =>
    app.call('POST', '/auth/v1/verify', { body: { type: 'email_change', ...more } })
  expect((await verify({ token_hash })).body.msg).toContain('link sent to the other email')
  await app.database.asOwner(
    `update accounts.one_time_tokens set token_hash = sha256('known') where sent_to = $1`,
    [email],
  )
  expect((await verify({ token_hash: 'known' })).body.error_code).toBe('email_exists')
  const rows = await app.database.asOwner('select id from accounts.users where email = $1', [email])
  expect(rows).toHaveLength(1)
})
