import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { draftFor, personalPlansIn } from '#tests/support/personal-plans.ts'
import { bookFor, practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { accesses, consent, withdraw } = practiceIn(() => app)
const { end, givePlan, open, own, pair, provider, publish, remove, save, seen, share, written } =
  personalPlansIn(() => app)

describe('the draft of a care plan', () => {
  it('is saved once under its id, again as it is typed, and read by its author alone', async () => {
    const { doctor, patient } = await pair()
    const id = randomUUID()
    const draft = draftFor(patient, { review_on: null, agreed_on: null })
    expect(statusesOf([await save(doctor, id, draft), await save(doctor, id, draft)])).toEqual([
      200, 201,
    ])
    const more = { ...draft, version: 1, review_on: '2027-02-01' }
    expect((await save(doctor, id, more)).body).toMatchObject({ ...more, version: 2 })
    expect((await seen(doctor, patient)).draft).toMatchObject({ id, review_on: '2027-02-01' })
    const colleague = await provider()
    await bookFor(patient, colleague)
    expect((await seen(colleague, patient)).draft).toBeNull()
    expect((await save(colleague, id, more)).status).toBe(404)
    expect((await own(patient)).plans).toEqual([])
  })

  it('is not replaced by a window that has not seen it, nor removed', async () => {
    const { doctor, patient } = await pair()
    const id = randomUUID()
    const draft = draftFor(patient)
    await save(doctor, id, draft)
    await save(doctor, id, { ...draft, version: 1, review_on: null })
    const other = await save(doctor, id, { ...draft, version: 1, agreed_on: null })
    expect([other.status, other.body.code]).toEqual([409, 'stale_draft'])
    expect((await remove(doctor, id, 1)).status).toBe(409)
    expect((await remove(doctor, id, 2)).status).toBe(204)
    expect((await remove(doctor, id, 2)).status).toBe(204)
    expect((await seen(doctor, patient)).draft).toBeNull()
  })

  it('begins for a patient whose plan of today includes it, and no other', async () => {
    const [doctor, patient] = [await provider(), await app.createPersona()]
    await bookFor(patient, doctor)
    const first = await save(doctor, randomUUID(), draftFor(patient))
    expect([first.status, first.body.code]).toEqual([403, 'plan_needed'])
    expect((await seen(doctor, patient)).is_included).toBe(false)
    await givePlan(patient, 'wellness-starter')
    expect((await save(doctor, randomUUID(), draftFor(patient))).status).toBe(403)
    const stranger = await provider()
    expect((await save(stranger, randomUUID(), draftFor(patient))).status).toBe(404)
  })

  it('names the field that is too long, and keeps to five goals', async () => {
    const { doctor, patient } = await pair()
    const draft = draftFor(patient)
    const [goal] = draft.goals
    const long = await save(doctor, randomUUID(), {
      ...draft,
      goals: [{ ...goal, measure: 'x'.repeat(101) }],
    })
    expect([long.status, Object.keys(long.body.fields)]).toEqual([422, ['goals.0.measure']])
    const many = Array.from({ length: 6 }, () => ({ ...goal, id: randomUUID(), steps: [] }))
    const answer = await save(doctor, randomUUID(), { ...draft, goals: many })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['goals']])
  })
})

