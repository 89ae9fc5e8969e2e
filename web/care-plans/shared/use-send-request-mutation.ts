import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#web/platform/location.ts'
import { hasConsent, ownConsents } from '#web/platform/signed-in/consents.ts'
import { ownCare, profileKey } from '#web/platform/signed-in/profile.ts'
import { ProblemError, describeFailure } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import type { RequestQueries } from './queries.ts'
import { errorTitles, resumeSearch } from './words.ts'

interface Sending<NewRequest> {
  requests: Pick<RequestQueries<unknown, NewRequest>, 'send'>
  /** The path of the questionnaire. */
  questionnaire: string
  /** All that was typed as it is sent, or the number of the first step with an invalid answer. */
  read: (typed: Typed) => Promise<NewRequest | { wrongStep: number }>
  /** What is said to a user who was logged out, if it differs from the usual text. */
  loggedOut?: string
  onSent: () => void
  /** Leads to a step with an invalid answer. */
  onMend: (step: number) => void
}

/**
 * Sends the answers: consent before the first health entry, one id for all attempts at the same
 * answers, and a toast when it fails.
 *
 * @returns sends what was typed; throws the error, after the toast, for the form to show
 */
export function useSendRequestMutation<NewRequest extends object>(sending: Sending<NewRequest>) {
  const { requests, questionnaire, read, loggedOut, onSent, onMend } = sending
  const client = useQueryClient()
  const navigate = useNavigate()
  const retry = useIdempotencyKey()
  // Fetched early, so that sending need not wait for the answer.
  useQuery(ownConsents)

  const askConsent = () => navigate(`/consent?next=${questionnaire}${resumeSearch}`)

  return async (typed: Typed) => {
    try {
      const answers = await read(typed)
      // A step is checked before the next one opens, so that only a draft from elsewhere is invalid
      // here.
      if ('wrongStep' in answers) return onMend(answers.wrongStep)
      if (!(await hasConsent(client, 'health_data'))) return askConsent()
      await requests.send(client, { ...answers, id: retry.keyFor(answers) })
    } catch (failure) {
      if (failure instanceof ProblemError && failure.code === 'consent_withdrawn') {
        client.removeQueries(ownConsents)
        return askConsent()
      }
      const isOut = failure instanceof ProblemError && failure.status === 401
      const text = isOut && loggedOut ? loggedOut : describeFailure(failure, true)
      toast({ title: errorTitles.submission, text, kind: 'destructive' })
      throw failure
    }
    // What was answered is in the care profile, and in the profile, too.
    client.removeQueries(ownCare)
    void client.invalidateQueries({ queryKey: profileKey })
    retry.reset()
    onSent()
  }
}
