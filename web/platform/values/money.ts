import { inKwacha } from '#domain/values/money.ts'

/** An amount in ngwee (integer, 100 to the kwacha): `K250`, `K1,250` or `K250.50`. */
export const formatMoney = inKwacha
