import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canTake, type NoteState, stateOf } from '#domain/session-notes/note-state.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, expireCertificate, cancelAll } = practiceIn(() => app)

const save = (as: Persona, id: string, body: object) =>
  app.call('PUT', `/api/provider/notes/${id}`, { as, body })
const sign = (as: Persona, id: string, version: number, readers = 'provider') =>
  app.call('POST', `/api/provider/notes/${id}/signature`, { as, body: { version, readers } })
const amend = (as: Persona, id: string, body: string, amendment = randomUUID()) =>
  app.call('POST', `/api/provider/notes/${id}/amendments`, { as, body: { id: amendment, body } })
const remove = (as: Persona, id: string, version: number) =>
  app.call('DELETE', `/api/provider/notes/${id}?version=${version}`, { as })
const read = (as: Persona, id: string) => app.call('GET', `/api/provider/notes/${id}`, { as })
const notesOf = async (patient: Persona, as: Persona) =>
  (await app.call('GET', `/api/provider/patients/${patient.user_id}/page`, { as })).body.notes

async function pair() {
  const patient = await app.createPersona({ full_name: 'Mary Zulu' })
  const doctor = await provider()
  const appointment_id = await bookFor(patient, doctor, {
    status: 'completed',
    at: '2026-03-02T07:00:00Z',
  })
  await app.database.asOwner(`update appointments set outcome = 'held' where id = $1`, [
    appointment_id,
  ])
  return { patient, doctor, appointment_id, draft: draftOn(patient) }
}

const draftOn =
  (patient: Persona) =>
  (free_text: string, version: number, more: object = {}) => ({
    patient_id: patient.user_id,
    form: 'free',
    free_text,
    version,
    ...more,
  })

