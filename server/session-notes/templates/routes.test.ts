import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)

describe('own templates', () => {
  it('are kept and removed by their provider, and by no one else', async () => {
    const [doctor, other] = [await provider(), await provider()]
    const id = randomUUID()
    const body = { id, name: 'First visit', body: 'Sleep\nAppetite' }
    const add = (as: Persona) => app.call('POST', '/api/provider/note-templates', { as, body })
    const list = async (as: Persona) =>
      (await app.call('GET', '/api/provider/note-templates', { as })).body
    expect((await add(doctor)).status).toBe(201)
    expect((await add(doctor)).status).toBe(200)
    expect((await add(other)).status).toBe(409)
    expect(await list(doctor)).toEqual([body])
    expect(await list(other)).toEqual([])
    await app.call('DELETE', `/api/provider/note-templates/${id}`, { as: other })
    expect(await list(doctor)).toHaveLength(1)
    await app.call('DELETE', `/api/provider/note-templates/${id}`, { as: doctor })
    expect(await list(doctor)).toEqual([])
  })
})
