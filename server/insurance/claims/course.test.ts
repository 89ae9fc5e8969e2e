import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ClaimState, claimStates, mayFollow } from '#domain/insurance/claim-state.ts'
import { nhimaId } from '#domain/insurance/nhima.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { insuranceIn, price, share } from '#tests/support/insurance.ts'

let app: TestApp
let admin: Persona
let type: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  type = await coveredType(admin)
})
afterAll(() => app.close())

const { covered, coveredType, record, send, step, stepClaim } = insuranceIn(() => app)

/** What an admin, a provider or a patient does; what the course does not allow is rejected and changes nothing. */
const act = fc.oneof(
  fc.constant('send' as const),
  fc.record({ paid: fc.integer({ min: 1, max: share + 1 }) }),
  fc.constantFrom('rejected' as const, 'sent' as const, 'billed' as const, 'written off' as const),
  fc.record({ patient: fc.integer({ min: 1, max: price }) }),
  fc.constant('void' as const),
)

interface Model {
  state: ClaimState
  paid: number
  rest: number
  byPatient: number
  isVoid: boolean
}

const open = ({ state, paid, rest, byPatient, isVoid }: Model) => {
  if (isVoid) return 0
  const pending = ['collected', 'sent', 'part paid', 'rejected'].includes(state) ? share - paid : 0
  return price - paid - byPatient - pending - rest
}

it('a claim goes its course, and the invoice asks its patient for the rest alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
      const { doctor, id } = await covered(type)
      const [row] = await app.database.asOwner(
        'select id from insurance_claims where invoice_id = $1',
        [id],
      )
      const claim = String(row!.id)
      const model: Model = { state: 'collected', paid: 0, rest: 0, byPatient: 0, isVoid: false }
      const go = (to: ClaimState) => mayFollow(model.state, to)
      for (const one of acts) {
        if (one === 'send') {
          const { status } = await send(admin)
          if (model.state === 'collected') {
            expect(status).toBe(200)
            model.state = 'sent'
          }
        } else if (one === 'void') {
          const words = { status: 'void', void_because: 'A mistake' }
          const { status } = await step(doctor, id, words)
          const isAllowed = model.isVoid || model.state !== 'sent'
          expect(status).toBe(isAllowed ? 200 : 409)
          if (isAllowed) Object.assign(model, { state: 'withdrawn', isVoid: true, paid: 0 })
        } else if (typeof one === 'object' && 'patient' in one) {
          const { status } = await record(doctor, id, { amount_ngwee: one.patient })
          const isTaken = one.patient <= open(model) && !model.isVoid
          expect(status === 201 || status === 200).toBe(isTaken)
          if (isTaken) model.byPatient += one.patient
        } else {
          const to = typeof one === 'object' ? (one.paid < share ? 'part paid' : 'paid') : one
          const wanted =
            typeof one === 'object'
              ? { step: 'paid', amount_ngwee: one.paid, paid_on: todayInLusaka() }
              : one === 'sent' || one === 'written off'
                ? { step: one }
                : { step: one, reason: 'Not a member' }
          const isSame = model.state === to && (typeof one !== 'object' || one.paid === model.paid)
          // Only a step sends what is collected, and only as a list.
          const isWrong = one === 'sent' && model.state === 'collected'
          const isAllowed =
            isSame || (go(to) && !isWrong && (typeof one !== 'object' || one.paid <= share))
          const { status } = await stepClaim(admin, claim, wanted)
          expect(status === 200, `${JSON.stringify(one)} of ${model.state}: ${status}`).toBe(
            isAllowed,
          )
          if (!isAllowed || isSame) continue
          model.state = to
          if (typeof one === 'object') model.paid = one.paid
          if (one === 'sent') model.paid = 0
          if (one === 'written off') model.rest = share - model.paid
        }
        const [stored] = await app.database.asOwner(
          `select c.state, c.paid_ngwee, billing.open_ngwee(i.id, i.amount_ngwee) as open, i.status,
             (select coalesce(sum(e.amount_ngwee), 0)::int from income_entries e join invoice_payments p on p.id = e.source_id
               where p.invoice_id = i.id and e.means = 'insurance') as income
           from insurance_claims c join invoices i on i.id = c.invoice_id where i.id = $1`,
          [id],
        )
        expect(stored).toMatchObject({
          state: model.state,
          paid_ngwee: model.paid,
          income: model.paid,
          open: open(model),
        })
        if (!model.isVoid) expect(stored!.status === 'paid').toBe(open(model) === 0)
      }
    }),
    {
      numRuns: 40,
      examples: [
        [['send', { paid: 3000 }, { patient: price - share }, 'billed', { patient: 5000 }, 'void']],
        [['send', 'rejected', 'sent', { paid: share }, 'sent', 'rejected', 'written off', 'void']],
        [['billed', 'sent', { patient: price }, 'written off']],
      ],
    },
  )
})

it('the database allows the same steps as the rules, and no other', async () => {
  const { id } = await covered(type)
  const list = randomUUID()
  await app.database.asOwner(
    `insert into claim_lists (id, insurer_id, month, sent_on, claims, amount_ngwee) values ($1, $2, '2026-03-01', current_date, 1, 1)`,
    [list, nhimaId],
  )
  await app.database.asOwner('alter table insurance_claims disable trigger user')
  const [claim] = await app.database.asOwner(
    'select id from insurance_claims where invoice_id = $1',
    [id],
  )
  await app.database.asOwner(
    'alter table insurance_claims drop constraint insurance_claims_paid, drop constraint insurance_claims_payment',
  )
  const put = (state: ClaimState) =>
    app.database.asOwner(
      `update insurance_claims set state = $2, list_id = $3, reason = 'Not a member' where id = $1`,
      [claim!.id, state, list],
    )
  for (const from of claimStates)
    for (const to of claimStates) {
      if (from === to) continue
      await app.database.asOwner('alter table insurance_claims disable trigger user')
      await put(from)
      await app.database.asOwner(
        'alter table insurance_claims enable trigger insurance_claims_keep_course',
      )
      const isTaken = await put(to).then(
        () => true,
        () => false,
      )
      expect(isTaken, `${from} to ${to}`).toBe(mayFollow(from, to))
    }
})
