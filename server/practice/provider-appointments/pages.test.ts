import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, accesses } = practiceIn(() => app)
const hour = 60 * 60 * 1000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const span = { from: fromNow(-24 * 100), to: fromNow(24 * 200) }
const list = (as: Persona, query: Record<string, string> = {}) =>
  app.call('GET', `/api/provider/appointments?${new URLSearchParams({ ...span, ...query })}`, {
    as,
  })
const ids = async (as: Persona, query: Record<string, string> = {}) =>
  (await list(as, query)).body.map(({ id }: ProviderAppointment) => id)

/** All pages of a list, each of two rows. */
async function pagesOf(as: Persona, query: Record<string, string> = {}) {
  const pages: string[][] = []
  for (;;) {
    const after = pages.at(-1)?.at(-1)
    const page = await ids(as, { ...query, limit: '2', ...(after ? { after } : {}) })
    if (page.length > 0) pages.push(page)
    if (page.length < 2) return pages
  }
}

describe('the appointments of a provider, a page at a time', () => {
  it('come each once, in order of time, also those of one instant', async () => {
    const doctor = await provider()
    const at = fromNow(50)
    const booked: string[] = []
    // Only what was cancelled can be at the time of another.
    for (const status of ['cancelled', 'cancelled', 'confirmed'] as const)
      booked.push(await bookFor(await app.createPersona(), doctor, { at, status }))
    const first = await bookFor(await app.createPersona(), doctor, { at: fromNow(30) })
    const last = await bookFor(await app.createPersona(), doctor, { at: fromNow(70) })
    const all = [first, ...booked.toSorted(), last]
    expect((await pagesOf(doctor)).flat()).toEqual(all)
    expect((await pagesOf(doctor, { order: 'latest' })).flat()).toEqual(all.toReversed())
    expect(await pagesOf(doctor)).toHaveLength(3)
  })

  it('are found by the patient’s name, and by status, type, who asked, and period together', async () => {
    const doctor = await provider()
    const patients = [
      await app.createPersona({ full_name: 'Mary Banda' }),
      await app.createPersona({ full_name: 'Mary Ŋandu' }),
      await app.createPersona({ full_name: 'Abel Tembo' }),
    ]
    const [one, two, three] = [
      await bookFor(patients[0]!, doctor, { at: fromNow(30), status: 'requested' }),
      await bookFor(patients[1]!, doctor, { at: fromNow(60), status: 'requested' }),
      await bookFor(patients[2]!, doctor, { at: fromNow(90) }),
    ]
    expect(await ids(doctor, { search: 'mary' })).toEqual([one, two])
    expect(await ids(doctor, { search: 'ŋandu mary' })).toEqual([two])
    expect(await ids(doctor, { search: 'nobody' })).toEqual([])
    expect(await ids(doctor, { search: '%' })).toEqual([])
    expect(await ids(doctor, { status: 'confirmed' })).toEqual([three])
    expect(await ids(doctor, { status: 'requested', search: 'banda' })).toEqual([one])
    expect(await ids(doctor, { session_type: 'Phone' })).toEqual([])
    expect(await ids(doctor, { session_type: 'Virtual' })).toHaveLength(3)
    expect(await ids(doctor, { requested_by: 'provider' })).toEqual([])
    expect(await ids(doctor, { search: 'mary', to: fromNow(40) })).toEqual([one])
    expect(await pagesOf(doctor, { search: 'mary' })).toEqual([[one, two]])
  })

  it('put on record only the patients of the page', async () => {
    const doctor = await provider()
    const [shown, other] = [await app.createPersona(), await app.createPersona()]
    await bookFor(shown, doctor, { at: fromNow(30) })
    await bookFor(other, doctor, { at: fromNow(60) })
    await list(doctor, { limit: '1' })
    expect([(await accesses(shown)).length, (await accesses(other)).length]).toEqual([1, 0])
  })

  it('of one series are listed, and put on record, without those of another patient of that name', async () => {
    const doctor = await provider()
    const names = { full_name: 'Mary Banda' }
    const [patient, namesake] = [await app.createPersona(names), await app.createPersona(names)]
    const [one, two] = [
      await bookFor(patient, doctor, { at: fromNow(30) }),
      await bookFor(patient, doctor, { at: fromNow(60) }),
    ]
    await bookFor(patient, doctor, { at: fromNow(90) })
    await bookFor(namesake, doctor, { at: fromNow(120) })
    const series_id = randomUUID()
    await app.database.asOwner(
      'update appointments set series_id = $1 where id = any($2::uuid[])',
      [series_id, [one, two]],
    )
    expect(await ids(doctor, { series_id })).toEqual([one, two])
    expect(await ids(doctor, { series_id: randomUUID() })).toEqual([])
    expect((await accesses(namesake)).length).toBe(0)
  })

  it('have nothing after a row that is not the caller’s', async () => {
    const [doctor, other] = [await provider(), await provider()]
    await bookFor(await app.createPersona(), doctor, { at: fromNow(60) })
    const theirs = await bookFor(await app.createPersona(), other, { at: fromNow(30) })
    expect(await ids(doctor, { after: theirs })).toEqual([])
    expect(await ids(doctor, { after: randomUUID() })).toEqual([])
  })

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '301' }, 'limit'],
    [{ limit: '1.5' }, 'limit'],
    [{ after: 'x' }, 'after'],
    [{ status: 'late' }, 'status'],
    [{ session_type: 'Letter' }, 'session_type'],
    [{ requested_by: 'admin' }, 'requested_by'],
    [{ series_id: 'x' }, 'series_id'],
    [{ order: 'random' }, 'order'],
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ search: '\0' }, 'search'],
  ])('are not listed for %j, by the field’s name', async (query, field) => {
    const answer = await list(await provider(), query as Record<string, string>)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })
})
