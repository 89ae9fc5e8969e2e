import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HelplineRecord } from '#domain/admin/helplines.ts'
import { isOverdue } from '#domain/admin/limits.ts'
import { helplines } from '#domain/safety/helplines.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import { listShownHelplines } from '#server/safety/crisis-lines/data.ts'
import { uncheckedText } from '#server/safety/crisis-lines/unchecked-text.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'

let app: TestApp
let admin: Persona
let brought: string

beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  const [rows] = await app.database.asOwner('select jsonb_agg(l) as all from public.crisis_lines l')
  brought = JSON.stringify(rows!.all)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.asOwner('delete from public.crisis_lines')
  await app.database.asOwner(
    'insert into public.crisis_lines select * from jsonb_populate_recordset(null::public.crisis_lines, $1)',
    [brought],
  )
})

const lines = '/api/admin/crisis-lines'
const send = (method: string, path: string, body?: unknown, as = admin) =>
  app.call(method, lines + path, { as, body })
const list = async (): Promise<HelplineRecord[]> => (await send('GET', '')).body
const readShown = async () => (await app.call('GET', '/api/crisis-lines')).body
const typed = (line: HelplineRecord, more: object = {}) => {
  const { id: _, last_checked: __, ...rest } = line
  return { ...rest, is_checked: false, ...more }
}
const change = async (number: string, more: object) => {
  const line = (await list()).find((one) => one.number === number)!
  return send('PUT', `/${line.id}`, typed(line, more))
}
const fresh = (more: object = {}) => ({
  name: 'Mental Health Line',
  number: '+260 97 1234567',
  for_whom: 'Anyone.',
  hours: '8 to 17 hours',
  kind: 'listening',
  is_shown: true,
  is_checked: true,
  ...more,
})