describe('a note', () => {
  it('is saved as it is typed, and found again on another device', async () => {
    const { patient, doctor, draft } = await pair()
    const id = randomUUID()
    const first = await save(doctor, id, draft('She sleeps', 0))
    expect(first).toMatchObject({ status: 201, body: { version: 1, signed_at: null } })
    const second = await save(doctor, id, draft('She sleeps badly', 1))
    expect(second).toMatchObject({
      status: 200,
      body: { version: 2, free_text: 'She sleeps badly' },
    })
    expect(await notesOf(patient, doctor)).toEqual([second.body])
    // A retry of either is the same, however late.
    expect((await save(doctor, id, draft('She sleeps badly', 1))).body.version).toBe(2)
  })

  it('says that another window changed it, and replaces nothing', async () => {
    const { doctor, draft } = await pair()
    const id = randomUUID()
    await save(doctor, id, draft('one', 0))
    await save(doctor, id, draft('two', 1))
    expect(await save(doctor, id, draft('mine', 1))).toMatchObject({
      status: 409,
      body: { code: 'stale_notes' },
    })
    expect((await read(doctor, id)).body).toMatchObject({ free_text: 'two', version: 2 })
    expect((await sign(doctor, id, 1)).body.code).toBe('stale_notes')
  })

  it('is removed only as it was seen, so that what another device wrote stays', async () => {
    const { doctor, draft } = await pair()
    const id = randomUUID()
    await save(doctor, id, draft('', 0))
    await save(doctor, id, draft('two', 1))
    expect((await remove(doctor, id, 1)).body.code).toBe('stale_notes')
    const unnamed = await app.call('DELETE', `/api/provider/notes/${id}`, { as: doctor })
    expect([unnamed.status, Object.keys(unnamed.body.fields)]).toEqual([422, ['version']])
    expect((await read(doctor, id)).body.free_text).toBe('two')
    expect((await remove(doctor, id, 2)).status).toBe(204)
    expect((await remove(doctor, id, 2)).status).toBe(204)
  })

  it('is finished by its author also once the only visit is cancelled, but none is begun then', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    const appointment_id = await bookFor(patient, doctor)
    const draft = draftOn(patient)
    const [kept, removed] = [randomUUID(), randomUUID()]
    await save(doctor, kept, draft('She sleeps', 0, { appointment_id }))
    await save(doctor, removed, draft('x', 0))
    await cancelAll(patient)
    const more = draft('She sleeps badly', 1, { appointment_id })
    expect(await save(doctor, kept, more)).toMatchObject({ status: 200, body: { version: 2 } })
    const of = (other: Persona) => ({ ...more, version: 2, patient_id: other.user_id })
    expect((await save(doctor, kept, of(await app.createPersona()))).status).toBe(404)
    expect((await save(doctor, kept, of((await pair()).patient))).status).toBe(404)
    expect((await sign(doctor, kept, 2)).status).toBe(200)
    expect((await remove(doctor, removed, 1)).status).toBe(204)
    expect((await save(doctor, randomUUID(), draft('x', 0))).status).toBe(404)
    expect((await read(patient, kept)).status).toBe(403)
  })

  it('has no addition that its patient does not read, also where two are added at once', async () => {
    const { patient, doctor, draft, appointment_id } = await pair()
    const id = randomUUID()
    await save(doctor, id, draft('Walk.', 0, { appointment_id }))
    await sign(doctor, id, 1, 'both')
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map(async (word) => ({
        word,
        ...(await amend(doctor, id, `Added ${word}.`)),
      })),
    )
    const added = answers.filter(({ status }) => status === 200).map(({ word }) => word)
    for (const { status, body } of answers)
      if (status !== 200)
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'stale_notes' })
    const { body } = await app.call('GET', `/api/appointments/${appointment_id}/shared-notes`, {
      as: patient,
    })
    for (const word of added) expect(body.notes).toContain(`Added ${word}.`)
    expect((await read(doctor, id)).body.amendments).toHaveLength(added.length)
    expect(added.length).toBeGreaterThan(0)
  })

  it('with additions can be corrected in full, up to 40,000 letters', async () => {
    const { doctor, draft, appointment_id } = await pair()
    const id = randomUUID()
    await save(doctor, id, draft('a'.repeat(9000), 0, { appointment_id }))
    await sign(doctor, id, 1, 'both')
    for (const letter of ['b', 'c', 'd'])
      expect((await amend(doctor, id, letter.repeat(9000))).status).toBe(200)
    const full = await amend(doctor, id, 'e'.repeat(9000))
    expect(full).toMatchObject({
      status: 422,
      body: { fields: { body: 'The shared notes are full: 40,000 letters.' } },
    })
    expect((await read(doctor, id)).body.amendments).toHaveLength(3)
    const [shared] = await app.database.asOwner(
      'select notes from shared_notes where appointment_id = $1',
      [appointment_id],
    )
    const corrected = await app.call(
      'PUT',
      `/api/provider/appointments/${appointment_id}/shared-notes`,
      { as: doctor, body: { notes: `${String(shared!['notes'])}.`, corrects: shared!['notes'] } },
    )
    expect(corrected.status).toBe(200)
  })

  it('has up to 10,000 letters in all its parts, and the answer names the field', async () => {
    const { doctor, draft } = await pair()
    const long = { form: 'structured', reason: 'a'.repeat(5000), findings: 'b'.repeat(5000) }
    expect((await save(doctor, randomUUID(), draft('', 0, long))).status).toBe(201)
    const rejected = await save(doctor, randomUUID(), draft('', 0, { ...long, plan: 'c' }))
    expect(rejected).toMatchObject({ status: 422 })
    expect(JSON.stringify(rejected.body)).toContain('findings')
  })

  it('is of a patient whom the provider treats, and of a visit of theirs alone', async () => {
    const { patient, doctor, draft, appointment_id } = await pair()
    const stranger = await provider()
    expect((await save(stranger, randomUUID(), draft('x', 0))).status).toBe(404)
    const other = await pair()
    const foreign = draft('x', 0, { appointment_id: other.appointment_id })
    expect((await save(doctor, randomUUID(), foreign)).status).toBe(404)
    const id = randomUUID()
    expect((await save(doctor, id, draft('x', 0, { appointment_id }))).status).toBe(201)
    const expired = await provider()
    await expireCertificate(expired)
    const desk = await app.createPersona({ role: 'front_desk' })
    for (const [as, status] of [
      [stranger, 404],
      [patient, 403],
      [expired, 403],
      [desk, 403],
    ] as const)
      expect((await read(as, id)).status).toBe(status)
    expect((await save(other.doctor, id, draft('y', 1))).status).toBe(404)
  })

  it('is shared when it is signed, read by the patient at the visit, and amended beside what was signed', async () => {
    const { patient, doctor, draft, appointment_id } = await pair()
    const id = randomUUID()
    const parts = { form: 'structured', reason: 'Sleep', plan: 'Walk after lunch', appointment_id }
    await save(doctor, id, draft('', 0, parts))
    const signed = await sign(doctor, id, 1, 'both')
    expect(signed.body.shared_at).not.toBeNull()
    const shared = () =>
      app.call('GET', `/api/appointments/${appointment_id}/shared-notes`, { as: patient })
    expect((await shared()).body.notes).toBe('Reason\nSleep\n\nPlan\nWalk after lunch')
    await amend(doctor, id, 'Or before breakfast.')
    expect((await shared()).body.notes).toMatch(
      /^Reason\nSleep\n\nPlan\nWalk after lunch\n\nAdded on .* 20\d\d\nOr before breakfast\.$/,
    )
    expect((await read(doctor, id)).body.plan).toBe('Walk after lunch')
    // One of a visit: the patient reads what was shared first.
    const again = randomUUID()
    await save(doctor, again, draft('More', 0, { appointment_id }))
    expect((await sign(doctor, again, 1, 'both')).body.code).toBe('shared_before')
    expect((await sign(doctor, again, 1)).status).toBe(200)
  })

  it('is shared only of a visit that took place, and private ones are read by no patient', async () => {
    const { patient, doctor, draft } = await pair()
    const id = randomUUID()
    await save(doctor, id, draft('private words', 0))
    expect((await sign(doctor, id, 1, 'both')).body.code).toBe('not_held')
    expect((await sign(doctor, id, 1)).status).toBe(200)
    const calls = ['/api/appointments?limit=20', `/api/provider/notes/${id}`, '/api/my-summary']
    for (const call of calls)
      expect(JSON.stringify((await app.call('GET', call, { as: patient })).body)).not.toContain(
        'private words',
      )
  })

  it('goes from draft to signed to amended, and nothing else, whatever two devices do in any order', async () => {
    const { patient, doctor } = await pair()
    const step = fc.record({
      kind: fc.constantFrom('save', 'sign', 'amend', 'remove'),
      device: fc.constantFrom(0, 1),
      text: fc.constantFrom('a', 'b', 'c'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const id = randomUUID()
        const seen = [0, 0]
        let state: NoteState | undefined
        let stored = { text: '', version: 0 }
        const added: string[] = []
        for (const { kind, device, text } of steps) {
          const version = seen[device]!
          if (kind === 'save') {
            const body = { patient_id: patient.user_id, form: 'free', free_text: text, version }
            const { status, body: saved } = await save(doctor, id, body)
            const isRepeated = state !== undefined && stored.text === text
            const isAllowed =
              state === undefined ||
              isRepeated ||
              (canTake('save', state) && version === stored.version)
            expect(status < 300).toBe(isAllowed)
            if (!isAllowed) continue
            if (!isRepeated) stored = { text, version: state === undefined ? 1 : version + 1 }
            state ??= 'draft'
            seen[device] = saved.version
          } else if (kind === 'sign') {
            const { status } = await sign(doctor, id, Math.max(1, version))
            const isAllowed = state !== undefined && Math.max(1, version) === stored.version
            expect(status < 300).toBe(isAllowed)
            if (isAllowed && state === 'draft') state = 'signed'
          } else if (kind === 'amend') {
            const { status } = await amend(doctor, id, text)
            const isAllowed = state !== undefined && canTake('amend', state)
            expect(status < 300).toBe(isAllowed)
            if (!isAllowed) continue
            added.push(text)
            state = 'amended'
          } else {
            const { status } = await remove(doctor, id, Math.max(1, version))
            const isAllowed =
              state === undefined ||
              (canTake('remove', state) && Math.max(1, version) === stored.version)
            expect(status < 300).toBe(isAllowed)
            if (!isAllowed) continue
            state = undefined
            stored = { text: '', version: 0 }
          }
          const now = await read(doctor, id)
          if (state === undefined) expect(now.status).toBe(404)
          else {
            expect(stateOf(now.body)).toBe(state)
            expect(now.body).toMatchObject({ free_text: stored.text, version: stored.version })
            expect(now.body.amendments.map(({ body }: { body: string }) => body)).toEqual(added)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('stays as it was signed, also for the system', async () => {
    const { doctor, draft } = await pair()
    const id = randomUUID()
    await save(doctor, id, draft('signed words', 0))
    await sign(doctor, id, 1)
    await expect(
      app.database.asOwner(`update session_notes set free_text = 'others' where id = $1`, [id]),
    ).rejects.toThrow('a signed note is only amended')
  })
})
