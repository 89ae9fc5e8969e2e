import {
  clockOf,
  type Phase,
  phaseLabels,
  roundsBeforeLongBreak,
} from '#domain/students/focus-timer.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { FocusDays } from './focus-days.tsx'
import { FocusSettingsForm } from './focus-settings-form.tsx'
import type { FocusControls } from './use-focus-timer.ts'

const startLabel: Record<Phase, string> = {
  focus: 'Start to focus',
  break: 'Start the break',
  long_break: 'Start the long break',
}

/** What is said when a phase has ended. */
function newsOf({ ended, timer }: FocusControls): string {
  if (!ended) return ''
  if (ended === 'break') return 'The break is over. Start when you are ready.'
  return timer.phase === 'long_break'
    ? `Time is up: ${roundsBeforeLongBreak} rounds done. Take a long break, away from the screen.`
    : 'Time is up: one round done. Stand up, drink some water, look out of the window.'
}

/** One thing at a time: a stretch of work, a break, and a long one after every fourth. */
export function FocusPanel({ focus }: { focus: FocusControls }) {
  const { timer, left, isRunning } = focus
  const waiting = focus.unsent.length
  const isBegun = left < timer.length
  const part = timer.length > 0 ? left / timer.length : 0

  return (
    <div className="focus">
      <Card className="focus-timer">
        <h2 className="focus-phase">{phaseLabels[timer.phase]}</h2>
        <div
          className="focus-dial"
          role="timer"
          aria-label={`${phaseLabels[timer.phase]}, time left`}
        >
          <svg viewBox="0 0 200 200" aria-hidden="true">
            <circle className="focus-track" cx="100" cy="100" r="92" />
            <circle
              className={`focus-part focus-part-${timer.phase}`}
              cx="100"
              cy="100"
              r="92"
              pathLength="1"
              strokeDasharray={`${part} 1`}
              transform="rotate(-90 100 100)"
            />
          </svg>
          <span className="focus-time">{clockOf(left)}</span>
        </div>
        <p className="focus-news" role="status">
          {newsOf(focus)}
        </p>
        <div className="focus-buttons">
          {isRunning ? (
            <Button onClick={focus.pause}>Pause</Button>
          ) : (
            <Button onClick={focus.start}>{isBegun ? 'Continue' : startLabel[timer.phase]}</Button>
          )}
          {timer.phase === 'focus' ? (
            isBegun ? (
              <Button variant="quiet" onClick={focus.leave}>
                Stop this round
              </Button>
            ) : null
          ) : (
            <Button variant="quiet" onClick={focus.leave}>
              Skip the break
            </Button>
          )}
        </div>
        <p className="focus-rounds">
          <span className="focus-dots" aria-hidden="true">
            {Array.from({ length: roundsBeforeLongBreak }, (_, index) => (
              <span key={index} className={index < timer.rounds ? 'focus-dot-done' : ''} />
            ))}
          </span>
          {timer.rounds} of {roundsBeforeLongBreak} rounds until the long break
        </p>
        {waiting > 0 ? (
          <p className="text-muted" role="status">
            {waiting === 1 ? '1 round is' : `${waiting} rounds are`} saved on this phone. We will
            send them when you are online.
          </p>
        ) : null}
      </Card>
      <div className="focus-beside">
        <FocusDays />
        <FocusSettingsForm settings={focus.settings} onChange={focus.change} />
      </div>
    </div>
  )
}
