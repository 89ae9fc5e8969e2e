import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  referralAfter,
  type ReferralStatus,
  type ReferralStep,
  referralSteps,
} from '#domain/referrals/referral-state.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent } = practiceIn(() => app)
const letter = {
  urgency: 'soon',
  question: 'Please see her about food.',
  findings: 'HbA1c 9.1',
  agreed: 'in the app',
}
const refer = (as: Persona, patient: Persona, to: Persona | string, more: object = {}) =>
  app.call('POST', `/api/provider/patients/${patient.user_id}/referrals`, {
    as,
    body: {
      id: randomUUID(),
      ...letter,
      recipient_id: typeof to === 'string' ? null : to.user_id,
      outside: typeof to === 'string' ? to : null,
      ...more,
    },
  })
const answer = (as: Persona, id: string, words: 'agree' | 'reject') =>
  app.call('POST', `/api/referrals/${id}/answer`, { as, body: { answer: words } })
const decide = (as: Persona, id: string, step: string, body?: object) =>
  app.call('POST', `/api/provider/referrals/${id}/${step}`, { as, body: body ?? {} })
const list = async (as: Persona, path = '/provider/referrals') =>
  (await app.call('GET', `/api${path}`, { as })).body
const pageStatus = async (as: Persona, patient: Persona) =>
  (await app.call('GET', `/api/provider/patients/${patient.user_id}/page`, { as })).status
const pdf = (as: Persona, path: string) => app.call('GET', `/api${path}/letter.pdf`, { as })
const newMails = async (person: Persona) =>
  (await emailsTo(app, person)).filter(({ subject }) => /new to read/.test(subject))

/** A patient with a sender who treats them, and a colleague. */
async function three() {
  const [sender, colleague] = [await provider(), await provider({ full_name: 'Natasha Zulu' })]
  const patient = await app.createPersona({ full_name: 'Mwila Phiri' })
  await bookFor(patient, sender, { status: 'completed' })
  return { sender, colleague, patient }
}

/** The same with a referral that waits for its patient. */
async function asked(more: object = {}) {
  const people = await three()
  const { status, body } = await refer(people.sender, people.patient, people.colleague, more)
  expect(status).toBe(201)
  return { ...people, id: String(body.id) }
}

