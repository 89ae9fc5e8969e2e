import { cageAid } from './cage-aid.ts'
import { gad7 } from './gad-7.ts'
import type { Instrument, InstrumentId } from './instrument.ts'
import { pcPtsd5 } from './pc-ptsd-5.ts'
import { phq15 } from './phq-15.ts'
import { phq9 } from './phq-9.ts'
import { who5 } from './who-5.ts'

/** A validated instrument holds only as worded: nothing here is to be translated or smoothed. */
export const instruments: Readonly<Record<InstrumentId, Instrument>> = {
  'WHO-5': who5,
  'GAD-7': gad7,
  'PHQ-9': phq9,
  'PHQ-15': phq15,
  'PC-PTSD-5': pcPtsd5,
  'CAGE-AID': cageAid,
}

/** Every person gets these, in this order; the others follow where a score asks for them. */
export const core = ['WHO-5', 'GAD-7', 'PHQ-9'] as const satisfies readonly InstrumentId[]

/** True where an instrument is only asked when a score asks for it. */
export function isFollowUp(id: InstrumentId): boolean {
  return !(core as readonly InstrumentId[]).includes(id)
}
