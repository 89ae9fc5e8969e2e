import type { NewMealPlanRequest } from '#domain/care-plans/meal/request.ts'
import { knownForMeal } from '#domain/care-plans/shared/care-facts.ts'
import {
  healthNotes,
  mayNotLoseWeight,
  wantsWeightLoss,
  weightLossStopped,
} from '#domain/care-plans/shared/weight-loss.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { askedIn, goalIn, steps } from '#web/care-plans/meal/questions.ts'
import { finalSchema, requestIn, schemaOfStep } from '#web/care-plans/meal/schemas.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { startMealPlan } from './clinic-plan-queries.ts'
import type { Known, QuestionsOfKind } from './questions-of-kind.ts'

const isStopped = (typed: Typed, { is_under_18, pregnancy }: Known) =>
  wantsWeightLoss(goalIn(typed), { target: typed.target?.[0] }) &&
  (is_under_18 === true ||
    mayNotLoseWeight({ health: typed.health, isPregnant: pregnancy === 'pregnant' }))

function Advice({ typed, known }: { typed: Typed; known: Known }) {
  const notes = typed.health ? healthNotes(typed.health) : []
  return (
    <>
      {isStopped(typed, known) ? (
        <CareCard level="clinician" reader="staff" title="No weight loss for now" live>
          <p>{weightLossStopped}</p>
        </CareCard>
      ) : null}
      {notes.length > 0 ? (
        <CareCard level="clinician" reader="staff" title="Before you plan">
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </CareCard>
      ) : null}
    </>
  )
}

/** What a dietitian asks. */
export const mealQuestions: QuestionsOfKind<NewMealPlanRequest> = {
  titles: steps.slice(0, 4).map(({ title }) => title),
  askedIn,
  schemaOf: schemaOfStep,
  knownFrom: ({ pregnancy, kidney_disease, allergies }) =>
    knownForMeal({ pregnancy, kidney_disease: kidney_disease ? 'yes' : null }, allergies),
  Advice,
  isStopped,
  finalSchema,
  agreement: 'agreement',
  LastFields: ({ typed }) => (
    <OwnWords>
      <TextAreaField
        name="final_details"
        label="Anything else for the plan"
        hint="For example what they cook on, or a medicine that they take. They read this."
        optional
        maxLength={2000}
        defaultValue={typed.final_details?.[0] ?? ''}
      />
    </OwnWords>
  ),
  read: requestIn,
  send: startMealPlan,
}