describe('a referral', () => {
  it('is read by its patient first, and by the colleague once the patient agrees', async () => {
    const { sender, colleague, patient, id } = await asked()
    expect(await list(patient, '/referrals')).toMatchObject([
      { id, status: 'asked', findings: letter.findings, recipient_name: 'Natasha Zulu' },
    ])
    expect(await newMails(patient)).toHaveLength(1)
    expect(await list(colleague)).toEqual([])
    expect((await pdf(colleague, `/provider/referrals/${id}`)).status).toBe(404)
    expect((await decide(colleague, id, 'acceptance')).status).toBe(404)
    expect(await newMails(colleague)).toEqual([])
    expect((await answer(patient, id, 'agree')).status).toBe(204)
    expect((await answer(patient, id, 'agree')).status).toBe(204)
    expect(await list(colleague)).toMatchObject([
      {
        id,
        side: 'recipient',
        status: 'sent',
        agreed_how: 'in the app',
        patient_name: 'Mwila Phiri',
      },
    ])
    expect(await newMails(colleague)).toHaveLength(1)
    expect(JSON.stringify(await newMails(colleague))).not.toMatch(/Mwila|HbA1c|food|referr/i)
    expect(await list(sender)).toMatchObject([{ id, side: 'sender', status: 'sent' }])
    expect(await actionsOn(app.database, patient, 'referral')).toEqual([
      'referral.record',
      'referral.agree',
    ])
    expect(await actionsOn(app.database, patient, 'referrals')).toEqual([
      'referrals.read',
      'referrals.read',
    ])
  })

  it('opens the patient to the colleague once it is accepted, as far as the consents go, and not before', async () => {
    const { colleague, patient, id } = await asked({ agreed: 'by phone' })
    await consent(patient, 'share_readings')
    expect(await pageStatus(colleague, patient)).toBe(404)
    expect((await decide(colleague, id, 'acceptance')).status).toBe(204)
    const page = await app.call('GET', `/api/provider/patients/${patient.user_id}/page`, {
      as: colleague,
    })
    expect(page.body).toMatchObject({ full_name: 'Mwila Phiri', notes: [], screenings: [] })
    expect(page.body.readings).not.toBeNull()
    await bookFor(patient, colleague)
    expect(await list(colleague)).toMatchObject([{ status: 'booked' }])
    expect(await pageStatus(colleague, patient)).toBe(200)
  })

  it('closes the patient again when they take the agreement back, or after 90 days without a visit', async () => {
    const { colleague, patient, id } = await asked({ agreed: 'at the clinic' })
    await decide(colleague, id, 'acceptance')
    expect(await pageStatus(colleague, patient)).toBe(200)
    expect((await answer(patient, id, 'reject')).status).toBe(204)
    expect(await pageStatus(colleague, patient)).toBe(404)
    expect(await list(colleague)).toEqual([])

    const other = await asked({ agreed: 'at the clinic' })
    await decide(other.colleague, other.id, 'acceptance')
    await app.database.asOwner(
      `update referrals set decided_at = now() - interval '91 days' where id = $1`,
      [other.id],
    )
    expect(await pageStatus(other.colleague, other.patient)).toBe(404)
  })

  it('that is declined says why to the sender, and closes the letter', async () => {
    const { sender, colleague, patient, id } = await asked({ agreed: 'by phone' })
    expect((await decide(colleague, id, 'decline', { reason: ' ' })).status).toBe(422)
    expect((await decide(colleague, id, 'decline', { reason: 'No time' })).status).toBe(204)
    expect(await list(sender)).toMatchObject([{ status: 'declined', decline_reason: 'No time' }])
    expect(await list(colleague)).toEqual([])
    expect(await pageStatus(colleague, patient)).toBe(404)
    expect((await decide(colleague, id, 'acceptance')).status).toBe(409)
    expect(await newMails(sender)).toHaveLength(1)
  })

  it('to another place is a letter on paper, which gives no one access', async () => {
    const { sender, patient } = await three()
    const { body, status } = await refer(sender, patient, 'University Teaching Hospital', {
      agreed: 'at the clinic',
    })
    expect(status).toBe(201)
    for (const [as, path] of [
      [sender, `/provider/referrals/${body.id}`],
      [patient, `/referrals/${body.id}`],
    ] as const) {
      const printed = await pdf(as, path)
      expect([printed.status, printed.headers.get('content-type')]).toEqual([
        200,
        'application/pdf',
      ])
    }
    expect(await list(sender)).toMatchObject([
      { outside: 'University Teaching Hospital', recipient_name: null, status: 'sent' },
    ])
  })

  it('is of those on it alone', async () => {
    const { patient, id } = await asked({ agreed: 'by phone' })
    const [stranger, other] = [await provider(), await app.createPersona()]
    expect(await list(stranger)).toEqual([])
    expect(await list(other, '/referrals')).toEqual([])
    expect((await pdf(stranger, `/provider/referrals/${id}`)).status).toBe(404)
    expect((await pdf(other, `/referrals/${id}`)).status).toBe(404)
    for (const step of ['acceptance', 'withdrawal'])
      expect((await decide(stranger, id, step)).status, step).toBe(404)
    expect((await answer(other, id, 'reject')).status).toBe(404)
    expect((await refer(stranger, patient, await provider())).status).toBe(404)
  })

  it('is written once, however often it is sent', async () => {
    const { sender, colleague, patient } = await three()
    const id = randomUUID()
    const answers = [
      await refer(sender, patient, colleague, { id }),
      await refer(sender, patient, colleague, { id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 200])
    expect((await refer(sender, patient, colleague, { id, question: 'Else' })).status).toBe(409)
    expect(await list(patient, '/referrals')).toHaveLength(1)
    expect(await newMails(patient)).toHaveLength(1)
  })

  it.each([
    [{ urgency: 'now' }, 'urgency'],
    [{ question: ' ' }, 'question'],
    [{ findings: 'x'.repeat(8001) }, 'findings'],
    [{ agreed: 'perhaps' }, 'agreed'],
    [{ recipient_id: null }, 'recipient_id'],
    [{ recipient_id: randomUUID() }, 'recipient_id'],
    [{ outside: 'UTH' }, 'recipient_id'],
  ])('with %j is rejected by the name of its field', async (more, field) => {
    const { sender, colleague, patient } = await three()
    const { status, body } = await refer(sender, patient, colleague, more)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  it('that is urgent is a task of its sender after two working days without an answer', async () => {
    const { sender, colleague, id } = await asked({ agreed: 'by phone', urgency: 'urgent' })
    const tasks = async (as: Persona) =>
      (await app.call('GET', '/api/provider/waiting', { as })).body as Record<string, number>
    expect(await tasks(colleague)).toMatchObject({ referrals_to_answer: 1, late_referrals: 0 })
    expect(await tasks(sender)).toMatchObject({ referrals_to_answer: 0, late_referrals: 0 })
    await app.database.asOwner(
      `update referrals set sent_at = now() - interval '14 days' where id = $1`,
      [id],
    )
    expect(await tasks(sender)).toMatchObject({ late_referrals: 1 })
    expect(await list(sender)).toMatchObject([{ is_late: true }])
    await decide(colleague, id, 'acceptance')
    expect(await tasks(sender)).toMatchObject({ late_referrals: 0 })
    expect(await tasks(colleague)).toMatchObject({ referrals_to_answer: 0 })
  })

  it('takes the steps of the domain, whatever the three do in any order', async () => {
    const { sender, colleague, patient } = await three()
    const taken = fc.array(
      fc.tuple(
        fc.constantFrom<ReferralStep>('agree', 'reject', 'withdraw', 'accept', 'decline'),
        fc.constantFrom('patient', 'sender', 'recipient'),
      ),
      { minLength: 1, maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(taken, async (steps) => {
        const { body } = await refer(sender, patient, colleague)
        const id = String(body.id)
        const people = { patient, sender, recipient: colleague }
        let status: ReferralStatus = 'asked'
        for (const [step, by] of steps) {
          const as = people[by as keyof typeof people]
          if (step === 'agree' || step === 'reject') await answer(as, id, step)
          else if (step === 'withdraw') await decide(as, id, 'withdrawal')
          else if (step === 'accept') await decide(as, id, 'acceptance')
          else await decide(as, id, 'decline', { reason: 'No time' })
          if (referralSteps[step].by === by)
            status = referralAfter(status, step, referralSteps[step].by)
          const [row] = await app.database.asOwner('select status from referrals where id = $1', [
            id,
          ])
          expect([step, by, row!.status]).toEqual([step, by, status])
        }
        await app.database.asOwner('delete from referrals where id = $1', [id])
      }),
      { numRuns: 15 },
    )
  })
})
