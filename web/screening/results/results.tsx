import { stepAfter } from '#domain/next-steps/after-screening.ts'
import type { StepKind } from '#domain/next-steps/table.ts'
import type { HelpKey } from '#domain/screening/instruments/instrument.ts'
import { storedAnswers, type ScreeningState } from '#domain/screening/flow.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { WhoKnows } from '#web/safety/alert/who-knows.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { CallBackOffer } from '#web/ui/call-back-offer.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { StepOfResults } from '../next-step/step-of-results.tsx'
import type { HelpPlaces } from './help-list.tsx'
import { ResultsView } from './results-view.tsx'
import { SavingNote } from './saving-note.tsx'
import type { RunControls } from '../run/use-run.ts'
import { useSaveResultMutation } from './use-save-result-mutation.ts'

const fetchSharing = loadOnce(
  async () => (await import('../requested/share-result.tsx')).ShareResult,
)

/** What the list would say a second time below the step. */
const sameAs: Partial<Record<StepKind, HelpKey>> = { session: 'book', self_help: 'self-help' }

const places: HelpPlaces = {
  book: { to: '/book-appointment', label: 'Book an appointment' },
  'help-lines': { to: '/help-now', label: 'What happens when you call' },
}
const selfHelp: HelpPlaces = {
  'self-help': { to: '/mental-health#small-steps', label: 'Ideas for small steps' },
}

interface ResultsProps {
  state: ScreeningState
  run: RunControls
  /** Under 18: no words of adult bands. */
  isMinor: boolean
}

/** The results of a user, which are saved as they chose. */
export function Results({ state, run, isMinor }: ResultsProps) {
  const { saving, save } = useSaveResultMutation(state, run.run?.is_kept ?? true, run.markSaved)
  // The guard sends a student away from /mental-health (docs/specification.md, "Route guard").
  const isStudent = useProfile().data?.is_student ?? false
  const answers = storedAnswers(state)
  // After item 9 the help above is the step, in words that nothing may weaken.
  const step = asksForSafety(answers) ? null : stepAfter(answers, isMinor)
  const isSaved = saving.state === 'saved'
  return (
    <ResultsView
      state={state}
      isMinor={isMinor}
      whoKnows={<WhoKnows alertId={state.id} />}
      keeping={
        <>
          <SavingNote
            saving={saving}
            isRequested={run.run?.request !== undefined}
            onSave={() => void save()}
          />
          {run.run?.request && isSaved ? (
            <Lazy
              load={fetchSharing}
              props={{ request_id: run.run.request, result_id: state.id }}
              fallback={<Skeleton lines={3} />}
            />
          ) : null}
        </>
      }
      step={step ? <StepOfResults step={step} result_id={state.id} isSaved={isSaved} /> : null}
      offer={<CallBackOffer />}
      places={isStudent ? places : { ...places, ...selfHelp }}
      hidden={step ? sameAs[step] : undefined}
    >
      {isSaved ? (
        <>
          <LinkButton to="/screening/history">See what changed</LinkButton>
          <LinkButton to="/screening/print" variant="quiet">
            A page for my clinician
          </LinkButton>
        </>
      ) : null}
      <LinkButton to="/patient-dashboard" variant="quiet">
        Done
      </LinkButton>
    </ResultsView>
  )
}
