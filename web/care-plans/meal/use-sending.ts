import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#web/platform/location.ts'
import { hasConsent, ownConsents } from '#web/platform/signed-in/consents.ts'
import { ProblemError, describeFailure } from '#web/platform/problem.ts'
import { useRetryId } from '#web/platform/retry-id.ts'
import type { Typed } from '#web/platform/tab-draft.ts'
import { toast } from '#web/ui/toast.tsx'
import { sendRequest } from './queries.ts'
import { questionnaire } from './questions.ts'
import { requestIn } from './schemas.ts'
import { failures, notices } from './texts.ts'

/**
 * Sends the answers: consent before the first health entry, one id for all attempts at the same
 * answers, and a toast when it fails.
 *
 * @param draftKey the key under which the tab stores the answers, until the server has them
 * @param onMend leads to a step with an invalid answer
 * @returns sends what was typed; throws the error, after the toast, for the form to show
 */
export function useSending(draftKey: string, onMend: (step: number) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const retry = useRetryId()
  // Fetched early, so that sending need not wait for the answer.
  useQuery(ownConsents)

  const askConsent = () => navigate(`/consent?next=${questionnaire.path}${questionnaire.resume}`)

  return async (typed: Typed) => {
    try {
      const request = await requestIn(typed)
      // A step is checked before the next one opens, so that only a draft from elsewhere is invalid
      // here.
      if ('wrongStep' in request) return onMend(request.wrongStep)
      if (!(await hasConsent(client, 'health_data'))) return askConsent()
      await sendRequest(client, { ...request, id: retry.idFor(request) })
    } catch (failure) {
      if (failure instanceof ProblemError && failure.code === 'consent_withdrawn') {
        client.removeQueries(ownConsents)
        return askConsent()
      }
      toast({
        title: failures.submission,
        text: describeFailure(failure, true),
        kind: 'destructive',
      })
      throw failure
    }
    retry.settle()
    sessionStorage.removeItem(draftKey)
    toast(notices.sent)
    // Replaces the last step, so that Back leads to no form that was sent.
    navigate('/my-meal-plan', { replace: true })
  }
}
