import { useLayoutEffect } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface Choice {
  label: string
  value: number | null
}

interface ChoicesProps {
  choices: readonly Choice[]
  /** The answer of before; undefined where there is none. */
  given: number | null | undefined
  onChoose: (value: number | null) => void
}

/**
 * The answers, one under another: a press answers and goes on. Each shows the number that the
 * printed form gives it, and the key of that number chooses it. Buttons, not radios: arrow keys on
 * a radio would already choose.
 */
export function Choices({ choices, given, onChoose }: ChoicesProps) {
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
    <ul className="screening-choices">
      {choices.map(({ label, value }) => (
        <li key={label}>
          <button
            type="button"
            className="screening-choice"
            aria-pressed={given === value}
            onClick={() => onChoose(value)}
          >
            <span className="screening-number" aria-hidden="true">
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
