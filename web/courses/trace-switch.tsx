import { useState } from 'react'
import { isTraceless, setTraceless } from './kept-places.ts'

interface TraceSwitchProps {
  /** Nothing is kept from now on, and the course starts again. */
  onForget: () => void
  onKeep: () => void
}

/** Whether this phone keeps the place and the words. Turned on, it deletes what was kept. */
export function TraceSwitch({ onForget, onKeep }: TraceSwitchProps) {
  const [isOn, setOn] = useState(isTraceless)
  return (
    <label className="course-trace">
      <input
        type="checkbox"
        className="choice-mark"
        checked={isOn}
        onChange={({ target }) => {
          setTraceless(target.checked)
          setOn(target.checked)
          if (target.checked) onForget()
          else onKeep()
        }}
      />
      <span>
        <strong>Leave no trace.</strong> This phone keeps neither your place nor your words. What is
        kept otherwise ends when you log out, or when you close this tab without an account.
      </span>
    </label>
  )
}
