import type { Network } from '#domain/phone/networks.ts'

export const providerOf: Record<Network, string> = {
  Airtel: 'AIRTEL_OAPI_ZMB',
  MTN: 'MTN_MOMO_ZMB',
  Zamtel: 'ZAMTEL_ZMB',
}

/** The network of a provider; undefined for one that we offer to no one. */
export function networkOf(provider: string | undefined): Network | undefined {
  const found = Object.entries(providerOf).find(([, code]) => code === provider)
  return found?.[0] as Network | undefined
}
