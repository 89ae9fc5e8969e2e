import { adultFrom } from '../values/age.ts'
import { instruments } from './instruments/instruments.ts'
import { safetyItem } from './instruments/phq-9.ts'
import { bodilySignsIn } from './remarks.ts'
import { type Answers, asksForSafety } from './scoring.ts'

/** The notes for a clinician about single answers of one screening. */
export interface ClinicianNote {
  /** Read before anything else. */
  isPressing: boolean
  text: string
}

interface Screened {
  answers: Answers
  /** Whether the person was under 18 when they answered; null where that is not known. */
  under_18: boolean | null
}

/**
 * The notes on one screening, the most pressing first: item 9 of the PHQ-9, physical signs, daily
 * life. A low score does not show any of them. Empty where there is nothing to say.
 */
export function clinicianNotes({ answers, under_18 }: Screened): ClinicianNote[] {
  const { choices, functional } = instruments['PHQ-9']
  const given = answers['PHQ-9']
  const ninth = choices.find(({ value }) => value === given?.[safetyItem])
  const difficulty = functional?.choices.find(({ value }) => value === given?.functional)
  const signs = bodilySignsIn(answers)
  return [
    ...(asksForSafety(answers)
      ? [
          {
            isPressing: true,
            text: `PHQ-9 item 9 is above 0 (${ninth?.label.toLowerCase()}): thoughts of being better off dead or of self-harm. Please ask about safety.`,
          },
        ]
      : []),
    ...(signs
      ? [{ isPressing: false, text: `PHQ-15: bothered a lot by ${signs}. Please examine this.` }]
      : []),
    ...(under_18
      ? [
          {
            isPressing: false,
            text: `Under ${adultFrom} when answered: these questions and their bands are for adults.`,
          },
        ]
      : []),
    ...(difficulty
      ? [
          {
            isPressing: false,
            text: `How difficult this makes daily life: ${difficulty.label}`,
          },
        ]
      : []),
  ]
}
