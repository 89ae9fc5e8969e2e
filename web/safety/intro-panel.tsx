import type { MouseEvent } from 'react'

import { Button } from '#web/ui/actions/button.tsx'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { AlreadyDone } from '#web/safety/already-done.tsx'
import { CallList } from '#web/app/help/call-list.tsx'
import { NotMonitored } from '#web/safety/not-monitored.tsx'

interface IntroPanelProps {
  /** The person has just answered so, in the screening. */
  isDisclosed: boolean
  onQuestions: () => void
  onCompanion: () => void
  onSkip: () => void
  onBack?: () => void
}

/** The first screen: thanks, the numbers, and two ways on. Complete without script. */
export function IntroPanel(props: IntroPanelProps) {
  function openCompanion(event: MouseEvent) {
    event.preventDefault()
    props.onCompanion()
  }
  return (
    <>
      <div className="safety-drawing">
        <HandsAroundCup width={168} />
      </div>
      <h1 tabIndex={-1}>
        {props.isDisclosed ? 'Thank you for telling us' : 'We are glad you are here'}
      </h1>
      <p className="lead">
        Thoughts of not wanting to live can be heavy and frightening. Many people have them, they
        can pass, and you do not have to face them alone.
      </p>
      <h2>Talk to someone now</h2>
      <CallList />
      <AlreadyDone />
      <NotMonitored />
      <div className="safety-ways">
        <h2>Or continue here</h2>
        <p className="needs-script">
          A few short questions show what would help you most. Your answers stay on this screen:
          they are not saved and not sent.
        </p>
        <div className="form-actions">
          <Button data-wake="" className="needs-script" onClick={props.onQuestions}>
            Answer the questions
          </Button>
          <a href="/help-now#with-somebody" className="button button-quiet" onClick={openCompanion}>
            Someone is with me
          </a>
        </div>
        <div className="safety-links">
          <button type="button" className="link needs-script" data-wake="" onClick={props.onSkip}>
            Not now, show me what helps
          </button>
          {props.onBack ? (
            <button type="button" className="link" onClick={props.onBack}>
              I chose that answer by mistake
            </button>
          ) : (
            <Link to="/help-now" className="link">
              What happens when you call
            </Link>
          )}
        </div>
      </div>
    </>
  )
}