describe('a published care plan', () => {
  it('is read by its patient with who wrote it, is on record, and is emailed without a word of it', async () => {
    const { doctor, patient } = await pair()
    const id = randomUUID()
    const draft = draftFor(patient)
    await save(doctor, id, draft)
    expect(statusesOf([await publish(doctor, id), await publish(doctor, id)])).toEqual([204, 204])
    const { plans, is_included } = await own(patient)
    expect(is_included).toBe(true)
    expect(plans).toMatchObject([
      {
        is_shared: false,
        ended_at: null,
        versions: [
          {
            number: 1,
            goals: draft.goals,
            author_name: 'Chileshe Mumba',
            agreed_on: todayInLusaka(),
          },
        ],
      },
    ])
    expect(await actionsOn(app.database, patient, 'personal_plan')).toEqual([
      'personal_plan.draft',
      'personal_plan.publish',
    ])
    const letters = (await emailsTo(app, patient)).filter(({ subject }) =>
      /something new/.test(subject),
    )
    expect(letters).toHaveLength(1)
    expect(JSON.stringify(letters)).not.toMatch(/sleep|care plan/i)
  })

  it('is not published while something is missing, and says what', async () => {
    const { doctor, patient } = await pair()
    const id = randomUUID()
    await save(doctor, id, draftFor(patient, { review_on: null, agreed_on: '2099-01-01' }))
    const answer = await publish(doctor, id)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([
      422,
      ['review_on', 'agreed_on'],
    ])
    expect((await publish(doctor, id, 7)).body.code).toBe('stale_draft')
  })

  it('changes by a new version, and the earlier one stays readable', async () => {
    const { doctor, patient } = await pair()
    await written(doctor, patient)
    const next = randomUUID()
    await save(doctor, next, draftFor(patient))
    expect((await publish(doctor, next, 1, 0)).body.code).toBe('newer_version')
    expect((await publish(doctor, next, 1, 1)).status).toBe(204)
    const { plans } = await own(patient)
    expect(plans.map(({ versions }) => versions.map(({ number }) => number))).toEqual([[2, 1]])
  })

  it('begins once where two providers publish at the same time', async () => {
    const { doctor, patient } = await pair()
    const colleague = await provider()
    await bookFor(patient, colleague)
    const [one, other] = [randomUUID(), randomUUID()]
    await save(doctor, one, draftFor(patient))
    await save(colleague, other, draftFor(patient))
    const answers = await Promise.all([publish(doctor, one), publish(colleague, other)])
    expect(statusesOf(answers)).toEqual([204, 409])
    expect((await own(patient)).plans).toHaveLength(1)
  })

  it('goes on once the membership has ended, and no other begins after its end', async () => {
    const { doctor, patient } = await pair()
    await written(doctor, patient)
    await app.database.asOwner(
      `update membership_periods set ends_on = '2026-02-01' where user_id = $1`,
      [patient.user_id],
    )
    await written(doctor, patient, {}, 1)
    const { is_included, plans } = await own(patient)
    expect([is_included, plans[0]!.versions.length]).toEqual([false, 2])
    expect((await end(doctor, plans[0]!.id)).status).toBe(204)
    expect((await end(doctor, plans[0]!.id)).status).toBe(204)
    expect((await end(doctor, plans[0]!.id, 'Another reason')).body.code).toBe('ended')
    expect((await own(patient)).plans).toMatchObject([
      { end_reason: 'The goals are reached', ended_by_name: 'Chileshe Mumba' },
    ])
    const after = await save(doctor, randomUUID(), draftFor(patient))
    expect([after.status, after.body.code]).toEqual([403, 'plan_needed'])
  })
})

describe('who sees a care plan', () => {
  it('is who wrote it, and each colleague who treats the patient once they show it', async () => {
    const { doctor, patient } = await pair()
    await written(doctor, patient)
    const { id } = (await own(patient)).plans[0]!
    const colleague = await provider({ full_name: 'Bwalya Tembo' })
    expect((await open(colleague, patient)).status).toBe(404)
    await bookFor(patient, colleague)
    expect(await seen(colleague, patient)).toMatchObject({ is_hidden: true, plans: [], marks: [] })
    const hidden = await save(colleague, randomUUID(), draftFor(patient))
    expect([hidden.status, hidden.body.code]).toEqual([409, 'hidden_plan'])
    expect((await end(colleague, id)).status).toBe(404)

    await consent(patient, 'health_data')
    expect((await share(patient, id)).status).toBe(200)
    expect(await seen(colleague, patient)).toMatchObject({ is_hidden: false, plans: [{ id }] })
    await written(colleague, patient, {}, 1)
    expect((await own(patient)).plans[0]!.versions.map(({ author_name }) => author_name)).toEqual([
      'Bwalya Tembo',
      'Chileshe Mumba',
    ])
    const third = await provider()
    await bookFor(patient, third)
    expect((await seen(third, patient)).plans).toHaveLength(1)
    await withdraw(patient, 'health_data')
    expect((await seen(third, patient)).plans).toEqual([])
    await consent(patient, 'health_data')
    await share(patient, id, false)
    expect((await seen(third, patient)).plans).toEqual([])
    expect((await seen(doctor, patient)).plans).toHaveLength(1)
    const opened = (await accesses(patient)) as { action: string }[]
    expect(opened.some(({ action }) => action === 'personal_plans.read')).toBe(true)
  })

  it('ends with the care of the provider', async () => {
    const { doctor, patient } = await pair()
    await written(doctor, patient)
    await practiceIn(() => app).cancelAll(patient)
    expect((await open(doctor, patient)).status).toBe(404)
  })

  it('writes nothing for a patient who withdrew the consent to keep health data', async () => {
    const { doctor, patient } = await pair()
    await consent(patient, 'health_data')
    const id = randomUUID()
    await save(doctor, id, draftFor(patient))
    await withdraw(patient, 'health_data')
    expect((await publish(doctor, id)).body.code).toBe('consent_withdrawn')
  })

  it('is in the copy of all data of the patient, and not in that of the provider', async () => {
    const { doctor, patient } = await pair()
    await written(doctor, patient)
    const copyOf = async (as: typeof patient) =>
      JSON.stringify((await app.call('GET', '/api/me/export', { as })).body)
    expect(await copyOf(patient)).toContain('I want to sleep through the night')
    expect(await copyOf(doctor)).not.toContain('I want to sleep through the night')
  })
})