describe('the helplines', () => {
  it('start as the pages are built with them, and are cached by everyone for some minutes', async () => {
    const answer = await app.call('GET', '/api/crisis-lines')
    expect(answer.body).toEqual(helplines)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('are returned as an admin changes them, and the change is audited', async () => {
    const { status, body } = await change('116', {
      name: 'Childline',
      hours: 'Always',
      is_checked: true,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Childline', last_checked: todayInLusaka(), version: 2 })
    expect((await readShown())[1]).toMatchObject({
      name: 'Childline',
      number: '116',
      hours: 'Always',
    })
    expect(await auditEventsOf(app.database, body.id)).toMatchObject([
      { action: 'crisis_line.change', actor_id: admin.user_id, subject_id: admin.user_id },
    ])
  })

  it('are added once, at the end, and only after an admin has dialled them', async () => {
    const id = randomUUID()
    expect((await send('POST', '', fresh({ id, is_checked: false }))).body.fields).toHaveProperty(
      'is_checked',
    )
    expect((await send('POST', '', fresh({ id }))).status).toBe(201)
    expect((await send('POST', '', fresh({ id }))).status).toBe(200)
    expect((await send('POST', '', fresh({ id, number: '5555' }))).status).toBe(409)
    expect((await readShown()).at(-1)).toMatchObject({
      number: '+260 97 1234567',
      last_checked: todayInLusaka(),
    })
    expect(await list()).toHaveLength(5)
  })

  it('have the order that an admin gives them', async () => {
    const ids = (await list()).map(({ id }) => id)
    const [first, second, ...rest] = ids as [string, string, ...string[]]
    const wanted = [second, first, ...rest]
    expect(
      (await send('PUT', '/order', { ids: wanted })).body.map(({ id }: HelplineRecord) => id),
    ).toEqual(wanted)
    expect((await readShown())[0].number).toBe('116')
    for (const wrong of [ids.slice(1), [...ids, randomUUID()], [first, first, ...rest]])
      expect((await send('PUT', '/order', { ids: wrong })).status).toBe(409)
  })

  it.each([
    ['112', { is_shown: false }],
    ['112', { kind: 'listening' }],
    ['112', { kind: 'abroad' }],
  ])('keep the last one for danger to life: %s cannot become %o', async (number, more) => {
    const before = await readShown()
    expect((await change(number, more)).status).toBe(409)
    expect(await readShown()).toEqual(before)
  })

  it('keep the last one to talk to, also where two are hidden at the same moment', async () => {
    const answers = await Promise.all([
      change('933', { is_shown: false }),
      change('116', { is_shown: false }),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    expect(
      (await readShown()).filter(({ kind }: HelplineRecord) => kind === 'listening'),
    ).toHaveLength(1)
  })

  it('are not changed or checked by an admin who saw an older state', async () => {
    const line = (await list())[0]!
    const check = () => send('POST', `/${line.id}/check`, { version: line.version })
    expect((await check()).body).toMatchObject({ last_checked: todayInLusaka(), version: 2 })
    expect((await check()).status).toBe(409)
    expect((await send('PUT', `/${line.id}`, typed(line, { name: 'Late' }))).status).toBe(409)
    expect((await list())[0]!.name).toBe('Lifeline Zambia')
  })

  it.each<[string, object, string]>([
    ['letters', { number: '09ABC' }, 'number'],
    ['two digits', { number: '12' }, 'number'],
    ['sixteen digits', { number: '1234567890123456' }, 'number'],
    ['two spaces', { number: '97  123' }, 'number'],
    ['a plus within', { number: '97+123' }, 'number'],
    ['code to dial', { number: '*123#' }, 'number'],
    ['a link', { number: 'tel:933' }, 'number'],
    ['the number of another', { number: '93 3' }, 'number'],
    ['a number nobody has dialled', { number: '990' }, 'is_checked'],
    ['no name', { name: ' ' }, 'name'],
    ['too long a name', { name: 'x'.repeat(81) }, 'name'],
    ['no hours', { hours: '' }, 'hours'],
    ['nobody it is for', { for_whom: '' }, 'for_whom'],
    ['another kind', { kind: 'police' }, 'kind'],
    ['no word whether it is shown', { is_shown: undefined }, 'is_shown'],
    ['no version', { version: undefined }, 'version'],
    ['more than is asked', { last_checked: '2030-01-01' }, 'last_checked'],
  ])('reject %s, by name', async (_, more, field) => {
    const before = await list()
    const { status, body } = await change('116', more)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect(await list()).toEqual(before)
  })

  it('are changed by admins alone', async () => {
    const provider = await app.createPersona({ role: 'provider' })
    expect((await send('GET', '', undefined, provider)).status).toBe(403)
    expect((await send('POST', '', fresh(), provider)).status).toBe(403)
    expect((await send('PUT', `/${randomUUID()}`, fresh({ version: 1 }))).status).not.toBe(200)
    expect((await send('POST', `/${randomUUID()}/check`, { version: 1 })).status).toBe(404)
  })

  it('are due to be dialled again after ninety days, and an admin’s start page counts them', async () => {
    expect(isOverdue({ last_checked: '2026-01-01' }, '2026-04-01')).toBe(false)
    expect(isOverdue({ last_checked: '2026-01-01' }, '2026-04-02')).toBe(true)
    expect(isOverdue({ last_checked: null }, '2026-04-02')).toBe(true)
    const count = async () =>
      (await app.call('GET', '/api/admin/waiting', { as: admin })).body.crisis_lines
    const set = (days: number) =>
      app.database.asOwner(
        `update public.crisis_lines set last_checked = (now() at time zone 'Africa/Lusaka')::date - $1::integer`,
        [days],
      )
    // As they are made: none of us has dialled them.
    expect(await readShown()).toMatchObject(
      Array.from({ length: 4 }, () => ({ last_checked: null })),
    )
    expect(await count()).toBe(3)
    const open = async () =>
      uncheckedText(await asSystem('test', listShownHelplines), todayInLusaka())
    // The number for the United States cannot be dialled from here.
    expect(await open()).toEqual([
      '933 (Lifeline Zambia): never dialled by us',
      '116 (Childline Zambia): never dialled by us',
      '112 (Emergency): never dialled by us',
    ])
    await set(90)
    expect(await open()).toEqual([])
    expect(await count()).toBe(0)
    await set(91)
    expect(await open()).toMatchObject(
      [/^933 .*: last dialled on \d/, /^116/, /^112/].map((row) => expect.stringMatching(row)),
    )
    // As many as the operator reads of: nothing would ever clear a line that only abroad can be dialled.
    expect(await count()).toBe(3)
    await change('988', { is_shown: false })
    expect(await count()).toBe(3)
  })
})
