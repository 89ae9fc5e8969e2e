import { type BloodPressure, lowFrom, usualTarget } from './blood-pressure.ts'
import type { Care } from './care.ts'
import type { Reader } from '../values/reader.ts'

/** From here clinics treat people with diabetes, heart or kidney disease. */
export const treatedFrom: BloodPressure = { systolic: 130, diastolic: 80 }

/** Why a target applies: the person's own, or the usual one for what is known of them. */
export const targetReasons = [
  'own',
  'pregnancy',
  'diabetes',
  'heart disease',
  'kidney disease',
  'usual',
] as const

/** The target that a verdict and a report go by; `author` is who set the person's own. */
export type PressureTarget = BloodPressure & {
  author: string | null
  reason: (typeof targetReasons)[number]
}

/**
 * Usual targets, both values below: 140/90 (WHO 2021, HEARTS); with diabetes, heart or kidney disease 130
 * (WHO 2021, where the treatment starts) and 80 (ADA Standards of Care); in pregnancy and for six weeks
 * after it 140/90, from where a check is due the same day (docs/for-the-clinician.md, "Blood pressure").
 */
const usualTargets: Record<Exclude<PressureTarget['reason'], 'own'>, BloodPressure> = {
  usual: usualTarget,
  pregnancy: { systolic: 140, diastolic: 90 },
  diabetes: treatedFrom,
  'heart disease': treatedFrom,
  'kidney disease': treatedFrom,
}

/** What is known of a person that changes their target; what is left out was not asked. */
export type TargetCare = Pick<Care, 'pregnancy'> &
  Partial<Pick<Care, 'target' | 'diabetes' | 'heart_disease' | 'kidney_disease'>>

/**
 * The target of a person: their own, else that of pregnancy, of a disease for which clinics treat from
 * 130/80, or the usual one. In pregnancy no own target is above 140/90.
 */
export function targetInForce({ target, pregnancy, ...care }: TargetCare): PressureTarget {
  const isPregnant = pregnancy === 'pregnant' || pregnancy === 'postpartum'
  const { systolic, diastolic } = usualTargets.pregnancy
  const isAllowed =
    target && !(isPregnant && (target.systolic > systolic || target.diastolic > diastolic))
  if (isAllowed) return { ...target, reason: 'own' }
  const reason = isPregnant ? 'pregnancy' : (diseasesOf(care)[0] ?? 'usual')
  return { ...usualTargets[reason], author: null, reason }
}

/** The diseases for which clinics treat from 130/80, as far as they are known. */
export function diseasesOf(care: Omit<TargetCare, 'pregnancy' | 'target'>) {
  return [
    ...(care.diabetes === 'yes' ? (['diabetes'] as const) : []),
    ...(care.heart_disease === 'yes' ? (['heart disease'] as const) : []),
    ...(care.kidney_disease === 'yes' ? (['kidney disease'] as const) : []),
  ]
}

const usualWords: Record<Exclude<PressureTarget['reason'], 'own'>, string> = {
  usual: 'the usual target of clinics',
  pregnancy: 'the limit in pregnancy and for 6 weeks after it',
  diabetes: 'the usual target with diabetes',
  'heart disease': 'the usual target with heart disease',
  'kidney disease': 'the usual target with kidney disease',
}

/** A target and whose it is: "140/90, the usual target of clinics". */
export function writtenTarget(
  { systolic, diastolic, author, reason }: PressureTarget,
  reader: Reader,
) {
  const whose = reader === 'patient' ? 'your' : 'the patient’s'
  const why = reason === 'own' ? `${whose} own target, set by ${author ?? ''}` : usualWords[reason]
  return `${systolic}/${diastolic}, ${why}`
}

/** What a chart shades for each value: below the target, down to where readings are low. */
export function shadedTarget({ systolic, diastolic }: BloodPressure) {
  return {
    systolic: { from: lowFrom.systolic, to: systolic },
    diastolic: { from: lowFrom.diastolic, to: diastolic },
  }
}
