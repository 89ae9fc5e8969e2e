import type { KeyboardEvent } from 'react'

/**
 * For number fields that are filled one after another: Enter goes on to the next one, and sends the
 * form from the last.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLInputElement>) {
  const field = event.currentTarget
  if (event.key !== 'Enter' || !field.form) return
  const numbers = [...field.form.querySelectorAll<HTMLInputElement>('.control-number')]
  const next = numbers[numbers.indexOf(field) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
