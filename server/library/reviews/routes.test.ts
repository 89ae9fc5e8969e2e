import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuideReview } from '#domain/library/schema.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { guides } from '../guides.ts'
import { textHash } from '../text-hash.ts'
import { presentReview } from './present-review.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Grace Mulenga' })
})
afterAll(() => app.close())

const guide = guides[0]!
const today = todayInLusaka()
const reviewed = {
  state: 'reviewed',
  reviewer_name: 'Dr Mary Zulu',
  reviewer_role: 'Clinical officer',
  reviewed_on: today,
} as const

const all = async (as = admin) => app.call('GET', '/api/admin/library', { as })
const listed = async (): Promise<GuideReview> =>
  (await all()).body.find((one: GuideReview) => one.slug === guide.slug)
const set = (version: number, more: object = reviewed, as = admin, slug = guide.slug) =>
  app.call('PUT', `/api/admin/library/${slug}/review`, {
    as,
    body: { id: randomUUID(), version, text_hash: textHash(guide), ...more },
  })
const shown = async () => (await app.call('GET', `/api/library/guides/${guide.slug}`)).body
const changes = async () =>
  (await app.call('GET', `/api/admin/library/${guide.slug}/changes`, { as: admin })).body
const unreviewed = async () =>
  (await app.call('GET', '/api/admin/waiting', { as: admin })).body.guides

describe('the review of a guide', () => {
  it('is none until an admin sets it', async () => {
    const { body } = await all()
    expect(body).toHaveLength(guides.length)
    expect(new Set(body.map(({ state }: GuideReview) => state))).toEqual(new Set(['draft']))
    expect(await listed()).toMatchObject({ version: 0, has_changed: false, reviewed_on: null })
    expect(await changes()).toEqual([])
    expect(await unreviewed()).toBe(guides.length)
  })

  it('is set once, also when sent again, and everyone sees who has read it', async () => {
    const id = randomUUID()
    const first = await set(0, { ...reviewed, id })
    expect([first.status, first.body]).toMatchObject([200, { version: 1, ...reviewed }])
    expect((await set(0, { ...reviewed, id })).body).toEqual(first.body)
    expect(await shown()).toMatchObject(reviewed)
    const { body } = await app.call('GET', '/api/library/guides')
    expect(body.find(({ slug }: GuideReview) => slug === guide.slug)).toMatchObject({
      state: 'reviewed',
      reviewed_on: today,
    })
    expect(await unreviewed()).toBe(guides.length - 1)
    expect(await changes()).toMatchObject([{ version: 1, changed_by_name: 'Grace Mulenga' }])
    expect(await auditEventsOf(app.database, id)).toMatchObject([
      { action: 'guide_review.set', actor_id: admin.user_id },
    ])
  })

  it('is not overwritten by an admin who saw an older state, or another text', async () => {
    const stale = await set(0)
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_review'])
    const both = await Promise.all([set(1), set(1)])
    const statuses = both.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    const other = await set(2, { ...reviewed, text_hash: textHash(guides[1]!) })
    expect([other.status, other.body.code]).toEqual([409, 'stale_guide'])
    expect((await listed()).version).toBe(2)
  })

  it('ends with the text that was read', async () => {
    const stored = { version: 1, text_hash: textHash(guide), ...reviewed }
    expect(presentReview(guide, stored)).toMatchObject({ state: 'reviewed', has_changed: false })
    const [first, ...others] = guide.sections
    const corrected = { ...guide, sections: [{ ...first!, heading: 'Another' }, ...others] }
    for (const changed of [
      { ...guide, title: 'Another' },
      { ...guide, summary: 'Another.' },
      { ...guide, urgent: 'Another.' },
      { ...guide, sources: guide.sources.slice(1) },
      corrected,
    ])
      expect(presentReview(changed, stored)).toEqual({
        state: 'draft',
        has_changed: true,
        reviewer_name: null,
        reviewer_role: null,
        reviewed_on: null,
      })
    // What a clinician does not review may change.
    expect(presentReview({ ...guide, review_by: '2030-01-01' }, stored).state).toBe('reviewed')
  })

  it('of a text that has changed is shown to no one but admins, who see whose it was', async () => {
    await app.database.asOwner(
      `insert into guide_reviews (id, slug, version, state, text_hash, reviewer_name, reviewer_role, reviewed_on)
        values (gen_random_uuid(), $1, 3, 'reviewed', repeat('a', 43), 'Dr Mary Zulu', 'Clinical officer', $2)`,
      [guide.slug, today],
    )
    expect(await shown()).toMatchObject({ state: 'draft', reviewed_on: null, reviewer_name: null })
    expect(await listed()).toMatchObject({
      state: 'draft',
      has_changed: true,
      reviewer_name: 'Dr Mary Zulu',
      version: 3,
    })
    expect(await unreviewed()).toBe(guides.length)
  })

  it('is withdrawn by an admin, and stays in the history', async () => {
    expect((await set(3)).body.state).toBe('reviewed')
    const { status, body } = await set(4, { state: 'draft' })
    expect([status, body.state, body.has_changed]).toEqual([200, 'draft', false])
    expect(await shown()).toMatchObject({ state: 'draft', reviewer_name: null })
    expect((await changes()).map(({ state }: GuideReview) => state)).toEqual([
      'draft',
      'reviewed',
      'reviewed',
      'reviewed',
      'reviewed',
    ])
  })

  it.each([
    [{ ...reviewed, reviewer_name: ' ' }, 'reviewer_name'],
    [{ ...reviewed, reviewer_name: 'n'.repeat(121) }, 'reviewer_name'],
    [{ ...reviewed, reviewer_role: '' }, 'reviewer_role'],
    [{ ...reviewed, reviewed_on: '2026-02-30' }, 'reviewed_on'],
    [{ ...reviewed, reviewed_on: dayAfter(today, 1) }, 'reviewed_on'],
    [{ state: 'reviewed' }, 'reviewer_name'],
    [{ state: 'draft', reviewer_name: 'Dr Mary Zulu' }, 'reviewer_name'],
    [{ ...reviewed, state: 'good' }, 'state'],
  ])('rejects %o and names the field', async (wrong, field) => {
    const { status, body } = await set(5, wrong)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toContain(field)
    expect((await listed()).version).toBe(5)
  })

  it('is an admin’s alone, and of a guide that exists', async () => {
    for (const role of ['client', 'provider', 'front_desk'] as const) {
      const as = await app.createPersona({ role })
      expect((await all(as)).status).toBe(403)
      expect((await set(5, reviewed, as)).status).toBe(403)
    }
    expect((await app.call('GET', '/api/admin/library')).status).toBe(401)
    for (const slug of ['no-such-guide', 'constructor', '__proto__'])
      expect((await set(0, reviewed, admin, slug)).status).toBe(404)
  })
})
