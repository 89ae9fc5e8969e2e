import { type KeyboardEvent, type MouseEvent, useRef } from 'react'

/**
 * Distinguishes a chosen option from one that the focus only passes. An arrow key in a group of
 * radio buttons clicks the next button: someone who moves through the choices has not decided yet.
 *
 * @returns the listeners of the control with this value
 */
export function useChoiceListeners(onTake: ((value: string) => void) | undefined) {
  const isMoving = useRef(false)
  return (value: string) =>
    onTake && {
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        isMoving.current = event.key.startsWith('Arrow')
        // Space chooses by a click; on what is chosen already it does nothing by itself.
        const isTaken = event.key === 'Enter' || (event.key === ' ' && event.currentTarget.checked)
        if (!isTaken) return
        event.preventDefault()
        onTake(value)
      },
      onKeyUp: () => {
        isMoving.current = false
      },
      onClick: (event: MouseEvent) => {
        // A script that restores what was chosen before decides nothing either.
        if (event.isTrusted && !isMoving.current) onTake(value)
      },
    }
}
