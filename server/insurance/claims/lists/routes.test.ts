import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClaimsOfMonth } from '#domain/insurance/claims.ts'
import { nhimaId } from '#domain/insurance/nhima.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { readCsv } from '#tests/support/csv.ts'
import { insuranceIn, month, share } from '#tests/support/insurance.ts'
import { statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let admin: Persona
let type: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  type = await coveredType(admin)
})
afterAll(() => app.close())

const { call, claimOf, covered, coveredType, ofMonth, send, stepClaim } = insuranceIn(() => app)
const today = todayInLusaka()

describe('a list of claims', () => {
  it('is sent once, as it was seen, and not where it is another one by now', async () => {
    await covered(type)
    const { states } = await ofMonth(admin)
    const { count, amount_ngwee } = states.find(({ state }) => state === 'collected')!
    const list = { id: randomUUID(), claims: count, amount_ngwee }
    expect((await send(admin, { claims: count + 1 })).body.code).toBe('stale_list')
    expect((await send(admin, { amount_ngwee: amount_ngwee + 1 })).body.code).toBe('stale_list')
    expect((await send(admin, { sent_on: dayAfter(today, 1) })).body.fields).toEqual({
      sent_on: 'Enter a day from the first of the month up to today.',
    })
    expect((await send(admin, list)).status).toBe(200)
    expect((await send(admin, list)).status).toBe(200)
    const shown = await ofMonth(admin)
    expect(shown.states.map(({ state }) => state)).not.toContain('collected')
    expect(shown.lists.filter(({ id }) => id === list.id)).toEqual([
      { id: list.id, sent_on: today, count, amount_ngwee, unanswered: { count, amount_ngwee } },
    ])
  })

  it('is sent by one of two admins at once', async () => {
    const other = await app.createPersona({ role: 'admin' })
    await covered(type)
    const { states } = await ofMonth(admin)
    const { count, amount_ngwee } = states.find(({ state }) => state === 'collected')!
    const seen = { claims: count, amount_ngwee }
    const answers = await Promise.all([admin, other].map((as) => send(as, seen)))
    expect(statusesOf(answers)).toEqual([200, 409])
  })

  it('is paid in full at once but for what was answered before, as it was seen, once', async () => {
    const [one, other] = [await covered(type), await covered(type)]
    const id = randomUUID()
    await send(admin, { id })
    const first = await claimOf(admin, one.id)
    await stepClaim(admin, first.id, { step: 'rejected', reason: 'Not a member' })
    const { unanswered } = (await ofMonth(admin)).lists.find((list) => list.id === id)!
    const pay = (more: object = {}) =>
      call(admin, 'POST', `/admin/claim-lists/${id}/payment`, {
        paid_on: today,
        claims: unanswered.count,
        amount_ngwee: unanswered.amount_ngwee,
        ...more,
      })
    expect((await pay({ claims: unanswered.count + 1 })).body.code).toBe('stale_list')
    expect((await pay({ paid_on: dayAfter(today, 1) })).body.fields).toHaveProperty('paid_on')
    const answers = await Promise.all([pay(), pay()])
    expect(statusesOf(answers)).toEqual([200, 200])
    expect(await claimOf(admin, other.id)).toMatchObject({ state: 'paid', paid_on: today })
    expect(await claimOf(admin, one.id)).toMatchObject({ state: 'rejected' })
    const paid = await app.database.asOwner(
      'select amount_ngwee from invoice_payments where invoice_id = $1',
      [other.id],
    )
    expect(paid).toEqual([{ amount_ngwee: share }])
  })

  it('is a file that no spreadsheet runs, with each name on record, and no reason of a visit', async () => {
    const { patient } = await covered(type)
    await app.database.asOwner(`update user_profiles set full_name = '=1+1' where id = $1`, [
      patient.user_id,
    ])
    const path = `?insurer_id=${nhimaId}&month=${month}&list=collected`
    const answer = await app.request('GET', `/api/admin/claims/csv${path}`, { as: admin })
    const { rows } = readCsv(
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()),
    )
    expect(rows[0]).not.toContain('Diagnosis')
    expect(rows.find((row) => row[1] === `'=1+1`)).toMatchObject({ 2: 'MB12345', 5: '80.00' })
    const pdf = await app.request('GET', `/api/admin/claims/pdf${path}`, { as: admin })
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    const reads = await app.database.asOwner(
      `select 1 from platform.audit_events where subject_id = $1 and actor_id = $2 and action = 'claims.read'`,
      [patient.user_id, admin.user_id],
    )
    expect(reads.length).toBeGreaterThanOrEqual(2)
  })

  it('comes in pages without a gap, with the sums of the whole month', async () => {
    const whole = await ofMonth(admin)
    const found: ClaimsOfMonth['claims'] = []
    for (let after = ''; ; after = `&after=${found.at(-1)!.id}`) {
      const { claims, states } = await ofMonth(admin, nhimaId, `&limit=2${after}`)
      expect(states).toEqual(whole.states)
      found.push(...claims)
      if (claims.length < 2) break
    }
    expect(found).toEqual(whole.claims)
  })
})
