import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp } from '#tests/support/app.ts'
import {
  type Clinic,
  type Content,
  fillAtRandom,
  openClinic,
  recordsIn,
} from '#tests/support/two-records.ts'
import { endMerges } from './jobs.ts'

let clinic: Clinic
beforeAll(async () => {
  clinic = await openClinic(await openTestApp())
})
afterAll(() => clinic.app.close())

const records = recordsIn(() => clinic)
const { register, merge, makeOld, undo, book, agree, contentOf } = records

describe('a merge', () => {
  it('is undone to exactly what was there, whatever random things both have, and what came since stays', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const [gone, stays] = [await register(), await register()]
      await fillAtRandom(clinic, records, seed, gone.id, stays.id)
      const before = await contentOf(gone.id, stays.id)
      const merged = await merge(gone, stays)
      expect(merged.status, JSON.stringify(merged.body)).toBe(201)
      const total = (content: Content) => Object.values(content).flat().length
      // Nothing is lost: each row is with one of the two.
      expect(total(await contentOf(gone.id, stays.id))).toBe(total(before))
      expect((await undo(merged.body.id)).status).toBe(200)
      expect(await contentOf(gone.id, stays.id)).toEqual(before)
      const again = await merge(gone, stays)
      await clinic.app.database.asOwner(
        `insert into public.blood_pressure_readings (user_id, systolic, diastolic, at_clinic, recorded_by) values ($1, 121, 81, true, $2)`,
        [stays.id, clinic.doctor.user_id],
      )
      await undo(again.body.id)
      const since = await contentOf(gone.id, stays.id)
      expect(total(since)).toBe(total(before) + 1)
    }
  })

  it('gives back with a visit and a note what was written about them since', async () => {
    const { database } = clinic.app
    const [gone, stays] = [await register(), await register()]
    const [visit] = await database.asOwner(
      `insert into appointments (patient_id, provider_id, appointment_time, session_type, status)
       values ($1, $2, now() - interval '3 days', 'In-person', 'completed') returning id`,
      [gone.id, clinic.doctor.user_id],
    )
    const [reading] = await database.asOwner(
      `insert into blood_pressure_readings (user_id, systolic, diastolic, at_clinic, recorded_by)
       values ($1, 121, 81, true, $2) returning id`,
      [gone.id, clinic.doctor.user_id],
    )
    const { body } = await merge(gone, stays)
    await database.asOwner(
      `insert into shared_notes (appointment_id, patient_id, provider_id, notes) values ($1, $2, $3, 'Rest')`,
      [visit!.id, stays.id, clinic.doctor.user_id],
    )
    const [note] = await database.asOwner(
      `insert into session_notes (id, patient_id, provider_id, appointment_id, form, free_text, signed_at)
       values (gen_random_uuid(), $2, $3, $1, 'free', 'Rest', now()) returning id`,
      [visit!.id, stays.id, clinic.doctor.user_id],
    )
    await database.asOwner(
      `insert into reading_versions (user_id, record, reading_id, change, before)
       values ($2, 'blood_pressure_reading', $1, 'corrected', '{}')`,
      [reading!.id, stays.id],
    )
    expect((await undo(body.id)).status).toBe(200)
    const owners = await database.asOwner(
      `select patient_id as owner from shared_notes where appointment_id = $1
       union all select patient_id from session_notes where id = $2
       union all select patient_id from invoices where appointment_id = $1
       union all select user_id from reading_versions where reading_id = $3`,
      [visit!.id, note!.id, reading!.id],
    )
    expect(owners.length).toBeGreaterThanOrEqual(3)
    expect(new Set(owners.map(({ owner }) => owner))).toEqual(new Set([gone.id]))
  })

  it('goes on in a chain, leads to the last, and is undone the last one first', async () => {
    const [a, b, c, d] = [await register(), await register(), await register(), await register()]
    const people = [a, b, c, d]
    for (const [index, { id }] of people.entries())
      await fillAtRandom(clinic, records, 20 + index, id)
    const all = () => contentOf(...people.map(({ id }) => id))
    const before = await all()
    const first = await merge(a, b)
    const second = await merge(b, c)
    const third = await merge(d, c)
    for (const { status, body } of [first, second, third])
      expect(status, JSON.stringify(body)).toBe(201)
    const asked = await clinic.app.call('GET', `/api/clinic/patients/${a.id}`, { as: clinic.desk })
    expect(asked.body.id).toBe(c.id)
    expect((await undo(first.body.id)).body.code).toBe('merged_on')
    for (const { body } of [second, third, first])
      expect((await undo(body.id)).body.state).toBe('undone')
    expect(await all()).toEqual(before)
    // Undone, they can be merged again, the other way round too.
    expect((await merge(b, a)).status).toBe(201)
  })

  it('happens while someone books, writes and measures: nothing is left behind', async () => {
    for (let i = 0; i < 3; i += 1) {
      const [gone, stays] = [await register(), await register()]
      const write = (day: number) => book(gone.id, day)
      const answers = await Promise.all([
        write(10 + i),
        merge(gone, stays),
        write(20 + i),
        agree(gone.id, 'health_data'),
        write(30 + i),
      ])
      expect(answers[1].status, JSON.stringify(answers[1].body)).toBe(201)
      const made = [0, 2, 4].filter((index) => answers[index]!.status === 201).length
      const rows = await clinic.app.database.asOwner(
        'select patient_id from appointments where patient_id = any ($1)',
        [[gone.id, stays.id]],
      )
      expect(rows.map(({ patient_id }) => patient_id)).toEqual(Array(made).fill(stays.id))
    }
  })

  it('is final after 30 days: no undo, before the job as after it, and the links still lead on', async () => {
    const [gone, stays] = [await register(), await register()]
    const { body } = await merge(gone, stays)
    await makeOld(body.id)
    const stateOf = async () =>
      (await clinic.app.call('GET', '/api/admin/patient-merges', { as: clinic.admin })).body.find(
        ({ id }: { id: string }) => id === body.id,
      )
    expect((await stateOf()).state).toBe('final')
    expect((await undo(body.id)).body.code).toBe('merge_final')
    await endMerges.run()
    expect(await stateOf()).toMatchObject({ state: 'final', rows: 0 })
    expect((await undo(body.id)).body.code).toBe('merge_final')
    const asked = await clinic.app.call('GET', `/api/clinic/patients/${gone.id}`, {
      as: clinic.desk,
    })
    expect(asked.body.id).toBe(stays.id)
  })
})

