import { useLayoutEffect } from 'react'
import { Icon } from '../icon.tsx'

interface AnswerButtonsProps<Value extends number | null> {
  /** Without a number (null): not to answer, or that it does not apply. */
  choices: readonly { label: string; value: Value }[]
  /** The answer of before; undefined where there is none. */
  given: Value | undefined
  onChoose: (value: Value) => void
  /** Side by side, so that none is where the answers to the last question were. */
  isApart?: boolean
}

/**
 * The answers to one question, one under another: a press answers and goes on. Each shows the number that the
 * printed form gives it, and the key of that number chooses it. Buttons, not radios: arrow keys on
 * a radio would already choose.
 */
export function AnswerButtons<Value extends number | null>(props: AnswerButtonsProps<Value>) {
  const { choices, given, onChoose, isApart = false } = props
  // Before the next key can come: a late one must not answer the question before.
  useLayoutEffect(() => {
    const choose = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
      const choice = choices.find(({ value }) => event.key === String(value))
      if (isPlain && choice) onChoose(choice.value)
    }
    addEventListener('keydown', choose)
    return () => removeEventListener('keydown', choose)
  }, [choices, onChoose])

  return (
    <ul className={isApart ? 'answers answers-apart' : 'answers'}>
      {choices.map(({ label, value }) => (
        <li key={label}>
          <button
            type="button"
            className="answer"
            aria-pressed={given === value}
            onClick={() => onChoose(value)}
          >
            <span className="answer-number" aria-hidden="true">
              {value ?? ''}
            </span>
            {label}
            {given === value ? <Icon name="check" /> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
