import { randomUUID } from 'node:crypto'
import { nhimaId } from '#domain/insurance/nhima.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { IdCallCast, IdCalls } from './id-call.ts'
import { insuranceIn, month, share } from './insurance.ts'

const own = { insurer_id: nhimaId, member_number: 'MB12345' }
const admin = ({ app }: IdCallCast) => app.createPersona({ role: 'admin' })

export const idCallsOfInsurance: IdCalls = {
  'PUT /admin/insurers/{id}': async (cast) => ({
    as: await admin(cast),
    path: `/admin/insurers/${randomUUID()}`,
    body: {
      name: `Insurer ${randomUUID()}`,
      phone: null,
      email: null,
      is_retired: false,
      shares: [
        {
          visit_type_id: '00000000-0000-4000-8000-000000000060',
          amount_ngwee: null,
          percent: 50,
        },
      ],
      version: 0,
    },
  }),
  'PUT /insurance': async ({ person }) => ({ as: await person(), path: '/insurance', body: own }),
  'PUT /desk/patients/{patient_id}/insurance': async ({ app, person }) => {
    const { user_id } = await person()
    const as = await app.createPersona({ role: 'front_desk' })
    return { as, path: `/desk/patients/${user_id}/insurance`, body: own }
  },
  'PUT /provider/patients/{patient_id}/insurance': async ({ app }) => {
    const { doctor, patient } = await insuranceIn(() => app).completeSessions()
    return { as: doctor, path: `/provider/patients/${patient.user_id}/insurance`, body: own }
  },
  'POST /admin/claim-lists': async (cast) => {
    const as = await admin(cast)
    const { coveredType, covered, ofMonth } = insuranceIn(() => cast.app)
    await covered(await coveredType(as))
    const { states } = await ofMonth(as)
    const { count, amount_ngwee } = states.find(({ state }) => state === 'collected')!
    const list = { insurer_id: nhimaId, month, sent_on: todayInLusaka() }
    const body = { id: randomUUID(), ...list, claims: count, amount_ngwee }
    return { as, path: '/admin/claim-lists', body }
  },
  'POST /admin/claim-lists/{id}/payment': async (cast) => {
    const as = await admin(cast)
    const { coveredType, covered, ofMonth, send } = insuranceIn(() => cast.app)
    await covered(await coveredType(as))
    const id = randomUUID()
    await send(as, { id })
    const { count, amount_ngwee } = (await ofMonth(as)).lists.find((list) => list.id === id)!
    const body = { paid_on: todayInLusaka(), claims: count, amount_ngwee }
    return { as, path: `/admin/claim-lists/${id}/payment`, body }
  },
  'POST /admin/claims/{id}/steps': async (cast) => {
    const as = await admin(cast)
    const { coveredType, covered, claimOf, send } = insuranceIn(() => cast.app)
    const { id } = await covered(await coveredType(as))
    await send(as)
    const claim = await claimOf(as, id)
    const body = { step: 'paid', amount_ngwee: share, paid_on: todayInLusaka() }
    return { as, path: `/admin/claims/${claim.id}/steps`, body }
  },
}