describe('the system', () => {
  it('moves a row to another person only where the two are merged, and takes no other step of a merge', async () => {
    const [one, other] = [await register(), await register()]
    expect((await book(one.id, 15)).status).toBe(201)
    const attempt = (text: string, ...values: unknown[]) =>
      asSystem('try what is not allowed', (tx) =>
        tx.run({
          compile: () => ({ sql: text, parameters: values, query: {}, queryId: {} }) as never,
        }),
      ).then(
        () => 'done',
        (error: { code?: string }) => error.code,
      )
    expect(
      await attempt(
        'update appointments set patient_id = $1 where patient_id = $2',
        other.id,
        one.id,
      ),
    ).toBe('42501')
    const { body } = await merge(one, other)
    const third = await register()
    for (const [text, ...values] of [
      [
        `insert into accounts.patient_merges (id, gone_id, remaining_id) values (gen_random_uuid(), $1, $2)`,
        third.id,
        one.id,
      ],
      [
        `insert into accounts.patient_merges (id, gone_id, remaining_id) values (gen_random_uuid(), $1, $2)`,
        clinic.desk.user_id,
        third.id,
      ],
      [
        `insert into accounts.patient_merges (id, gone_id, remaining_id, state, ended_at) values (gen_random_uuid(), $1, $2, 'final', now())`,
        third.id,
        other.id,
      ],
      [
        `update accounts.patient_merges set state = 'final', ended_at = now() where id = $1`,
        body.id,
      ],
      [`update accounts.patient_merges set remaining_id = $2 where id = $1`, body.id, third.id],
      [
        `update accounts.patient_merges set merged_at = now() - interval '40 days' where id = $1`,
        body.id,
      ],
    ] as const)
      expect(await attempt(text, ...values), text).toBe('23514')
    expect(
      await attempt(
        'insert into appointments (patient_id, appointment_time, session_type) values ($1, now(), $2)',
        one.id,
        'Phone',
      ),
    ).toBe('UB412')
  })
})
