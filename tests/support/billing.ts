import { randomUUID } from 'node:crypto'
import type { Invoice } from '#domain/practice/billing/schema.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { Persona, TestApp } from './app.ts'
import { bookFor, practiceIn } from './practice.ts'

/** Of an invoice of a visit that was held, and for which no insurer pays. */
export const uncharged = {
  claim: null,
  charged_for: null,
  charged_percent: null,
  visit_price_ngwee: null,
  notice_minutes: null,
}

/** The calls of providers and patients about invoices in a test, through the routes. */
export function billingIn(app: () => TestApp) {
  const { provider } = practiceIn(app)
  const list = async (as: Persona, query = ''): Promise<Invoice[]> =>
    (await app().call('GET', `/api/provider/invoices${query}`, { as })).body
  return {
    provider,
    list,
    /** A step of a provider, who has seen what was paid where the invoice is to be void. */
    step: async (as: Persona, id: string, body: object) => {
      const path = `/api/provider/invoices/${id}`
      const isVoid = 'status' in body && body.status === 'void'
      const seen = isVoid ? (await app().call('GET', path, { as })).body?.paid_ngwee : undefined
      return app().call('PATCH', path, {
        as,
        body: seen ? { takes_back_ngwee: seen, ...body } : body,
      })
    },
    /** Records a payment that the provider has received. */
    record: (as: Persona, id: string, payment: object) =>
      app().call('POST', `/api/provider/invoices/${id}/payments`, {
        as,
        body: { id: randomUUID(), paid_on: todayInLusaka(), paid_by: 'cash', ...payment },
      }),
    reverse: (as: Persona, id: string, payment_id: string, reason = 'Entered twice') =>
      app().call('POST', `/api/provider/invoices/${id}/payments/${payment_id}/reverse`, {
        as,
        body: { reason },
      }),
    credit: (as: Persona, id: string, note: object) =>
      app().call('POST', `/api/provider/invoices/${id}/credit-notes`, {
        as,
        body: { id: randomUUID(), reason: 'A discount', ...note },
      }),
    price: (as: Persona, prices: object) =>
      app().call('PUT', '/api/provider/session-prices', {
        as,
        body: { Virtual: null, Phone: null, 'In-person': null, ...prices },
      }),
    /** A plan since 2026 began, for two months to come. */
    givePlan: ({ user_id }: Persona, plan_key = 'comprehensive-care') =>
      app().database.asOwner(
        `insert into public.membership_periods (user_id, track, plan_key, plan_name, starts_on, ends_on,
           value_ngwee, bought_key, bought_name, bought_days, bought_ngwee)
         values ($1, 'membership', $2, 'A plan', '2026-01-01', current_date + 60, 100000, $2, 'A plan', 31, 100000)`,
        [user_id, plan_key],
      ),
    setProfession: ({ user_id }: Persona, profession: string) =>
      app().database.asOwner('update public.user_profiles set profession = $2 where id = $1', [
        user_id,
        profession,
      ]),
    summary: async (as: Persona) => (await app().call('GET', '/api/provider/billing', { as })).body,
    /** A patient and their provider, with sessions that were held at these instants, the first unless said in March. */
    completeSessions: async (...times: string[]) => {
      const patient = await app().createPersona({ full_name: 'Mwila Phiri' })
      const doctor = await provider()
      for (const at of times.length > 0 ? times : ['2026-03-02T07:00:00Z'])
        await bookFor(patient, doctor, { status: 'completed', at })
      const invoices = await list(doctor)
      return { patient, doctor, id: invoices[0]!.id, invoices }
    },
  }
}
