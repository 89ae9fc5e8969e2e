import { needsClinicianFirst } from '#domain/care-plans/exercise/clearance.ts'
import type { HealthHistory, NewExercisePlanRequest } from '#domain/care-plans/exercise/request.ts'
import { knownForExercise } from '#domain/care-plans/shared/care-facts.ts'
import { mayNotLoseWeight, weightLossStopped } from '#domain/care-plans/shared/weight-loss.ts'
import { askedIn, questionSteps } from '#web/care-plans/exercise/questions.ts'
import { consentSchema, requestIn, schemaOfStep } from '#web/care-plans/exercise/schemas.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import { startExercisePlan } from './clinic-plan-queries.ts'
import type { Known, QuestionsOfKind } from './questions-of-kind.ts'

const isStopped = (typed: Typed, { is_under_18, pregnancy }: Known) =>
  typed.primaryGoal?.[0] === 'Weight Loss' &&
  (is_under_18 === true ||
    mayNotLoseWeight({
      isPregnant: pregnancy === 'pregnant' || typed.isPregnantOrPostpartum?.[0] === 'Yes',
    }))

const isHealthAsked = ({ isPregnantOrPostpartum, clearedForExercise, warningSigns }: Typed) =>
  [isPregnantOrPostpartum, clearedForExercise, warningSigns].some((given) => given?.length)

const isToWait = (typed: Typed) =>
  isHealthAsked(typed) &&
  needsClinicianFirst({
    isPregnantOrPostpartum: typed.isPregnantOrPostpartum?.[0],
    clearedForExercise: typed.clearedForExercise?.[0],
    medicalConditions: typed.medicalConditions?.[0],
    warningSigns: typed.warningSigns,
  } as HealthHistory)

function Advice({ typed, known }: { typed: Typed; known: Known }) {
  return (
    <>
      {isStopped(typed, known) ? (
        <CareCard level="clinician" reader="staff" title="No weight loss for now" live>
          <p>{weightLossStopped}</p>
        </CareCard>
      ) : null}
      {isToWait(typed) ? (
        <CareCard
          level="clinician"
          reader="staff"
          title="They should talk to a clinician before they train"
          live
        >
          <p>
            Tell them now: before a new plan they ask a doctor, nurse, midwife or clinical officer
            which exercise is safe for them. You can still write a gentle plan.
          </p>
        </CareCard>
      ) : null}
    </>
  )
}

/** What a fitness expert asks. Hardly anything must be answered. */
export const exerciseQuestions: QuestionsOfKind<NewExercisePlanRequest> = {
  titles: questionSteps.map(({ title }) => title),
  askedIn: (step, typed) =>
    askedIn(questionSteps[step - 1]!, typed).map((question) => ({ ...question, optional: true })),
  schemaOf: (step) => schemaOfStep(step),
  knownFrom: ({ pregnancy }) =>
    knownForExercise({ pregnancy, diabetes: null, heart_disease: null, kidney_disease: null }),
  Advice,
  isStopped,
  finalSchema: consentSchema,
  agreement: 'consent_given',
  LastFields: () => (
    <p>
      Say to them: an exercise plan is no medical advice. They stop when something hurts, when they
      feel faint, or when they cannot get their breath.
    </p>
  ),
  read: requestIn,
  send: startExercisePlan,
}
