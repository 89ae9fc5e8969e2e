import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinAs, signUpAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { asSystem } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { sweep } from './jobs.ts'

let app: TestApp
let chanda: Persona
beforeAll(async () => {
  app = await openTestApp()
  chanda = await app.createPersona()
})
afterAll(() => app.close())

it('sweeps what has run out and leaves what is in use', async () => {
  const user = chanda.user_id
  const old = randomUUID()
  const factors = { begun: randomUUID(), forgotten: randomUUID(), inUse: randomUUID() }
  const run = (text: string, ...values: unknown[]) => app.database.asOwner(text, values)
  await run(
    `insert into accounts.sessions (id, user_id, refreshed_at) values ($1, $2, now() - interval '61 days')`,
    old,
    user,
  )
  await run(
    `insert into accounts.sessions (user_id, not_after) values ($1, now() - interval '1 second')`,
    user,
  )
  for (const [purpose, minutes] of [
    ['recovery', -1],
    ['confirmation', 1],
  ]) {
    await run(
      `insert into accounts.one_time_tokens (user_id, purpose, code_hmac, sent_to, expires_at)
       values ($1, $2, '', '', now() + make_interval(mins => $3))`,
      user,
      purpose,
      minutes,
    )
    await run(
      `insert into accounts.flow_states (user_id, purpose, code_challenge, code_challenge_method, created_at)
       values ($1, $2, '', 's256', now() + make_interval(hours => $3 * 25))`,
      user,
      purpose,
      minutes,
    )
  }
  for (const [name, status, days] of [
    ['begun', 'unverified', 0],
    ['forgotten', 'unverified', 2],
    ['inUse', 'verified', 400],
  ] as const) {
    await run(
      `insert into accounts.factors (id, user_id, friendly_name, status, secret, created_at)
       values ($1, $2, $3, $4, '', now() - make_interval(days => $5))`,
      factors[name],
      user,
      name,
      status,
      days,
    )
  }
  for (const minutes of [-1, 1]) {
    await run(
      `insert into accounts.factor_challenges (factor_id, expires_at) values ($1, now() + make_interval(mins => $2))`,
      factors.inUse,
      minutes,
    )
  }
  const mail = { subject: '', text_body: '', html_body: '' }
  await asSystem('write emails of a test', async (tx) => {
    for (const recipient of ['waiting@example.test', 'left@example.test'])
      await postMail(tx, { recipient, ...mail })
  })
  await run(
    `update pgboss.job set state = 'failed'
     where id = (select id from platform.mail_outbox where recipient = 'left@example.test')`,
  )

  await sweep.run()

  const left = async (columns: string, table: string) =>
    (await run(`select ${columns} as it from ${table} order by 1`)).map((row) => row.it)
  expect(await left('id', 'accounts.sessions')).toEqual([chanda.session_id])
  expect(await left('purpose', 'accounts.one_time_tokens')).toEqual(['confirmation'])
  expect(await left('purpose', 'accounts.flow_states')).toEqual(['confirmation'])
  expect(await left('friendly_name', 'accounts.factors')).toEqual(['begun', 'inUse'])
  expect(await left('expires_at > now()', 'accounts.factor_challenges')).toEqual([true])
  expect(await left('recipient', 'platform.mail_outbox')).toEqual(['waiting@example.test'])
})

it('erases an account that was unconfirmed for 30 days, with all its data', async () => {
  const made: Record<string, string> = {}
  const ages = { forgotten: 31, waiting: 29, suspended: 31, confirmed: 31, unasked: 31 }
  for (const [name, days] of Object.entries(ages)) {
    const { body } = await signUpAs(app, `${name}@example.test`, { full_name: name })
    made[name] = body.id
    await app.database.asOwner(
      `update accounts.users set created_at = now() - interval '1 year',
         confirmation_sent_at = now() - make_interval(days => $2) where id = $1`,
      [body.id, days],
    )
  }
  const set = (change: string, name: string) =>
    app.database.asOwner(`update accounts.users set ${change} where id = $1`, [made[name]])
  await set(`banned_until = '2100-01-01'`, 'suspended')
  await set('email_confirmed_at = now()', 'confirmed')
  await set('confirmation_sent_at = null', 'unasked')
  const notice = { subject: 'For its owner', text_body: '', html_body: '' }
  await asSystem('write an email of a test', (tx) =>
    postMail(tx, { recipient: 'forgotten@example.test', ...notice }),
  )
  await sweep.run()
  const profiles = await app.database.asOwner('select full_name from user_profiles order by 1')
  expect(profiles.map((row) => row.full_name)).toEqual([
    'Mutale Banda',
    'confirmed',
    'suspended',
    'unasked',
    'waiting',
  ])
  const mails = await app.database.asOwner(
    `select subject from platform.mail_outbox where recipient = 'forgotten@example.test'`,
  )
  // The account's own are gone; an email that others wrote to the address is not the account's.
  expect(mails).toEqual([{ subject: 'For its owner' }])
  expect((await signUpAs(app, 'forgotten@example.test')).body.id).not.toBe(made.forgotten)
})

