import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let patient: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
  patient = await app.createPersona()
  doctor = await practiceIn(() => app).provider()
})
afterAll(() => app.close())

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const words = fc.constantFrom('Walk.', 'Eat less salt.', 'Afraid at home.')
const press = fc.oneof(
  fc.record({
    by: fc.constant('write' as const),
    notes: fc.option(words),
    replaces: fc.option(fc.option(words), { nil: undefined }),
  }),
  fc.record({
    by: fc.constant('share' as const),
    notes: words,
    replaces: fc.option(words, { nil: undefined }),
    corrects: fc.option(words, { nil: undefined }),
  }),
  fc.record({
    by: fc.constant('outcome' as const),
    outcome: fc.constantFrom('held', 'patient_no_show'),
  }),
)

it('keeps what is shared and what is private apart, whatever is pressed in which order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(press, { maxLength: 8 }), async (presses) => {
      await app.database.asOwner('delete from invoices')
      await app.database.asOwner('delete from appointments')
      const id = await bookFor(patient, doctor, { status: 'completed', at: hoursAgo(2) })
      const path = `/api/provider/appointments/${id}`
      const known = { shared: undefined as string | undefined, own: null as string | null }
      let isHeld = true
      for (const pressed of presses) {
        const { by, ...body } = pressed
        const way = by === 'share' ? ['PUT', `${path}/shared-notes`] : ['PATCH', path]
        const { status } = await app.call(way[0]!, way[1]!, { as: doctor, body })
        if (pressed.by === 'outcome') {
          expect(status).toBe(200)
          isHeld = pressed.outcome === 'held'
        } else if (pressed.by === 'write') {
          const isSeen = pressed.replaces === undefined || pressed.replaces === known.own
          expect(status).toBe(isSeen || pressed.notes === known.own ? 200 : 409)
          if (isSeen) known.own = pressed.notes
        } else if (known.shared === undefined) {
          expect(status).toBe(isHeld ? 201 : 409)
          if (!isHeld) continue
          if (pressed.replaces === known.own) known.own = null
          known.shared = pressed.notes
        } else {
          const isSeen = pressed.corrects === known.shared
          expect(status).toBe(isSeen || pressed.notes === known.shared ? 200 : 409)
          if (isSeen) known.shared = pressed.notes
        }
        const read = await app.call('GET', `/api/appointments/${id}/shared-notes`, { as: patient })
        expect(read.status === 200 ? read.body.notes : undefined).toBe(known.shared)
        const [row] = await app.database.asOwner('select notes from appointments where id = $1', [
          id,
        ])
        expect(row!.notes).toBe(known.own)
      }
    }),
    { numRuns: 40 },
  )
})
