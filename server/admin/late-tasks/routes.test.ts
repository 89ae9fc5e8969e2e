import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { LateTask } from '#domain/admin/late-tasks.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
beforeEach(async () => {
  await app.database.asOwner('delete from referrals')
  await app.database.asOwner('delete from call_backs')
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)

async function lateCall(claimed_by: string | null = null) {
  const id = randomUUID()
  const patient = await app.createPersona({ full_name: 'Mwila Phiri' })
  await app.database.asOwner(
    `insert into call_backs (id, user_id, starts_at, ends_at, phone_number, claimed_by)
     values ($1, $2, now() - interval '5 hours', now() - interval '3 hours', '0977123456', $3)`,
    [id, patient.user_id, claimed_by],
  )
  return { id, patient }
}

async function lateReferral(status: 'asked' | 'sent' | 'accepted', people: (Persona | null)[]) {
  const id = randomUUID()
  const patient = await app.createPersona({ full_name: 'Mwila Phiri' })
  await app.database.asOwner(
    `insert into referrals (id, patient_id, sender_id, recipient_id, urgency, question, status, agreed_how, created_at, sent_at, decided_at)
     values ($1, $2, $3, $4, 'urgent', 'Panic attacks', $5, case when $5 <> 'asked' then 'by phone' end, now() - interval '14 days',
       case when $5 <> 'asked' then now() - interval '14 days' end, case when $5 = 'accepted' then now() - interval '14 days' end)`,
    [id, patient.user_id, people[0]?.user_id ?? null, people[1]?.user_id ?? null, status],
  )
  return { id, patient }
}

const listed = async (): Promise<LateTask[]> =>
  (await app.call('GET', '/api/admin/late-tasks', { as: admin })).body
const step = (path: string, as = admin) => app.call('POST', `/api/admin/${path}`, { as })
const remindersTo = async (person: Persona) =>
  (await emailsTo(app, person)).filter(({ subject }) => /waits for you/.test(subject))
const trail = async (subject: Persona) =>
  (
    await app.database.asOwner(
      'select action from platform.audit_events where subject_id = $1 and actor_id = $2 order by occurred_at, id',
      [subject.user_id, admin.user_id],
    )
  ).map(({ action }) => action)

it('lists late calls and urgent referrals with who must act, the longest first, and no word of a patient', async () => {
  const [sender, colleague] = [
    await provider({ full_name: 'Thandiwe Ngoma' }),
    await provider({ full_name: 'Natasha Zulu' }),
  ]
  const therapist = await provider({ profession: 'therapist' })
  const tasks = [
    [await lateReferral('asked', [sender, colleague]), 'agreement', [sender]],
    [await lateReferral('sent', [sender, colleague]), 'answer', [colleague]],
    [await lateReferral('accepted', [sender, colleague]), 'visit', [colleague]],
    // The account of the colleague was erased.
    [await lateReferral('sent', [sender, null]), 'answer', [sender]],
    [await lateReferral('sent', [null, null]), 'answer', []],
    [await lateCall(therapist.user_id), 'call', [therapist]],
    [await lateCall(), 'call', []],
  ] as const
  const all = await listed()
  expect(all.map(({ id }) => id).toSorted()).toEqual(tasks.map(([{ id }]) => id).toSorted())
  for (const [{ id }, wanted, actors] of tasks) {
    const found = all.find((one) => one.id === id)!
    expect([found.step, found.actors.map((one) => one.id)]).toEqual([
      wanted,
      actors.map(({ user_id }) => user_id),
    ])
  }
  const since = all.map((one) => Date.parse(one.since))
  expect(since).toEqual(since.toSorted((one, other) => one - other))
  expect(JSON.stringify(all)).not.toMatch(/Mwila|Panic|977123456|patient/)
  expect(await trail(colleague)).toContain('late_tasks.read')
})

it('has who must act reminded once a day, however often and by however many admins it is asked', async () => {
  const colleague = await provider()
  const { id, patient } = await lateReferral('sent', [await provider(), colleague])
  const path = `late-referrals/${id}/reminder`
  const answers = await Promise.all([step(path), step(path), step(path)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[0]!.body[0].reminded_at).not.toBeNull()
  const [mail, ...others] = await remindersTo(colleague)
  expect(others).toEqual([])
  expect(JSON.stringify(mail)).not.toMatch(/Mwila|Panic|referral|health/i)
  expect((await trail(patient)).filter((action) => action === 'referral.remind')).toHaveLength(1)
  await app.database.asOwner(
    `update referrals set admin_reminded_at = now() - interval '1 day' where id = $1`,
    [id],
  )
  await step(path)
  expect(await remindersTo(colleague)).toHaveLength(2)
})

it('has all therapists reminded of a call that none has taken, and one of theirs', async () => {
  const [one, other] = [
    await provider({ profession: 'therapist' }),
    await provider({ profession: 'therapist' }),
  ]
  const free = await lateCall()
  await step(`late-calls/${free.id}/reminder`)
  expect([(await remindersTo(one)).length, (await remindersTo(other)).length]).toEqual([1, 1])
  const taken = await lateCall(one.user_id)
  await step(`late-calls/${taken.id}/reminder`)
  expect([(await remindersTo(one)).length, (await remindersTo(other)).length]).toEqual([2, 1])
})

it('gives a late call back to all therapists, once', async () => {
  const therapist = await provider({ profession: 'therapist' })
  const { id, patient } = await lateCall(therapist.user_id)
  for (const _ of [1, 2]) {
    const { status, body } = await step(`late-calls/${id}/release`)
    expect([status, body[0].actors]).toEqual([200, []])
  }
  expect((await trail(patient)).filter((action) => action === 'call_back.release')).toHaveLength(1)
})

it('rejects what waits no longer, and everyone else', async () => {
  const call = await lateCall()
  await app.database.asOwner(
    `update call_backs set ends_at = now() + interval '1 hour' where id = $1`,
    [call.id],
  )
  for (const path of [
    `late-calls/${call.id}/reminder`,
    `late-calls/${call.id}/release`,
    `late-referrals/${randomUUID()}/reminder`,
  ]) {
    expect((await step(path)).status, path).toBe(404)
    for (const role of ['client', 'provider', 'front_desk'] as const)
      expect((await step(path, await app.createPersona({ role }))).status, path).toBe(403)
  }
})
