import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appointmentEvents } from '#server/appointments/events/jobs.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const notHeld = (as: Persona, id: string) =>
  app.call('POST', `/api/provider/appointments/${id}/not-held`, { as })
const complete = (as: Persona, id: string, outcome: string) =>
  app.call('PATCH', `/api/provider/appointments/${id}`, {
    as,
    body: { status: 'completed', outcome },
  })

it('a session that was not marked is a task of the desk from the next day on, until its provider marks it', async () => {
  const [doctor, desk] = [await provider(), await app.createPersona({ role: 'front_desk' })]
  const unmarked = async () => {
    const { body } = await app.call('GET', '/api/desk/unmarked', { as: desk })
    return body.map(({ id }: { id: string }) => id)
  }
  const ids: string[] = []
  for (const hours of [-24 * 91, -74, -50, -30, 30])
    ids.push(await bookFor(await app.createPersona(), doctor, { at: inHours(hours) }))
  const readings = () =>
    app.database.asOwner(
      `select id from platform.audit_events where actor_id = $1 and action = 'desk_calendar.read'`,
      [desk.user_id],
    )
  const count = await app.call('GET', '/api/desk/unmarked/count', { as: desk })
  expect(count.body).toEqual({ count: 3 })
  // Counting reads no record of a patient; the list does.
  expect(await readings()).toEqual([])
  expect(await unmarked()).toEqual([ids[1], ids[2], ids[3]])
  expect(await readings()).toHaveLength(3)
  expect((await app.call('GET', '/api/desk/unmarked/count', { as: doctor })).status).toBe(403)
  expect((await complete(doctor, ids[1]!, 'held')).status).toBe(200)
  expect((await complete(doctor, ids[2]!, 'patient_no_show')).status).toBe(200)
  expect((await notHeld(doctor, ids[3]!)).body.status).toBe('cancelled')
  expect(await unmarked()).toEqual([])
  expect((await app.call('GET', '/api/desk/unmarked', { as: doctor })).status).toBe(403)
})

it('one that was cancelled is stated once, by its provider, without an email, and only when it is over', async () => {
  const [doctor, other, patient] = [await provider(), await provider(), await app.createPersona()]
  const over = await bookFor(patient, doctor, { at: inHours(-40) })
  const ahead = await bookFor(patient, doctor, { at: inHours(40) })
  const before = await subjectsTo(app, patient)
  expect((await notHeld(other, over)).status).toBe(404)
  expect((await notHeld(patient, over)).status).toBe(403)
  expect((await notHeld(doctor, randomUUID())).status).toBe(404)
  expect((await notHeld(doctor, ahead)).status).toBe(409)
  expect((await notHeld(doctor, over)).status).toBe(200)
  expect((await notHeld(doctor, over)).status).toBe(200)
  const rows = await app.database.asOwner(
    'select id from appointment_events where told_at is null and appointment_id = $1',
    [over],
  )
  const queue = appointmentEvents({ PUBLIC_URL })
  for (const { id } of rows) await queue.run({ id: String(id), attempt: 1, isLast: false })
  expect((await subjectsTo(app, patient)).filter((one) => one.startsWith('Cancelled'))).toEqual(
    before.filter((one) => one.startsWith('Cancelled')),
  )
  const done = await bookFor(patient, doctor, { at: inHours(-60) })
  await complete(doctor, done, 'held')
  expect((await notHeld(doctor, done)).status).toBe(409)
})

it('a session of 20 minutes is completed when it ends, not after a full hour', async () => {
  const doctor = await provider()
  const id = await bookFor(await app.createPersona(), doctor, { at: inHours(-0.4) })
  await app.database.asOwner('update appointments set duration_minutes = 30 where id = $1', [id])
  expect((await complete(doctor, id, 'held')).status).toBe(409)
  await app.database.asOwner('update appointments set duration_minutes = 20 where id = $1', [id])
  expect((await complete(doctor, id, 'held')).status).toBe(200)
})
