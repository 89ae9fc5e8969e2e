import type { Advice } from './advice.ts'
import { type BloodPressure, reaches } from '../blood-pressure.ts'
import type { Pregnancy } from '../care.ts'

/**
 * Blood pressure in pregnancy and in the six weeks after birth; one of the two values is enough.
 * From 140/90 to a clinic the same day, pre-eclampsia: PMC4776599. From 160/110 to a hospital without
 * waiting for a second reading: severe hypertension is assessed in hospital (PMC8439512) and treated
 * within 30 to 60 minutes (ACOG). docs/for-the-clinician.md, "Blood pressure".
 */
export const severeInPregnancy: BloodPressure = { systolic: 160, diastolic: 110 }
export const raisedInPregnancy: BloodPressure = { systolic: 140, diastolic: 90 }

/** Each one alone is a reason to go now, at any blood pressure. */
const signs = [
  'severe headache',
  'trouble seeing or speaking',
  'pain under the ribs',
  'a fit',
  'swollen face',
  'short of breath',
  'bleeding',
  'fever',
] as const
const signsInPregnancy = [...signs, 'your baby moves less'] as const

const severe: Advice = {
  level: 'emergency',
  title: 'Go to a hospital now',
  now: 'Go to the nearest hospital now, also if you feel well. Do not wait for a second reading.',
  stays: true,
  lines: ['Tell the staff that you are pregnant, or when you gave birth. Show this reading.'],
  next: {
    title: 'Go to a hospital now',
    text: 'Your blood pressure was dangerously high. Do not wait for a second reading.',
  },
}

const raised: Advice = {
  level: 'clinician',
  title: 'Go to a clinic today',
  today: 'Go to a clinic today, also if the next value is lower.',
  stays: true,
  beside: 'Your blood pressure is too high for you as well: go to a clinic today.',
  lines: ['In pregnancy and for 6 weeks after birth, 140/90 or more needs a check the same day.'],
  next: { title: 'Go to a clinic today', text: 'Your blood pressure was too high for you.' },
}

/** ACE inhibitors and sartans harm an unborn child; only a clinician may change them. */
const aboutMedicines = ({ now, today }: Advice) =>
  `Do you take enalapril, captopril, lisinopril or losartan? Tell ${now || today ? 'them' : 'the clinic today'} that you are pregnant.`

/** What pregnancy makes of this reading by itself; undefined where it changes no step. */
export function pregnancyTier(reading: BloodPressure, pregnancy: Pregnancy): Advice | undefined {
  if (pregnancy !== 'pregnant' && pregnancy !== 'postpartum') return undefined
  if (reaches(reading, severeInPregnancy)) return severe
  return reaches(reading, raisedInPregnancy) ? raised : undefined
}

/**
 * The advice for a user who may be pregnant, most urgent first; it depends on the reading only. The steps of
 * everyone else follow, so it does not speak of measuring.
 */
function wordsForPossible(reading: BloodPressure): string {
  if (reaches(reading, severeInPregnancy))
    return 'Pregnant, or gave birth in the last 6 weeks? Go to a hospital now, also if you feel well.'
  if (reaches(reading, raisedInPregnancy))
    return 'Pregnant, or gave birth in the last 6 weeks? Go to a clinic today.'
  return 'Pregnant, or gave birth in the last 6 weeks? Severe headache, trouble seeing or pain under the ribs: go to a hospital now.'
}

/** The advice with what holds in pregnancy, or with what to do where that is not known. */
export function withPregnancy(
  advice: Advice,
  reading: BloodPressure,
  pregnancy: Pregnancy,
): Advice {
  if (pregnancy === 'no') return advice
  if (pregnancy === 'possible' || pregnancy === 'unknown') {
    const isSaid = pregnancy === 'possible' || reaches(reading, raisedInPregnancy)
    return isSaid ? { ...advice, lines: [wordsForPossible(reading), ...advice.lines] } : advice
  }
  const own = pregnancy === 'pregnant' ? signsInPregnancy : signs
  const said = advice.danger_signs ?? []
  return {
    ...advice,
    danger_signs: [...said, ...own.filter((sign) => !said.includes(sign))],
    lines: pregnancy === 'pregnant' ? [...advice.lines, aboutMedicines(advice)] : advice.lines,
  }
}
