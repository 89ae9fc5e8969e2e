import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Actor, asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { insuranceIn } from '#tests/support/insurance.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { covered, coveredType } = insuranceIn(() => app)

/** All claims that a person sees without the routes. */
const claimsSeenBy = ({ user_id, session_id }: Persona) => {
  const actor: Actor = { user_id, session_id, audience: 'signed-in', authorized: false }
  return asActor(actor, (tx) => tx.run(tables.selectFrom('insurance_claims').select('invoice_id')))
}

it('shows a claim to its patient and provider alone, where the tables are asked directly', async () => {
  const admin = await app.createPersona({ role: 'admin' })
  const type = await coveredType(admin)
  const [own, other] = [await covered(type), await covered(type)]
  const seen = [{ invoice_id: own.id }]
  expect(await claimsSeenBy(own.patient)).toEqual(seen)
  expect(await claimsSeenBy(own.doctor)).toEqual(seen)
  for (const one of [
    await app.createPersona(),
    await app.createPersona({ role: 'provider' }),
    admin,
  ])
    expect(await claimsSeenBy(one)).toEqual([])
  expect(await claimsSeenBy(other.patient)).toEqual([{ invoice_id: other.id }])
})
