import { inKwacha } from '../../values/money.ts'

/** What an invoice may ask for where the visit was not held. */
export const chargeKinds = ['missed', 'late', 'moved'] as const
export type ChargeKind = (typeof chargeKinds)[number]

/** How much of its price a visit costs that is missed, or cancelled less than `late_hours` hours before it. */
export interface ChargeRule {
  /** Per cent: 0 is free of charge, 100 is the full price. */
  missed_percent: number
  late_percent: number
  late_hours: number
}

/** What holds where no admin has set anything: as it was before there was a rule. */
export const usualChargeRule: ChargeRule = { missed_percent: 100, late_percent: 0, late_hours: 24 }

/** So many per cent of an amount, in whole ngwee, half a ngwee up. The database has the same: `billing.part_of`. */
export const partOf = (ngwee: number, percent: number): number =>
  Math.floor((ngwee * percent + 50) / 100)

const partWords = (percent: number) =>
  percent === 100
    ? 'the full price'
    : percent === 50
      ? 'half of the price'
      : `${percent} % of the price`

const hoursWords = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`)

/** What a late cancellation costs, in a sentence; undefined where it is free of charge. */
export const sentenceOfLate = ({ late_percent, late_hours }: ChargeRule): string | undefined =>
  late_percent === 0
    ? undefined
    : `If you cancel less than ${hoursWords(late_hours)} before, the clinic charges ${partWords(late_percent)}.`

/** What a late move costs where the new time is cancelled, in a sentence; undefined where it is free of charge. */
export const sentenceOfMoved = ({ late_percent }: ChargeRule): string | undefined =>
  late_percent === 0
    ? undefined
    : `To move this visit is free of charge. If you then cancel the new time, the clinic charges ${partWords(late_percent)}, as for this one.`

/** What a visit costs to which the patient does not come; undefined where it is free of charge. */
export const sentenceOfMissed = ({ missed_percent }: ChargeRule): string | undefined =>
  missed_percent === 0
    ? undefined
    : `If you do not come, the clinic charges ${partWords(missed_percent)}.`

/** The last instant at which a visit can be cancelled free of charge, in milliseconds. */
export const freeUntil = (appointment_time: string, { late_hours }: ChargeRule): number =>
  Date.parse(appointment_time) - late_hours * 60 * 60 * 1000

/** What an invoice says of a visit that was not held. */
export interface Charge {
  charged_for: ChargeKind | null
  charged_percent: number | null
  /** Null where it was not known. */
  visit_price_ngwee: number | null
  /** How long before the visit it was cancelled, or moved. */
  notice_minutes: number | null
  amount_ngwee: number | null
}

/**
 * The mark of an invoice for a visit that was not held: `Did not come: 50 % of K350`. Undefined for one that was held.
 * Where the provider asked for another amount than the rule says, the rule is left out.
 */
export function describeCharge(charge: Charge): string | undefined {
  const { charged_for, charged_percent, visit_price_ngwee, amount_ngwee } = charge
  if (!charged_for || charged_percent === null) return undefined
  const what = whatOf[charged_for](noticeOf(charge))
  const isByRule =
    amount_ngwee === null ||
    (visit_price_ngwee !== null && amount_ngwee === partOf(visit_price_ngwee, charged_percent))
  if (!isByRule) return what
  if (charged_percent === 100) return `${what}: full price`
  const price = visit_price_ngwee === null ? 'the price' : inKwacha(visit_price_ngwee)
  return `${what}: ${charged_percent} % of ${price}`
}

const whatOf: Record<ChargeKind, (notice: string) => string> = {
  missed: () => 'Did not come',
  late: (notice) => `Cancelled ${notice}`,
  moved: (notice) => `Moved ${notice}, then cancelled`,
}

function noticeOf({ notice_minutes }: Charge): string {
  const hours = Math.floor((notice_minutes ?? 0) / 60)
  return hours === 0 ? 'less than an hour before' : `${hoursWords(hours)} before`
}
