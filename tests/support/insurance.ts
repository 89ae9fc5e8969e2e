import { randomUUID } from 'node:crypto'
import type { Claim, ClaimsOfMonth } from '#domain/insurance/claims.ts'
import type { Insurer } from '#domain/insurance/insurers.ts'
import { nhimaId } from '#domain/insurance/nhima.ts'
import type { Invoice } from '#domain/practice/billing/schema.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { Persona, TestApp } from './app.ts'
import { billingIn } from './billing.ts'

/** The month of the visits of these tests. */
export const month = '2026-03'

/** The price of a visit and the share of NHIMA, in ngwee. */
export const price = 25_000
export const share = 8000

/** The calls about insurers and claims in a test, through the routes. */
export function insuranceIn(app: () => TestApp) {
  const billing = billingIn(app)
  const call = (as: Persona, method: string, path: string, body?: unknown) =>
    app().call(method, `/api${path}`, { as, ...(body === undefined ? {} : { body }) })
  const ofMonth = async (as: Persona, insurer_id = nhimaId, query = ''): Promise<ClaimsOfMonth> =>
    (await call(as, 'GET', `/admin/claims?insurer_id=${insurer_id}&month=${month}${query}`)).body
  return {
    ...billing,
    call,
    ofMonth,
    /** A visit type of which NHIMA pays a share, of an amount or a percentage. */
    coveredType: async (admin: Persona, own: object = { amount_ngwee: share, percent: null }) => {
      const [type] = await app().database.asOwner(
        `insert into visit_types (name, duration_minutes, session_types)
         values ('Visit ' || gen_random_uuid()::text, 30, '{Virtual}') returning id`,
      )
      const id = String(type!.id)
      const insurers: Insurer[] = (await call(admin, 'GET', '/admin/insurers')).body
      const { id: _, patients: __, ...nhima } = insurers.find((one) => one.id === nhimaId)!
      const shares = [...nhima.shares, { visit_type_id: id, ...own }]
      await call(admin, 'PUT', `/admin/insurers/${nhimaId}`, { ...nhima, shares })
      return id
    },
    insure: (as: Persona, insurer_id: string | null = nhimaId) =>
      call(as, 'PUT', '/insurance', {
        insurer_id,
        member_number: insurer_id && `MB${randomUUID().slice(0, 8)}`,
      }),
    /** A patient with NHIMA, their provider, and an issued invoice of a visit of this type. */
    covered: async (
      type: string,
      at = `${month}-02T07:00:00Z`,
      amount_ngwee = price,
      outcome: 'held' | 'patient_no_show' = 'held',
    ) => {
      const patient = await app().createPersona({ full_name: 'Mwila Phiri' })
      const doctor = await billing.provider()
      await call(patient, 'PUT', '/insurance', { insurer_id: nhimaId, member_number: 'MB12345' })
      await app().database.asOwner(
        `insert into appointments (patient_id, provider_id, appointment_time, session_type, status, visit_type_id, outcome)
         values ($1, $2, $3, 'Virtual', 'completed', $4, $5)`,
        [patient.user_id, doctor.user_id, at, type, outcome],
      )
      const [draft] = await billing.list(doctor)
      const issued = await billing.step(doctor, draft!.id, { status: 'issued', amount_ngwee })
      return { patient, doctor, id: draft!.id, invoice: issued.body as Invoice }
    },
    claimOf: async (admin: Persona, invoice: string): Promise<Claim> => {
      const [row] = await app().database.asOwner(
        'select i.number, c.id from insurance_claims c join invoices i on i.id = c.invoice_id where i.id = $1',
        [invoice],
      )
      const { claims } = await ofMonth(admin)
      return claims.find(({ id }) => id === row!.id)!
    },
    /** Marks all that is collected of the month as sent. */
    send: async (admin: Persona, changes: object = {}) => {
      const { states } = await ofMonth(admin)
      const { count, amount_ngwee } = states.find(({ state }) => state === 'collected') ?? {
        count: 0,
        amount_ngwee: 0,
      }
      return call(admin, 'POST', '/admin/claim-lists', {
        id: randomUUID(),
        insurer_id: nhimaId,
        month,
        sent_on: todayInLusaka(),
        claims: count,
        amount_ngwee,
        ...changes,
      })
    },
    stepClaim: (admin: Persona, claim: string, step: object) =>
      call(admin, 'POST', `/admin/claims/${claim}/steps`, step),
  }
}
