import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#web/platform/location.ts'
import { hasConsent, ownConsents } from '#web/platform/signed-in/consents.ts'
import { ProblemError, describeFailure } from '#web/platform/problem.ts'
import { useRetryId } from '#web/platform/retry-id.ts'
import { readTyped, type Typed } from '#web/platform/tab-draft.ts'
import { toast } from '#web/ui/toast.tsx'
import { questionnaire } from './place.ts'
import { sendRequest } from './queries.ts'
import { failures } from './texts.ts'

/**
 * Sends the answers: consent before the first health entry, one id for all attempts at the same
 * answers, and a toast when it fails.
 *
 * @param onMend leads to a step with an invalid answer
 * @returns sends what was typed; throws the error, after the toast, for the form to show
 */
export function useSending(onMend: (step: number) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const retry = useRetryId()
  // Fetched early, so that sending need not wait for the answer.
  useQuery(ownConsents)

  const askConsent = () => navigate(`/consent?next=${questionnaire.path}${questionnaire.resume}`)

  async function send(typed: Typed) {
    const answers = await answersIn(typed)
    // A step is checked before the next one opens, so that only a draft from elsewhere is invalid
    // here.
    if ('wrongStep' in answers) return onMend(answers.wrongStep)
    try {
      if (!(await hasConsent(client, 'health_data'))) return askConsent()
      await sendRequest(client, { ...answers, id: retry.idFor(answers) })
      retry.settle()
      navigate(questionnaire.path, { replace: true, state: { isSent: true } })
    } catch (failure) {
      if (failure instanceof ProblemError && failure.code === 'consent_withdrawn') {
        client.removeQueries(ownConsents)
        return askConsent()
      }
      const isOut = failure instanceof ProblemError && failure.status === 401
      const text = isOut ? failures.loggedOut : describeFailure(failure, true)
      toast({ title: failures.submission, text, kind: 'destructive' })
      throw failure
    }
  }

  return send
}

/** All that was typed as it is sent, or the number of the first step with an invalid answer. */
async function answersIn(typed: Typed) {
  const domain = await import('#domain/care-plans/exercise/request.ts')
  const steps = {
    profile_goals: domain.profileGoals,
    fitness_level: domain.fitnessLevel,
    environment_equipment: domain.environmentEquipment,
    health_history: domain.healthHistory,
    exercise_preferences: domain.exercisePreferences,
    lifestyle_nutrition: domain.lifestyleNutrition,
  }
  const read = Object.entries(steps).map(([name, schema]) => [name, readTyped(schema, typed)])
  const checked = domain.newExercisePlanRequest.safeParse({
    ...Object.fromEntries(read),
    consent_given: true,
  })
  if (checked.success) return checked.data
  const wrong = checked.error.issues[0]?.path[0]
  return { wrongStep: Object.keys(steps).findIndex((name) => name === wrong) + 1 }
}
