import type { InsurerShare } from '#domain/insurance/insurers.ts'
import { formatMoney } from '#web/platform/values/money.ts'

type Share = Pick<InsurerShare, 'amount_ngwee' | 'percent'>

/** "K80", or "50% of the price". */
export const writtenShare = ({ amount_ngwee, percent }: Share): string =>
  amount_ngwee === null ? `${percent}% of the price` : formatMoney(amount_ngwee)
