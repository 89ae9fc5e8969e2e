import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isFree } from '#domain/library/access.ts'
import { setBrand } from '#domain/values/brand.ts'
import { whatIsOff } from '#domain/values/clinic-features.ts'
import { openTestApp, type Persona, type PersonaTraits, type TestApp } from '#tests/support/app.ts'
import { guides } from './guides.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => setBrand({}))
afterAll(() => app.close())

const free = guides.filter(isFree)
const locked = guides.filter((guide) => !isFree(guide))

const list = async (as?: Persona) => (await app.call('GET', '/api/library/guides', { as })).body
const read = (slug: string, as?: Persona) => app.call('GET', `/api/library/guides/${slug}`, { as })

/** A person with a plan that ends in so many days; a plan that is over is still written as active at night. */
async function member(plan_name: string, days = 20, traits: PersonaTraits = {}) {
  const person = await app.createPersona(traits)
  await app.database.asOwner(
    `insert into memberships (user_id, plan_name, status, end_date)
      values ($1, $2, 'active', (now() at time zone 'Africa/Lusaka')::date + $3::integer)
      on conflict (user_id) do update set plan_name = excluded.plan_name, end_date = excluded.end_date`,
    [person.user_id, plan_name, days],
  )
  return person
}

/** How many guides the list calls open, each of which is answered, and no other. */
async function openTo(as?: Persona): Promise<number> {
  const shown: { slug: string; is_open: boolean }[] = await list(as)
  expect(shown.map(({ slug }) => slug)).toEqual(guides.map(({ slug }) => slug))
  for (const { slug, is_open } of shown) {
    const { status, body } = await read(slug, as)
    expect([slug, status]).toEqual([slug, is_open ? 200 : 403])
    if (!is_open) {
      expect(Object.keys(body).toSorted()).toEqual(['code', 'message', 'request_id'])
      expect(body.code).toBe('plan_needed')
    }
  }
  return shown.filter(({ is_open }) => is_open).length
}

describe('the library', () => {
  it('shows a visitor all titles, and the text of safety and first aid alone', async () => {
    expect(await openTo()).toBe(free.length)
    const { body } = await read(locked[0]!.slug)
    expect(body.message).toBe(
      'This guide is part of Student Wellness, Wellness Starter and Comprehensive Care.',
    )
    expect(JSON.stringify(await list())).not.toContain(locked[0]!.sections[0]!.paragraphs[0])
  })

  it('shows a client without a plan, or with one that is over, no more than a visitor', async () => {
    expect(await openTo(await app.createPersona())).toBe(free.length)
    expect(await openTo(await member('Wellness Starter', -1))).toBe(free.length)
  })

  it.each(['Wellness Starter', 'Comprehensive Care'])(
    'is open to its last day with %s',
    async (plan) => {
      expect(await openTo(await member(plan, 0))).toBe(guides.length)
    },
  )

  it('is open to a student', async () => {
    expect(await openTo(await app.createPersona({ is_student: true }))).toBe(guides.length)
    const paying = await member('Comprehensive Care', 5, { is_student: true })
    expect(await openTo(paying)).toBe(guides.length)
  })

  it.each(['provider', 'admin', 'front_desk'] as const)('is open to the role %s', async (role) => {
    expect(await openTo(await app.createPersona({ role }))).toBe(guides.length)
  })

  it('is open with any account where the clinic sells no plans', async () => {
    const client = await app.createPersona()
    setBrand({ off: whatIsOff(['memberships']) })
    expect(await openTo(client)).toBe(guides.length)
    const { status, body } = await read(locked[0]!.slug)
    expect([status, body.message]).toEqual([403, 'Log in to read this guide.'])
  })

  it('gives the whole text, how long it takes, and that no clinician has read it', async () => {
    const guide = free[0]!
    const { body } = await read(guide.slug)
    expect(body).toMatchObject({
      slug: guide.slug,
      title: guide.title,
      urgent: guide.urgent ?? null,
      author: guide.author,
      next: guide.next,
      sources: guide.sources,
      state: 'draft',
      reviewed_on: null,
      reviewer_name: null,
    })
    expect(body.minutes).toBeGreaterThanOrEqual(2)
    expect(body.sections.map(({ heading }: { heading: string }) => heading)).toEqual(
      guide.sections.map(({ heading }) => heading),
    )
  })

  it('is stored by no cache, and knows no other guide', async () => {
    for (const path of ['/api/library/guides', `/api/library/guides/${free[0]!.slug}`])
      expect((await app.call('GET', path)).headers.get('cache-control')).toBe('no-store')
    for (const slug of ['no-such-guide', 'constructor', '__proto__'])
      expect((await read(slug)).status).toBe(404)
  })

  it('rejects the token of a session that has ended, so that a phone renews it', async () => {
    const student = await app.createPersona({ is_student: true })
    await app.database.asOwner('delete from accounts.sessions where id = $1', [student.session_id])
    for (const path of ['/api/library/guides', `/api/library/guides/${locked[0]!.slug}`])
      expect((await app.call('GET', path, { as: student })).status).toBe(401)
    const suspended = await app.createPersona({ is_student: true, isSuspended: true })
    expect((await read(locked[0]!.slug, suspended)).status).toBe(401)
  })
})
