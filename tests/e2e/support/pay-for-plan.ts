import { expect, type APIRequestContext } from '@playwright/test'
import type { CataloguePlan, Payment } from '#domain/membership/schema.ts'
import { limit } from '#tests/support/patience.ts'
import { callsOf } from './booking.ts'

/** The phone answers after some seconds, and the job that queries it runs each second. */
export const whenThePhoneAnswers = { timeout: limit(20_000) }

/** Pays a month of a plan by calls, until the money has come. */
export async function payForPlan(
  request: APIRequestContext,
  person: { email: string; password: string },
  plan_key: string,
): Promise<void> {
  const calls = await callsOf(request, person)
  const plans = await calls.get<CataloguePlan[]>('/api/plans')
  const shown_price_ngwee = plans.find(({ key }) => key === plan_key)!.price_ngwee
  const plan = { plan_key, shown_price_ngwee, phone: '0977 123 456', network: 'Airtel' }
  const { id } = (await (await calls.send('POST', '/api/payments', plan)).json()) as Payment
  await expect(async () => {
    const payment = await calls.get<Payment>(`/api/payments/${id}`)
    expect(payment.status).toBe('succeeded')
  }).toPass(whenThePhoneAnswers)
}
