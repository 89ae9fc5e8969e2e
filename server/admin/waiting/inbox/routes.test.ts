import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isUrgentKind, type WaitingEntry, waitingKinds } from '#domain/admin/waiting.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { inDays } from '#tests/support/safety-alerts.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  await app.database.asOwner('update crisis_lines set last_checked = current_date')
  for (const since of Object.values(rows)) await since()
}, 120_000)
afterAll(() => app.close())

const insert = async (table: string, values: object) => {
  const names = Object.keys(values)
  const [row] = await app.database.asOwner(
    `insert into ${table} (${names.map((one) => `"${one}"`).join()}) values (${names.map((_, at) => `$${at + 1}`).join()}) returning id`,
    Object.values(values),
  )
  return row!.id as string
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const person = async (traits = {}) =>
  (await app.createPersona({ full_name: 'Mutinta Zulu', ...traits })).user_id
const document = { document_type: 'application/pdf', document_hash: Buffer.from('x') }
const payment = {
  plan_name: 'Wellness Starter',
  amount_ngwee: 25_000,
  phone: '+260977123456',
  network: 'Airtel',
  status: 'succeeded',
  succeeded_at: daysAgo(20),
  purpose: 'invoice',
}
const email = { recipient: 'grey@example.test', subject: 'A', text_body: 'b', html_body: 'c' }
const given_up = { last_error: '550', undelivered_at: new Date() }

/** One of each kind, the first the longest ago, and beside it what does not wait. */
const rows = {
  async undelivered_email() {
    await insert('platform.mail_outbox', {
      ...email,
      ...given_up,
      undelivered: 'rejected',
      created_at: daysAgo(40),
    })
    await insert('platform.mail_outbox', { ...email, ...given_up, undelivered: 'expired' })
    await insert('platform.mail_outbox', { ...email, last_error: '451' })
  },
  async helpline() {
    await app.database.asOwner(
      `update crisis_lines set last_checked = current_date - 120 where id = (select id from crisis_lines where kind <> 'abroad' and is_shown limit 1)`,
    )
  },
  async registration() {
    const registration = {
      ...document,
      registration_body: 'HPCZ',
      registration_number: '1',
      certificate_year: 2026,
      certificate_expires_on: '2026-12-31',
      submitted_at: daysAgo(20),
    }
    await insert('provider_registrations', {
      ...registration,
      provider_id: await person({ role: 'provider', provider_status: 'pending' }),
    })
  },
  async refund() {
    const asked = { refund_status: 'requested', refund_requested_at: daysAgo(18) }
    await insert('payments', { ...payment, ...asked, receipt_number: 900_001 })
  },
  async failed_refund() {
    const failed = { refund_status: 'refunded', refund_id: randomUUID(), refund_failure: 'away' }
    await insert('payments', {
      ...payment,
      ...failed,
      refund_requested_at: daysAgo(16),
      receipt_number: 900_002,
    })
  },
  async verification() {
    const user_id = await person({ is_student: true })
    await insert('student_verifications', { ...document, user_id, submitted_at: daysAgo(14) })
  },
  async identity_change() {
    const provider_id = await person({ role: 'provider' })
    const wish = { full_name: 'Dr Other', qualifications: '{}', submitted_at: daysAgo(12) }
    await insert('identity_changes', { ...wish, provider_id })
  },
  async message() {
    const message = { name: 'Mutinta Zulu', email: 'a@example.test', subject: 'A', message: 'b' }
    await insert('contact_messages', { ...message, submittedAt: daysAgo(10) })
    await insert('contact_messages', { ...message, answered_at: new Date() })
  },
  async payment_difference() {
    const difference = { day: inDays(-10), kind: 'deposit', order_id: randomUUID(), what: 'state' }
    const said = { ...difference, ours: 'failed', theirs: 'completed' }
    await insert('payment_differences', { ...said, found_at: daysAgo(9.5) })
    const explained = { explanation: 'Paid back in cash', explained_at: new Date() }
    await insert('payment_differences', { ...said, ...explained, theirs: 'under way' })
  },
  async open_till() {
    const holder_id = await person({ role: 'front_desk' })
    await insert('tills', { holder_id, day: inDays(-9) })
    await insert('tills', { holder_id, day: inDays(0) })
  },
  async late_referral() {
    const referral = { id: randomUUID(), urgency: 'urgent', question: 'Please', status: 'asked' }
    const patient_id = await person()
    await insert('referrals', { ...referral, patient_id, created_at: daysAgo(9) })
    await insert('referrals', { ...referral, id: randomUUID(), patient_id })
  },
  async late_call_back() {
    const call = { id: randomUUID(), phone_number: '+260977123456' }
    const ends_at = daysAgo(5)
    const starts_at = daysAgo(6)
    await insert('call_backs', { ...call, user_id: await person(), starts_at, ends_at })
  },
  async late_check_in() {
    const words = { went_well: '', was_hard: '', plan: '', wording_version: 'en-1' }
    const said = { ...words, answers: '{3,3,3,3,3}', score: 60, month: '2026-11-01' }
    const created_at = daysAgo(20)
    for (const days of [6.5, -1])
      await insert('check_ins', {
        ...said,
        id: randomUUID(),
        user_id: await person(),
        created_at,
        due_at: daysAgo(days),
      })
  },
  async late_question() {
    const question = { topic: 'plan', team: 'desk' }
    for (const days of [6.2, -1])
      await insert('support_questions', {
        ...question,
        id: randomUUID(),
        user_id: await person(),
        asked_at: daysAgo(20),
        remind_at: daysAgo(days),
        due_at: daysAgo(days),
      })
  },
  async safety_alert() {
    const user_id = await person()
    await insert('consents', { user_id, purpose: 'safety_alerts', version: '1' })
    const alert = { user_id, due_at: daysAgo(2), admins_told_for: daysAgo(2) }
    for (const days of [4, 3])
      await insert('safety_alerts', {
        ...alert,
        provider_id: await person({ role: 'provider' }),
        raise_id: randomUUID(),
        raised_at: daysAgo(days),
        due_at: daysAgo(2).toISOString().slice(0, 19),
        admins_told_for: daysAgo(2).toISOString().slice(0, 19),
      })
  },
} satisfies Record<string, () => Promise<void>>

const inbox = (query = '', as: Persona | undefined = admin) =>
  app.call('GET', `/api/admin/inbox${query}`, { as })
const kindsOf = (entries: WaitingEntry[]) => entries.map(({ kind }) => kind)

const inOrder = [
  'missing_duty',
  'late_referral',
  'late_call_back',
  'safety_alert',
  'undelivered_email',
  'helpline',
  'registration',
  'refund',
  'failed_refund',
  'verification',
  'identity_change',
  'message',
  'payment_difference',
  'open_till',
  'late_check_in',
  'late_question',
]

it('has one of each that waits, what is urgent first, then the oldest', async () => {
  const { status, body } = await inbox()
  expect([status, kindsOf(body.entries), body.next]).toEqual([200, inOrder, null])
  expect(waitingKinds.toSorted()).toEqual(inOrder.toSorted())
  for (const entry of body.entries) expect(entry.is_urgent).toBe(isUrgentKind(entry.kind))
  const [duty, referral] = body.entries
  expect(duty).toMatchObject({ since: null, is_urgent: true })
  expect(Math.abs(Date.parse(referral.since) - daysAgo(9).getTime())).toBeLessThan(120_000)
  // The alert waits since it was raised to the first of its providers.
  expect(Math.abs(Date.parse(body.entries[3].since) - daysAgo(4).getTime())).toBeLessThan(120_000)
})

it('has as many as the counts say, which are those of the rail', async () => {
  const counts = (await app.call('GET', '/api/admin/waiting', { as: admin })).body
  // Drafts of the library are beside their page alone.
  const sum = Object.values<number>({ ...counts, guides: 0 }).reduce((all, one) => all + one, 0)
  expect(sum).toBe((await inbox()).body.entries.length)
  expect(counts).toMatchObject({ refunds: 2, crisis_lines: 1, safety_alerts: 1 })
})

it.each([1, 2, 5])('gives the same in pages of %d, each once', async (limit) => {
  const all: WaitingEntry[] = []
  let next: string | null = ''
  while (next !== null) {
    const { body } = await inbox(`?limit=${limit}${next && `&after=${encodeURIComponent(next)}`}`)
    expect(body.entries.length).toBeLessThanOrEqual(limit)
    all.push(...body.entries)
    next = body.next
  }
  expect(kindsOf(all)).toEqual(inOrder)
})

it('goes on between two that wait since the same instant', async () => {
  const at = daysAgo(1)
  const message = { name: 'M', email: 'b@example.test', subject: 'A', message: 'b' }
  for (const _ of [1, 2, 3]) await insert('contact_messages', { ...message, submittedAt: at })
  const first = (await inbox(`?limit=${inOrder.length + 1}`)).body
  const second = (await inbox(`?after=${encodeURIComponent(first.next)}`)).body
  expect(first.entries).toHaveLength(inOrder.length + 1)
  expect(second.entries).toHaveLength(2)
  const ids = [...first.entries, ...second.entries].map(({ id }) => id)
  expect(new Set(ids).size).toBe(inOrder.length + 3)
})

it('names no one, says nothing of health, and writes nothing into a trail', async () => {
  const answer = JSON.stringify((await inbox()).body)
  for (const word of ['Mutinta', 'example.test', '977123456', 'Please', 'Other'])
    expect(answer).not.toContain(word)
  const trail = await app.database.asOwner(
    'select action from platform.audit_events where actor_id = $1',
    [admin.user_id],
  )
  expect(trail).toEqual([])
})

it.each(['x', '1~2~3', '0~-5~00000000-0000-4000-8000-000000000000', '1~1~no-id'])(
  'rejects %s as a place in the list',
  async (after) => {
    const { status, body } = await inbox(`?after=${encodeURIComponent(after)}`)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['after']])
  },
)

it('is closed to everyone else', async () => {
  for (const role of ['client', 'provider', 'front_desk'] as const)
    expect((await inbox('', await app.createPersona({ role }))).status, role).toBe(403)
  expect((await app.call('GET', '/api/admin/inbox')).status).toBe(401)
})