it('rejects a refresh of a session that was idle for 60 days, also before the sweep', async () => {
  const { refresh_token, user } = await joinAs(app, 'idle@example.test')
  const refresh = () =>
    app.call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } })
  const lastUsed = (days: number) =>
    app.database.asOwner(
      'update accounts.sessions set refreshed_at = now() - make_interval(days => $2) where user_id = $1',
      [user.id, days],
    )
  await lastUsed(61)
  const late = await refresh()
  expect(late.status).toBe(400)
  expect(late.body.error_code).toBe('session_expired')
  await lastUsed(59)
  expect((await refresh()).status).toBe(200)
})

it('rejects the code of an opened link once its account was closed', async () => {
  const email = 'closed@example.test'
  const code_verifier = 'v'.repeat(43)
  const challenge = { code_challenge: code_verifier, code_challenge_method: 'plain' }
  const data = { full_name: 'Bwalya Zulu', date_of_birth: '1990-01-31' }
  const signedUp = await app.call('POST', '/auth/v1/signup', {
    body: { email, password: goodPassword, data, ...challenge },
  })
  const auth_code = randomUUID()
  const { id } = signedUp.body
  await app.database.asOwner(
    'update accounts.flow_states set auth_code = $2, opened_at = now() where user_id = $1',
    [id, auth_code],
  )
  const closed = await app.call('DELETE', `/auth/v1/admin/users/${id}`, {
    body: { should_soft_delete: true },
    headers: { Authorization: 'Bearer the service key of the tests, long enough too' },
  })
  expect(closed.status).toBe(200)
  const [profile] = await app.database.asOwner(
    'select full_name, email, date_of_birth from user_profiles where id = $1',
    [id],
  )
  expect(profile).toEqual({ full_name: '', email: null, date_of_birth: null })
  const answer = await app.call('POST', '/auth/v1/token?grant_type=pkce', {
    body: { auth_code, code_verifier },
  })
  expect(answer.status).toBe(404)
  expect(answer.body.error_code).toBe('flow_state_not_found')
})

it('sweeps what limits have counted, once it is over', async () => {
  const run = (text: string) => app.database.asOwner(text)
  for (const [key, hours] of [
    ['\\x01', -2],
    ['\\x02', 2],
  ] as const) {
    await run(
      `insert into platform.rate_limits (key_hmac, ends_at) values ('${key}', now() + interval '${hours} hours')`,
    )
    await run(
      `insert into accounts.wrong_tries (subject_hmac, last_at) values ('${key}', now() + interval '${hours} hours')`,
    )
    await run(
      `insert into accounts.wrong_passwords (address_hmac, since) values ('${key}', now() + interval '${hours} hours')`,
    )
  }
  await sweep.run()
  const keys = async (column: string, table: string) =>
    (await run(`select encode(${column}, 'hex') as key from ${table}`)).map(({ key }) => key)
  expect(await keys('key_hmac', 'platform.rate_limits')).toEqual(['02'])
  expect(await keys('subject_hmac', 'accounts.wrong_tries')).toEqual(['02'])
  expect(await keys('address_hmac', 'accounts.wrong_passwords')).toEqual(['02'])
})

it('forgets sign-ups with an address in use all at once, 30 days after the last one', async () => {
  const counts: number[] = []
  const email = 'in-use@example.test'
  await joinAs(app, email)
  await signUpAs(app, email)
  await signUpAs(app, email)
  const count = async () =>
    (
      await app.database.asOwner(
        'select s.id from accounts.sign_ups s join accounts.users u on u.id = user_id where email = $1',
        [email],
      )
    ).length
  for (const days of [20, 20]) {
    await app.database.asOwner(
      `update accounts.sign_ups set created_at = created_at - make_interval(days => $1::integer)`,
      [days],
    )
    if (counts.length === 0) await signUpAs(app, email)
    await sweep.run()
    counts.push(await count())
  }
  await app.database.asOwner(
    `update accounts.sign_ups set created_at = created_at - interval '11 days'`,
  )
  await sweep.run()
  expect([...counts, await count()]).toEqual([3, 3, 0])
})
