import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('a referral that was agreed to', () => {
  it('opens what a wording shares that names the colleague, and no intake form before a visit', async () => {
    const { colleague, patient, id } = await asked({ agreed: 'by phone' })
    for (const purpose of ['share_readings', 'share_screenings'] as const)
      await consent(patient, purpose)
    await app.database.asOwner(
      `insert into intake_forms (id, user_id, "fullName", "dateOfBirth", phone, address, "emergencyContact", "emergencyPhone", "reasonForVisit")
       values (gen_random_uuid(), $1, 'Someone', '1990-01-01', '0977123456', 'Lusaka', 'Mother', '0977123457', 'Sleep')`,
      [patient.user_id],
    )
    await decide(colleague, id, 'acceptance')
    const at = `/api/provider/patients/${patient.user_id}`
    const shared = async () => {
      const [page, form] = await Promise.all(
        ['/page', '/intake-form'].map((path) => app.call('GET', at + path, { as: colleague })),
      )
      const { readings, intake } = page!.body
      return [readings !== null, intake !== null, form!.status]
    }
    expect(await shared()).toEqual([true, false, 404])
    await app.database.asOwner(
      `update consents set version = '2026-11b' where user_id = $1 and purpose = 'share_readings'`,
      [patient.user_id],
    )
    expect(await shared()).toEqual([false, false, 404])
    await bookFor(patient, colleague)
    expect(await shared()).toEqual([true, true, 200])
  })

  it('waits for a visit again once the last one is cancelled, and is closed by the patient also when booked', async () => {
    const { colleague, patient, id } = await asked({ agreed: 'by phone' })
    await decide(colleague, id, 'acceptance')
    const visits = [await bookFor(patient, colleague), await bookFor(patient, colleague)]
    const cancel = (visit: string) =>
      app.database.asOwner(
        `update appointments set status = 'cancelled', cancelled_by = 'patient', cancelled_at = now() where id = $1`,
        [visit],
      )
    await app.database.asOwner(
      `update referrals set decided_at = now() - interval '100 days' where id = $1`,
      [id],
    )
    await cancel(visits[0]!)
    expect(await list(patient, '/referrals')).toMatchObject([{ status: 'booked' }])
    await cancel(visits[1]!)
    expect(await list(patient, '/referrals')).toMatchObject([{ status: 'accepted' }])
    expect(await pageStatus(colleague, patient)).toBe(200)
    await bookFor(patient, colleague)
    expect((await answer(patient, id, 'reject')).status).toBe(204)
    expect(await list(colleague)).toEqual([])
  })

  it('stays booked where a visit was held', async () => {
    const { colleague, patient, id } = await asked({ agreed: 'by phone' })
    await app.database.asOwner(
      `update referrals set sent_at = now() - interval '300 days' where id = $1`,
      [id],
    )
    await decide(colleague, id, 'acceptance')
    const ahead = await bookFor(patient, colleague)
    await bookFor(patient, colleague, { status: 'completed' })
    await app.database.asOwner(
      `update appointments set status = 'cancelled', cancelled_by = 'patient', cancelled_at = now() where id = $1`,
      [ahead],
    )
    expect(await list(patient, '/referrals')).toMatchObject([{ status: 'booked' }])
  })

  it('leaves a discharge by the colleague in force, also when the patient withdraws, until a visit is booked', async () => {
    const { sender, colleague, patient } = await three()
    await bookFor(patient, colleague, { status: 'completed' })
    const discharged = await app.call(
      'POST',
      `/api/provider/patients/${patient.user_id}/discharges`,
      {
        as: colleague,
        body: {
          id: randomUUID(),
          reason: 'other',
          summary: 'Well',
          is_shared: true,
          cancelled: [],
        },
      },
    )
    expect(discharged.status).toBe(201)
    const inForce = async () =>
      (
        await app.database.asOwner(
          'select id from discharges where patient_id = $1 and readmitted_at is null',
          [patient.user_id],
        )
      ).length
    const { body } = await refer(sender, patient, colleague, { agreed: 'by phone' })
    const id = String(body.id)
    await decide(colleague, id, 'acceptance')
    expect([await pageStatus(colleague, patient), await inForce()]).toEqual([200, 1])
    await answer(patient, id, 'reject')
    expect([await pageStatus(colleague, patient), await inForce()]).toEqual([404, 1])
    await bookFor(patient, colleague)
    expect([await pageStatus(colleague, patient), await inForce()]).toEqual([200, 0])
  })

  it('is agreed to in the app where its sender knows the patient by a referral alone, and the trail says how they agreed', async () => {
    const { colleague, patient, id } = await asked({ agreed: 'by phone' })
    await decide(colleague, id, 'acceptance')
    const third = await provider()
    const { status, body } = await refer(colleague, patient, third, { agreed: 'by phone' })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['agreed']])
    expect((await refer(colleague, patient, third)).status).toBe(201)
    expect(await actionsOn(app.database, patient, 'referral')).toEqual([
      'referral.record_agreed_by_phone',
      'referral.accept',
      'referral.record',
    ])
  })

  it('is an email to the patient when it is accepted and handed back, and to the colleague when it ends', async () => {
    const { sender, colleague, patient, id } = await asked({ agreed: 'by phone' })
    const counts = async () =>
      (await Promise.all([patient, sender, colleague].map(newMails))).map(({ length }) => length)
    expect(await counts()).toEqual([1, 0, 1])
    for (let taken = 0; taken < 2; taken++) await decide(colleague, id, 'acceptance')
    expect(await counts()).toEqual([2, 1, 1])
    expect((await decide(colleague, id, 'decline', { reason: 'Ill' })).status).toBe(204)
    expect(await counts()).toEqual([3, 2, 1])
    expect(await pageStatus(colleague, patient)).toBe(404)

    const other = await asked({ agreed: 'by phone' })
    await decide(other.colleague, other.id, 'acceptance')
    await answer(other.patient, other.id, 'reject')
    expect(await newMails(other.colleague)).toHaveLength(2)
    // A colleague who never heard of the letter hears of no end.
    const third = await asked()
    await answer(third.patient, third.id, 'reject')
    expect(await newMails(third.colleague)).toEqual([])
  })

  it('sends an email that was lost with the next try of the same step', async () => {
    const { sender, colleague, patient } = await three()
    const id = randomUUID()
    await refer(sender, patient, colleague, { id })
    await app.database.asOwner('update referrals set patient_notified_of = null where id = $1', [
      id,
    ])
    await refer(sender, patient, colleague, { id })
    expect(await newMails(patient)).toHaveLength(2)
    await refer(sender, patient, colleague, { id })
    expect(await newMails(patient)).toHaveLength(2)
  })

  it('that is urgent keeps its sender from a discharge, and its colleague gets the alerts once the sender has gone', async () => {
    const { sender, colleague, patient, id } = await asked({
      agreed: 'by phone',
      urgency: 'urgent',
    })
    await consent(patient, 'safety_alerts')
    const discharge = (as: Persona) =>
      app.call('POST', `/api/provider/patients/${patient.user_id}/discharges`, {
        as,
        body: {
          id: randomUUID(),
          reason: 'referred',
          summary: 'Referred',
          is_shared: true,
          cancelled: [],
        },
      })
    expect((await discharge(sender)).body).toMatchObject({ code: 'open_referral' })
    await decide(colleague, id, 'acceptance')
    expect((await discharge(sender)).status).toBe(409)
    expect((await discharge(colleague)).status).toBe(409)
    await app.database.asOwner(`update referrals set urgency = 'soon' where id = $1`, [id])
    expect((await discharge(sender)).status).toBe(201)
    const alerted = await app.database.asOwner(
      'select provider_id, can_act from practice.alert_recipients($1)',
      [patient.user_id],
    )
    expect(alerted).toContainEqual({ provider_id: colleague.user_id, can_act: true })
    expect(alerted.map((row) => row.provider_id)).not.toContain(sender.user_id)
  })

  it('that is urgent is a task while the patient does not answer, and once it is accepted without a visit', async () => {
    const { sender, colleague, patient, id } = await asked({ urgency: 'urgent' })
    const admin = await app.createPersona({ role: 'admin' })
    const late = async () => {
      const [own, theirs, all] = await Promise.all([
        app.call('GET', '/api/provider/waiting', { as: sender }),
        app.call('GET', '/api/provider/waiting', { as: colleague }),
        app.call('GET', '/api/admin/waiting', { as: admin }),
      ])
      return [own.body.late_referrals, theirs.body.late_referrals, all.body.late_referrals]
    }
    const backdate = (column: 'created_at' | 'decided_at') =>
      app.database.asOwner(
        `update referrals set ${column} = now() - interval '14 days' where id = $1`,
        [id],
      )
    const [, , before] = await late()
    expect(await late()).toEqual([0, 0, before])
    await backdate('created_at')
    expect(await late()).toEqual([1, 0, before + 1])
    await answer(patient, id, 'agree')
    await decide(colleague, id, 'acceptance')
    expect(await late()).toEqual([0, 0, before])
    await backdate('decided_at')
    expect(await late()).toEqual([1, 1, before + 1])
    expect(await list(colleague)).toMatchObject([{ is_late: true }])
    await bookFor(patient, colleague)
    expect(await late()).toEqual([0, 0, before])
  })
})
