import { randomUUID } from 'node:crypto'
import type { DeskInvoice, DeskInvoices } from '#domain/desk/payments.ts'
import type { ReturnWay, WaitingReturn } from '#domain/desk/returns.ts'
import type { OwnTills } from '#domain/desk/tills.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { Persona, TestApp } from './app.ts'
import { billingIn } from './billing.ts'
import { invoiceOrder } from './payments.ts'

/** The amount of the invoices that `issued` makes, in ngwee. */
export const asked = 25_000

/** The calls of the front desk about money in a test, through the routes. */
export function deskPaymentsIn(app: () => TestApp) {
  const billing = billingIn(app)
  const call = (as: Persona, method: string, path: string, body?: unknown) =>
    app().call(method, `/api${path}`, { as, ...(body === undefined ? {} : { body }) })
  return {
    ...billing,
    call,
    /** A patient, their provider and an issued invoice between them. */
    issued: async () => {
      const made = await billing.completeSessions()
      await billing.step(made.doctor, made.id, { status: 'issued', amount_ngwee: asked })
      return made
    },
    invoicesOf: async (desk: Persona, patient: Persona): Promise<DeskInvoices> =>
      (await call(desk, 'GET', `/desk/patients/${patient.user_id}/invoices`)).body,
    invoiceOf: async (desk: Persona, patient: Persona): Promise<DeskInvoice> =>
      (await call(desk, 'GET', `/desk/patients/${patient.user_id}/invoices`)).body.invoices[0],
    take: (desk: Persona, invoice: string, payment: object = {}) =>
      call(desk, 'POST', `/desk/invoices/${invoice}/payments`, {
        id: randomUUID(),
        amount_ngwee: asked,
        paid_by: 'cash',
        paid_on: todayInLusaka(),
        ...payment,
      }),
    prompt: (desk: Persona, invoice: string, amount_ngwee = asked, ending = '56') => {
      const { id, phone, network } = invoiceOrder(amount_ngwee, ending)
      return call(desk, 'POST', `/desk/invoices/${invoice}/prompts`, {
        id,
        amount_ngwee,
        phone,
        network,
      })
    },
    till: async (desk: Persona): Promise<OwnTills> => (await call(desk, 'GET', '/desk/till')).body,
    /** What is expected in the till of today, which no one sees before they have counted. */
    expectedIn: async (desk: Persona): Promise<number | undefined> => {
      const [own] = await app().database.asOwner(
        `select coalesce(expected_ngwee, billing.till_ngwee(id, float_ngwee)) as expected from tills
         where holder_id = $1 and day = $2`,
        [desk.user_id, todayInLusaka()],
      )
      return own?.expected as number | undefined
    },
    returns: async (desk: Persona): Promise<WaitingReturn[]> =>
      (await call(desk, 'GET', '/desk/returns')).body,
    giveBack: (desk: Persona, payment: string, way: ReturnWay, note = '') =>
      call(desk, 'POST', `/desk/returns/${payment}`, { way, note }),
    close: (desk: Persona, id: string, counted_ngwee: number, note?: string) =>
      call(desk, 'POST', `/desk/tills/${id}/closing`, { counted_ngwee, note }),
  }
}
