import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
const booking = bookingIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const rename = (as: Persona, full_name: string) =>
  app.call('PATCH', '/api/profile', { as, body: { full_name } })

it('a client changes their own name, and staff read the earlier one for 90 days, and no other patient', async () => {
  const [doctor, desk] = [await booking.provider(), await app.createPersona({ role: 'front_desk' })]
  const patient = await app.createPersona({ full_name: 'Mary Banda' })
  await booking.book(patient, slotOn(3), { provider_id: doctor.user_id })
  const period = `from=${slotOn(2)}&to=${slotOn(4)}`
  const seen = async () => {
    const own = await app.call('GET', `/api/provider/appointments?${period}`, { as: doctor })
    const clinic = await app.call('GET', `/api/desk/appointments?${period}`, { as: desk })
    return [own, clinic].map(({ body }) => {
      const { full_name, was_called } = body[0].patient
      return [full_name, was_called]
    })
  }
  const twice = (one: unknown[]) => [one, one]
  expect(await seen()).toEqual(twice(['Mary Banda', undefined]))
  expect((await rename(patient, 'Mary Phiri')).body.full_name).toBe('Mary Phiri')
  expect(await seen()).toEqual(twice(['Mary Phiri', 'Mary Banda']))
  // A second change keeps the name that staff know.
  await rename(patient, 'Mary Phiri Banda')
  expect(await seen()).toEqual(twice(['Mary Phiri Banda', 'Mary Banda']))
  await app.database.asOwner(`update former_names set changed_at = now() - interval '91 days'`)
  expect(await seen()).toEqual(twice(['Mary Phiri Banda', undefined]))
  const wrong = await rename(patient, ' ')
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['full_name']])
})

it('the name of a provider stays with the admin, who approves it', async () => {
  const doctor = await booking.provider({ full_name: 'Chileshe Mumba' })
  await rename(doctor, 'Chileshe Phiri')
  const rows = await app.database.asOwner(
    `select full_name, exists (select from former_names f where f.user_id = p.id) as kept
     from user_profiles p where id = $1`,
    [doctor.user_id],
  )
  expect(rows).toEqual([{ full_name: 'Chileshe Mumba', kept: false }])
})
