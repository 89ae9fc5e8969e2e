import type { ComponentProps } from 'react'
import { useErrors, useField } from '#web/ui/forms/form.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { errorWithin } from './errors-within.ts'

export interface Cell {
  /** What is planned; empty where nothing is. */
  text: string
  /** Its portion, or its length. */
  more?: string | undefined
  /** What the person must not have, in words. */
  warnings?: readonly string[]
}

interface WeekCellProps {
  /** "Monday, Lunch" */
  label: string
  name: string
  cell: Cell
  isOpen: boolean
  onOpen: () => void
  keys: Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus' | 'onKeyDown'>
}

/** One cell of the week, as text; pressed, it is typed into. */
export function WeekCell({ label, name, cell, isOpen, onOpen, keys }: WeekCellProps) {
  const { id } = useField(name)
  const error = errorWithin(useErrors(), name)
  const { text, more, warnings = [] } = cell
  return (
    <button
      type="button"
      id={id}
      className="plan-week-cell"
      aria-expanded={isOpen}
      onClick={onOpen}
      {...keys}
    >
      <VisuallyHidden>{label}: </VisuallyHidden>
      {text ? <span>{text}</span> : <span className="text-muted">Add</span>}
      {more ? <span className="plan-week-more">{more}</span> : null}
      {warnings.map((one) => (
        <strong key={one} className="plan-week-warning">
          {one}
        </strong>
      ))}
      {error ? (
        <strong className="plan-week-warning">{error.replace(/^[^:]*: /, '')}</strong>
      ) : null}
    </button>
  )
}
