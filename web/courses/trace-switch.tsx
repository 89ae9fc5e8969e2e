import { useState } from 'react'
import { isTraceless, setTraceless } from './kept-places.ts'

/**
 * Whether this phone keeps the place and the words. Turned on, it deletes what was kept of all courses; the open
 * page goes on.
 *
 * @param props.onKeep called when the phone may keep them again
 */
export function TraceSwitch({ onKeep }: { onKeep: () => void }) {
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
          if (!target.checked) onKeep()
        }}
      />
      <span>
        <strong>Leave no trace.</strong> This phone keeps neither your place nor your words. What is
        kept otherwise ends when you log out, or when you close this tab without an account.
      </span>
    </label>
  )
}
