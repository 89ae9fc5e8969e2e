import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxTemplates } from '#domain/messages/templates.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
const path = '/api/provider/message-templates'
const list = async (as: Persona) => (await app.call('GET', path, { as })).body
const text = { name: 'After a visit', body: 'Thank you for coming.\nSee you soon.' }

describe('own templates for messages', () => {
  it('are kept, changed and deleted by their provider, and by no one else', async () => {
    const [doctor, other] = [await provider(), await provider()]
    const id = randomUUID()
    const add = (as: Persona) => app.call('POST', path, { as, body: { id, ...text } })
    expect((await add(doctor)).status).toBe(201)
    expect((await add(doctor)).status).toBe(200)
    expect((await add(other)).status).toBe(409)
    expect(await list(doctor)).toEqual([{ id, ...text }])
    expect(await list(other)).toEqual([])
    const changed = { name: 'After', body: 'Thank you.' }
    const change = (as: Persona, body: object = changed) =>
      app.call('PUT', `${path}/${id}`, { as, body })
    expect((await change(other)).status).toBe(404)
    expect((await change(doctor)).body).toEqual({ id, ...changed })
    const empty = await change(doctor, { name: ' ', body: 'Thank you.' })
    expect([empty.status, Object.keys(empty.body.fields)]).toEqual([422, ['name']])
    await app.call('DELETE', `${path}/${id}`, { as: other })
    expect(await list(doctor)).toHaveLength(1)
    await app.call('DELETE', `${path}/${id}`, { as: doctor })
    expect(await list(doctor)).toEqual([])
  })

  it('are as many as a list shows, and no more', async () => {
    const doctor = await provider()
    const add = () => app.call('POST', path, { as: doctor, body: { id: randomUUID(), ...text } })
    for (let count = 0; count < maxTemplates; count += 1) expect((await add()).status).toBe(201)
    const one = await add()
    expect([one.status, one.body.code]).toEqual([409, 'too_many_templates'])
  })
})
