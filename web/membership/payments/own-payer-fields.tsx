import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { paymentOptions } from '../queries.ts'
import { PayerFields } from './payer-fields.tsx'

const { 'payment-networks': numbers } = api<'paymentNetworks'>(authenticatedFetch)

const predict = async (phone: string) =>
  (await (await numbers.$post({ json: { phone } })).json()).network

/** The number that pays, for a signed-in payer. */
export function OwnPayerFields({ phone }: { phone: string }) {
  const { closed_networks = [] } = useQuery(paymentOptions).data ?? {}
  return <PayerFields phone={phone} closed={closed_networks} predict={predict} />
}
