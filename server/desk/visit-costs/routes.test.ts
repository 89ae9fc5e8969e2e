import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { slotOn } from '#tests/support/booking.ts'
import { insuranceIn, share } from '#tests/support/insurance.ts'

let app: TestApp
let admin: Persona
let desk: Persona
let type: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  desk = await app.createPersona({ role: 'front_desk' })
  type = await coveredType(admin)
})
afterAll(() => app.close())

const { call, coveredType, givePlan, insure, price, provider, setProfession } = insuranceIn(
  () => app,
)
const at = encodeURIComponent(slotOn(2, '09:00'))
const read = (patient: Persona, doctor: Persona, more = '', as = desk) =>
  call(
    as,
    'GET',
    `/desk/patients/${patient.user_id}/visit-costs?provider_id=${doctor.user_id}&appointment_time=${at}${more}`,
  )
const both = async () => [await app.createPersona({ full_name: 'Mwila Phiri' }), await provider()]

describe('what a visit costs that the desk is about to book', () => {
  it('is the price of the provider in each way, or that of the visit type', async () => {
    const [patient, doctor] = await both()
    await price(doctor!, { Virtual: 20_000, Phone: 10_000 })
    const none = { share_ngwee: 0, is_included: false }
    expect((await read(patient!, doctor!)).body).toEqual({
      insurer_name: null,
      ways: [
        { session_type: 'Virtual', price_ngwee: 20_000, ...none },
        { session_type: 'Phone', price_ngwee: 10_000, ...none },
        { session_type: 'In-person', price_ngwee: null, ...none },
      ].toSorted(
        (one, other) => order.indexOf(one.session_type) - order.indexOf(other.session_type),
      ),
    })
    await app.database.asOwner('update visit_types set price_ngwee = 40000 where id = $1', [type])
    const { body } = await read(patient!, doctor!, `&visit_type_id=${type}`)
    await app.database.asOwner('update visit_types set price_ngwee = null where id = $1', [type])
    expect(body.ways.map(({ price_ngwee }: { price_ngwee: number }) => price_ngwee)).toEqual([
      40_000, 40_000, 40_000,
    ])
  })

  it('names what the insurer pays of this visit type, never more than the price', async () => {
    const [patient, doctor] = await both()
    await insure(patient!)
    await price(doctor!, { Virtual: 20_000, Phone: share - 1000 })
    const { body } = await read(patient!, doctor!, `&visit_type_id=${type}`)
    expect(body.insurer_name).toBe('NHIMA')
    const shareIn = (way: string) =>
      body.ways.find((one: { session_type: string }) => one.session_type === way).share_ngwee
    expect([shareIn('Virtual'), shareIn('Phone'), shareIn('In-person')]).toEqual([
      share,
      share - 1000,
      0,
    ])
    const other = await read(patient!, doctor!)
    expect(other.body.ways[0].share_ngwee).toBe(0)
  })

  it('is nothing where the plan of the patient includes it', async () => {
    const [patient, doctor] = await both()
    await setProfession(doctor!, 'therapist')
    await price(doctor!, { Virtual: 20_000 })
    await givePlan(patient!)
    const { body } = await read(patient!, doctor!)
    expect(body.ways[0]).toMatchObject({ session_type: 'Virtual', is_included: true })
  })

  it('is the desk’s alone, of a patient and a provider, and the reading is recorded', async () => {
    const [patient, doctor] = await both()
    await read(patient!, doctor!)
    const [row] = await app.database.asOwner(
      `select count(*)::int as count from platform.audit_events where actor_id = $1 and subject_id = $2`,
      [desk.user_id, patient!.user_id],
    )
    expect(row!.count).toBe(1)
    expect((await read(doctor!, doctor!)).status).toBe(404)
    expect((await read(patient!, patient!)).status).toBe(404)
    for (const as of [patient!, doctor!, admin])
      expect((await read(patient!, doctor!, '', as)).status).toBe(403)
  })
})

const order = ['Virtual', 'Phone', 'In-person']
