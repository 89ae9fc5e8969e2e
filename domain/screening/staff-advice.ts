import { asq } from '../safety/asq.ts'
import type { InstrumentId } from './instruments/instrument.ts'
import { bodilySignsIn } from './remarks.ts'
import { type Answers, asksForSafety } from './scoring.ts'

/** What a provider does about the answers that they have just recorded. */
export interface StaffAdvice {
  /** `emergency`: before the patient leaves. */
  level: 'emergency' | 'clinician'
  title: string
  lines: readonly string[]
}

/**
 * What single answers ask of the provider who is with the patient, the most urgent first; empty where there is nothing.
 * Words for staff: the patient's own are in `remarks.ts`. Sources: ASQ of the NIMH with its tiers (`asq.ts`); to stay, to
 * ask plainly and about means, `companion.ts`; withdrawal, `alcohol.ts`. A clinician signs them (docs/hazards.md, "H80").
 */
export function staffAdvice(answers: Answers): StaffAdvice[] {
  return [
    ...onSafety(answers),
    ...onWithdrawal(answers),
    ...onBody(answers),
    ...onDailyLife(answers),
  ]
}

function onSafety(answers: Answers): StaffAdvice[] {
  if (!asksForSafety(answers)) return []
  return [
    {
      level: 'emergency',
      title: 'Item 9 is above 0: do not leave them alone yet',
      lines: [
        `Ask now, in these words: “${asq.acuity.text}” Ask about a plan, about what they would use, and whether they have already taken or done something.`,
        'If yes, or they do not answer: stay with them, move away what they could use, and take them to the emergency department. Call 933 together, or 112 where life is in danger.',
        'If no: make a safety plan together before they leave. Ask who is with them today, and agree on the day of the next contact.',
        'A low total changes none of this.',
      ],
    },
  ]
}

/** Item 4 (a drink or drug in the morning), or two answers or more with Yes: a sudden stop can cause fits and death. */
function onWithdrawal({ 'CAGE-AID': given }: Answers): StaffAdvice[] {
  const isMorning = given?.['3'] === 1
  const score = Object.values(given ?? {}).filter((value) => value === 1).length
  if (!isMorning && score < 2) return []
  return [
    {
      level: 'clinician',
      title: 'Ask about dependence before they stop',
      lines: [
        'Ask whether they drink every day, or have shaken, sweated or had a fit without alcohol. Ask about sleeping and calming tablets, too.',
        'If yes, they must not stop at once: refer them for supervised withdrawal. Shaking, fits or confusion now is an emergency.',
      ],
    },
  ]
}

function onBody(answers: Answers): StaffAdvice[] {
  const signs = bodilySignsIn(answers)
  if (!signs) return []
  return [
    {
      level: 'clinician',
      title: `Examine them: bothered a lot by ${signs}`,
      lines: [
        'Do not put it down to mood before they are examined. If it is strong now, send them to the emergency department.',
      ],
    },
  ]
}

function onDailyLife({ 'PHQ-9': given }: Answers): StaffAdvice[] {
  if ((given?.functional ?? 0) < 2) return []
  return [
    {
      level: 'clinician',
      title: 'Daily life is very difficult for them',
      lines: ['Book the next visit soon, whatever the total is.'],
    },
  ]
}

/** What can be asked at the clinic, the most used first. */
export const clinicInstruments: readonly InstrumentId[] = [
  'PHQ-9',
  'GAD-7',
  'WHO-5',
  'PHQ-15',
  'PC-PTSD-5',
  'CAGE-AID',
]
