import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { callsIn, signalFrom } from '#tests/support/calls.ts'
import { deleteExpiredCalls } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { admitted, enter, send, session, signals } = callsIn(() => app)

const sql = (text: string, id: string) => app.database.asOwner(text, [id])
const countOf = async (id: string) => {
  const [row] = await sql(
    `select (select count(*) from calls where appointment_id = $1)::int as calls,
       (select count(*) from call_entries where appointment_id = $1)::int as entries`,
    id,
  )
  return row
}

describe('the rows of a call', () => {
  it('lose their signals after ten minutes', async () => {
    const { id, patient, doctor, of_patient, of_doctor } = await admitted()
    const [old, young] = [signalFrom(of_patient, of_doctor), signalFrom(of_patient, of_doctor)]
    for (const signal of [old, young]) await send(patient, id, signal)
    await sql(
      `update call_signals set created_at = now() - interval '11 minutes' where id = $1`,
      old.id,
    )
    await sql(
      `update call_signals set created_at = now() - interval '9 minutes' where id = $1`,
      young.id,
    )
    await deleteExpiredCalls.run()
    expect((await signals(doctor, id)).map((signal: { id: string }) => signal.id)).toEqual([
      young.id,
    ])
  })

  it('are deleted when the window of the session has closed, and not before', async () => {
    const [open, closed] = [await session(), await session()]
    for (const { id, patient, doctor } of [open, closed])
      for (const as of [patient, doctor]) await enter(as, id)
    const move = `update appointments set appointment_time = now() - $2::interval where id = $1`
    await app.database.asOwner(move, [open.id, '89 minutes'])
    await app.database.asOwner(move, [closed.id, '91 minutes'])
    await deleteExpiredCalls.run()
    expect(await countOf(open.id)).toEqual({ calls: 1, entries: 2 })
    expect(await countOf(closed.id)).toEqual({ calls: 0, entries: 0 })
  })

  it('go with the account of the patient', async () => {
    const { id, patient, of_patient, of_doctor } = await admitted()
    await send(patient, id, signalFrom(of_patient, of_doctor))
    await sql('delete from user_profiles where id = $1', patient.user_id)
    expect(await countOf(id)).toEqual({ calls: 0, entries: 0 })
    const [row] = await sql(
      'select count(*)::int as count from call_signals where from_entry = $1',
      of_patient,
    )
    expect(row).toEqual({ count: 0 })
  })
})
