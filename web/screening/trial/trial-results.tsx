import type { ReactNode } from 'react'
import { useNavigate } from '#web/platform/location.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import type { HelpPlaces } from '../results/help-list.tsx'
import { ResultsView } from '../results/results-view.tsx'
import { handOver } from './hand-over.ts'
import { keepTrial, type Trial } from './kept-trial.ts'

/** Pages that need no account. */
const places: HelpPlaces = {
  book: { to: '/appointments-landing', label: 'How booking works' },
  'help-lines': { to: '/help-now', label: 'What happens when you call' },
  'self-help': { to: '/courses', label: 'Short guided steps' },
  clinic: {
    text: 'Go to your clinic or hospital, and show or tell them what you answered here.',
  },
}

interface TrialResultsProps extends Trial {
  whoKnows: ReactNode
  onForget: () => void
}

/** The results of a visitor, with the way to keep them. */
export function TrialResults({ state, isMinor, whoKnows, onForget }: TrialResultsProps) {
  const navigate = useNavigate()
  function keep(page: '/signup' | '/login') {
    handOver(state)
    keepTrial(undefined)
    navigate(`${page}?next=/screening/keep`)
  }
  return (
    <ResultsView
      state={state}
      isMinor={isMinor}
      whoKnows={whoKnows}
      places={places}
      keeping={
        <div className="screening-saving">
          <p>Nothing is saved or sent. The results are gone when you close this page.</p>
          <p>
            Do you want to keep them? Make an account or log in. We ask for your consent before we
            save them. Until then they wait in this tab alone, for an hour at most.
          </p>
          <div className="form-actions mt-2">
            <Button variant="quiet" onClick={() => keep('/signup')}>
              Keep it with an account
            </Button>
            <button type="button" className="link" onClick={() => keep('/login')}>
              I have an account
            </button>
          </div>
        </div>
      }
    >
      <LinkButton to="/" variant="quiet" onClick={() => keepTrial(undefined)}>
        Done
      </LinkButton>
      <Button variant="quiet" onClick={onForget}>
        Delete the answers
      </Button>
    </ResultsView>
  )
}
