import { expect, it } from 'vitest'
import { needsClinicianFirst } from './clearance.ts'
import { clearanceAnswers, pregnancyAnswers } from './options.ts'

it('sends to a clinician first whoever is pregnant or not cleared, and nobody else', () => {
  const sent = [...pregnancyAnswers, null].flatMap((isPregnantOrPostpartum) =>
    [...clearanceAnswers, null]
      .filter((clearedForExercise) =>
        needsClinicianFirst({ isPregnantOrPostpartum, clearedForExercise }),
      )
      .map((clearedForExercise) => `${isPregnantOrPostpartum}/${clearedForExercise}`),
  )
  expect(sent).toEqual([
    'Yes/Yes',
    'Yes/No',
    'Yes/Not Sure',
    'Yes/null',
    'No/No',
    'No/Not Sure',
    'Prefer not to say/No',
    'Prefer not to say/Not Sure',
    'null/No',
    'null/Not Sure',
  ])
})
