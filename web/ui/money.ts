import { inKwacha } from '#domain/money.ts'

/** An amount in ngwee (integer, 100 to the kwacha) in full: 125000 is `K1,250.00`. */
export const formatMoney = inKwacha

/** A price as people say it: `K250` when it is whole kwacha, `K250.50` otherwise. */
export function formatPrice(ngwee: number): string {
  return formatMoney(ngwee).replace(/\.00$/, '')
}
