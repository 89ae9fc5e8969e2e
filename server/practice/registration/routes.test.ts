import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { join, pdf, statusesOf, uploadsIn } from '#tests/support/uploads.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { register, storedFiles, provider, own } = uploadsIn(() => app)

describe('a registration', () => {
  it('is sent with its document, and is pending', async () => {
    const luyando = await provider()
    expect(await own(luyando)).toMatchObject({ status: 'pending', newest: null })
    const id = randomUUID()
    const { status, body } = await register(luyando, pdf, { id })
    expect(status).toBe(201)
    expect(body).toEqual({
      id,
      profession: 'therapist',
      registration_body: 'Health Professions Council of Zambia',
      registration_number: 'HPCZ-PSY-00001',
      certificate_year: new Date().getUTCFullYear(),
      certificate_expires_on: `${new Date().getUTCFullYear() + 1}-12-31`,
      document_type: 'application/pdf',
      has_document: true,
      status: 'pending',
      submitted_at: expect.stringMatching(/Z$/),
      decided_at: null,
      reason: null,
    })
    expect(await own(luyando)).toEqual({
      status: 'pending',
      certificate_expires_on: '2100-12-31',
      is_in_practice: false,
      newest: body,
    })
  })

  it('is written once when it is sent again after the answer was lost', async () => {
    const luyando = await provider()
    const before = (await storedFiles('documents')).length
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => register(luyando, pdf, { id })))
    expect(statusesOf(answers)).toEqual([200, 200, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await storedFiles('documents')).toHaveLength(before + 1)
  })

  it.each([
    ['other words', { registration_number: 'HPCZ-PSY-00002' }, pdf],
    ['another document', {}, join(pdf, '\n')],
  ])('with the same id and %s is rejected', async (_, fields, document) => {
    const luyando = await provider()
    const id = randomUUID()
    await register(luyando, pdf, { id })
    const before = (await storedFiles('documents')).length
    expect((await register(luyando, document, { id, ...fields })).status).toBe(409)
    expect(await storedFiles('documents')).toHaveLength(before)
  })

  it('with the id of another provider’s is rejected, and reveals nothing of theirs', async () => {
    const id = randomUUID()
    await register(await provider(), pdf, { id })
    const { status, body } = await register(await provider(), pdf, { id })
    expect(status).toBe(409)
    expect(JSON.stringify(body)).not.toContain('HPCZ')
  })

  it('is pending alone: of many at once one is taken, and no file is left of the others', async () => {
    const luyando = await provider()
    const before = (await storedFiles('documents')).length
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(luyando)))
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('registration_waiting')
    expect(await storedFiles('documents')).toHaveLength(before + 1)
  })

  it.each([
    [{ registration_body: ' ' }, 'registration_body'],
    [{ registration_body: 'x'.repeat(201) }, 'registration_body'],
    [{ registration_number: '' }, 'registration_number'],
    [{ registration_number: 'x'.repeat(61) }, 'registration_number'],
    [{ certificate_year: '' }, 'certificate_year'],
    [{ certificate_year: '1949' }, 'certificate_year'],
    [{ certificate_year: '2026.5' }, 'certificate_year'],
    [{ certificate_year: 'this year' }, 'certificate_year'],
    [{ certificate_year: '2099' }, 'certificate_year'],
    [{ certificate_expires_on: '2027-02-30' }, 'certificate_expires_on'],
    [{ certificate_expires_on: '2020-12-31' }, 'certificate_expires_on'],
    [{ certificate_expires_on: '2099-12-31' }, 'certificate_expires_on'],
    [{ id: '1' }, 'id'],
    [{ registration_body: 'a\0b' }, 'registration_body'],
  ])('is rejected with %j, by name, and nothing is written', async (fields, name) => {
    const luyando = await provider()
    const before = (await storedFiles('documents')).length
    const { status, body } = await register(luyando, pdf, fields as Record<string, string>)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([name])
    expect((await own(luyando)).newest).toBeNull()
    expect(await storedFiles('documents')).toHaveLength(before)
  })
})
