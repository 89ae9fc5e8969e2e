import { instrumentIds } from '../screening/instruments/instrument.ts'
import { core } from '../screening/instruments/instruments.ts'
import { bodilySignsIn } from '../screening/remarks.ts'
import { type Answers, asksForSafety, scoreScreening } from '../screening/scoring.ts'
import { type StepKind, stepKinds, stepsByBand, stepsBySign } from './table.ts'

/**
 * The step that a screening leads to: the least mild of all that its scores and single answers ask for.
 * Null after one instrument alone with a mild result: that says too little of a person to praise.
 *
 * @param isMinor under 18, where the bands of adults do not hold
 */
export function stepAfter(answers: Answers, isMinor: boolean): StepKind | null {
  const results = scoreScreening(answers)
  const steps: StepKind[] = [
    ...(isMinor ? [stepsBySign['Under 18, whatever the scores are']] : []),
    ...(asksForSafety(answers) ? [stepsBySign['PHQ-9 item 9 above 0']] : []),
    ...((answers['PHQ-9']?.functional ?? 0) >= 2
      ? [stepsBySign['Daily life very or extremely difficult (PHQ-9)']]
      : []),
    ...(bodilySignsIn(answers)
      ? [stepsBySign['Chest pain, fainting or shortness of breath bothers a lot (PHQ-15)']]
      : []),
    ...(isMinor
      ? []
      : instrumentIds.flatMap((id) =>
          stepsByBand[id]
            .filter(({ min, max }) => results[id]! >= min && results[id]! <= max)
            .map(({ step }) => step),
        )),
  ]
  const step = stepKinds.findLast((kind) => steps.includes(kind)) ?? null
  const isWhole = core.every((id) => answers[id])
  return isWhole || step === 'session' || step === 'urgent' ? step : null
}
