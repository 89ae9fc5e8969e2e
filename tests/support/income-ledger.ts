import type { IncomeGroup, IncomeSums } from '#domain/admin/income.ts'

/** A sum of money as the test has seen it move, with the words by which the books group it. */
export interface Moved {
  day: string
  /** Negative where it went back. */
  ngwee: number
  provider: string
  type: string
  means: string
  purpose: string
  plan: string
  /** Undefined where no aggregator moved it, null where it has not said the fee. */
  fee?: number | null
}

const keyOf: Record<IncomeGroup, (moved: Moved) => string> = {
  day: ({ day }) => day,
  month: ({ day }) => day.slice(0, 7),
  provider: ({ provider }) => provider,
  'visit-type': ({ type }) => type,
  means: ({ means }) => means,
  purpose: ({ purpose }) => purpose,
  plan: ({ plan }) => plan,
}

const zero = (): IncomeSums => ({
  received_ngwee: 0,
  returned_ngwee: 0,
  income_ngwee: 0,
  fees_ngwee: 0,
  fees_unknown: 0,
})

function add(sums: IncomeSums, { ngwee, fee }: Moved) {
  if (ngwee > 0) sums.received_ngwee += ngwee
  else sums.returned_ngwee -= ngwee
  sums.income_ngwee += ngwee
  sums.fees_ngwee += fee ?? 0
  if (fee === null) sums.fees_unknown += 1
}

/** The books as a test keeps them: a list of what moved, added up by hand. */
export class Ledger {
  readonly moved: Moved[] = []

  within(from: string, to: string) {
    return this.moved.filter(({ day }) => day >= from && day <= to)
  }
  totals(from: string, to: string): IncomeSums {
    const sums = zero()
    for (const moved of this.within(from, to)) add(sums, moved)
    return sums
  }
  /** The sums of a period by their keys, sorted. */
  by(group: IncomeGroup, from: string, to: string): Record<string, IncomeSums> {
    const rows: Record<string, IncomeSums> = {}
    for (const moved of this.within(from, to)) add((rows[keyOf[group](moved)] ??= zero()), moved)
    return rows
  }
}
