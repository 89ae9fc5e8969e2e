import { randomInt, randomUUID } from 'node:crypto'
import { nhimaId } from '#domain/insurance/nhima.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { IdCallCast, IdCalls } from './id-call.ts'
import { insuranceIn, month } from './insurance.ts'

const own = { insurer_id: nhimaId, member_number: 'MB12345' }
const admin = ({ app }: IdCallCast) => app.createPersona({ role: 'admin' })

export const idCallsOfInsurance: IdCalls = {
  'PUT /admin/insurers/{id}': async (cast) => ({
    as: await admin(cast),
    path: `/admin/insurers/${randomUUID()}`,
    body: {
      name: `Insurer ${randomInt(1e9)}`,
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
}
