import type { Invoice } from '#domain/practice/billing/schema.ts'
import type { Persona, TestApp } from './app.ts'
import { bookFor, practiceIn } from './practice.ts'

/** The calls of providers and patients about invoices in a test, through the routes. */
export function billingIn(app: () => TestApp) {
  const { provider } = practiceIn(app)
  const list = async (as: Persona, query = ''): Promise<Invoice[]> =>
    (await app().call('GET', `/api/provider/invoices${query}`, { as })).body
  return {
    provider,
    list,
    step: (as: Persona, id: string, body: unknown) =>
      app().call('PATCH', `/api/provider/invoices/${id}`, { as, body }),
    price: (as: Persona, prices: object) =>
      app().call('PUT', '/api/provider/session-prices', {
        as,
        body: { Virtual: null, Phone: null, 'In-person': null, ...prices },
      }),
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
