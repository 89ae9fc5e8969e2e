import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { callBacksIn } from '#tests/support/call-backs.ts'
import { practiceIn } from '#tests/support/practice.ts'
import { remindOfCallBacks } from './jobs.ts'

let app: TestApp
let patient: Persona
let grace: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.asOwner('delete from call_backs')
  patient = await app.createPersona({ full_name: 'Natasha Phiri' })
  grace = await provider({ profession: 'therapist' })
})

const { expireCertificate, provider } = practiceIn(() => app)
const { asked, claim, moveTo, record, release, withdraw } = callBacksIn(() => app)
const run = () => remindOfCallBacks({ PUBLIC_URL }).run()
const waits = 'You have a task in Ubumi'

describe('the reminder of therapists', () => {
  it('goes out when a time begins without a claim, once, and says nothing of anyone', async () => {
    const dietitian = await provider({ profession: 'dietitian' })
    const id = await asked(patient)
    await moveTo(id, 5, 60)
    await run()
    expect(await subjectsTo(app, grace)).toEqual([])
    await moveTo(id, -1, 60)
    await Promise.all([run(), run(), run()])
    await run()
    expect(await subjectsTo(app, grace)).toEqual([waits])
    expect(await subjectsTo(app, dietitian)).toEqual([])
    for (const text of Object.values((await emailsTo(app, grace))[0]!))
      expect(text).not.toMatch(/Natasha|Phiri|0977|health|call|patient/i)
  })

  it('is not sent where the request was claimed or withdrawn, and is where it was released', async () => {
    const other = await app.createPersona()
    const [claimed, withdrawn] = [await asked(patient), await asked(other)]
    await claim(grace, claimed)
    await withdraw(other, withdrawn)
    for (const id of [claimed, withdrawn]) await moveTo(id, -1, 60)
    await run()
    expect(await subjectsTo(app, grace)).toEqual([])
    await release(grace, claimed)
    await run()
    expect(await subjectsTo(app, grace)).toEqual([waits])
  })
})

describe('a request that is still open', () => {
  const aDayLater = () =>
    app.database.asOwner(`update call_backs set reminded_at = reminded_at - interval '1 day'`)

  it('reminds the therapist who has claimed it when its time is over, after a missed call too, until an outcome', async () => {
    const other = await provider({ profession: 'therapist' })
    const id = await asked(patient)
    await claim(grace, id)
    await record(grace, id, 'not_reached')
    await moveTo(id, -60, 1)
    await run()
    expect(await subjectsTo(app, grace)).toEqual([])
    await moveTo(id, -60, -1)
    for (const _ of [1, 2]) await run()
    expect(await subjectsTo(app, grace)).toEqual([waits])
    await aDayLater()
    await run()
    expect(await subjectsTo(app, grace)).toEqual([waits, waits])
    expect(await subjectsTo(app, other)).toEqual([])
    await record(grace, id, 'reached', 2)
    await aDayLater()
    await run()
    expect(await subjectsTo(app, grace)).toHaveLength(2)
  })

  it('reminds all others where the therapist who has claimed it has left practice', async () => {
    const other = await provider({ profession: 'therapist' })
    const id = await asked(patient)
    await claim(grace, id)
    await moveTo(id, -1, 60)
    await run()
    expect(await subjectsTo(app, other)).toEqual([])
    await expireCertificate(grace)
    await run()
    expect(await subjectsTo(app, other)).toEqual([waits])
    expect(await subjectsTo(app, grace)).toEqual([])
  })
})

describe('the list of admins', () => {
  it('counts the requests whose time is over without a call, and names no one', async () => {
    const admin = await app.createPersona({ role: 'admin' })
    const late = async () => {
      const { body } = await app.call('GET', '/api/admin/waiting', { as: admin })
      expect(JSON.stringify(body)).not.toMatch(/Natasha|0977/)
      return body.late_call_backs as number
    }
    const id = await asked(patient)
    await moveTo(id, -60, 1)
    expect(await late()).toBe(0)
    await moveTo(id, -60, -1)
    expect(await late()).toBe(1)
    await claim(grace, id)
    expect(await late()).toBe(1)
    // A first call without an answer is no outcome: one more follows.
    await record(grace, id, 'not_reached')
    expect(await late()).toBe(1)
    await record(grace, id, 'reached', 2)
    expect(await late()).toBe(0)
  })
})
