import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A part of the grid: -1 is the heading of the rows or of the days. */
export interface Place {
  day: number
  row: number
}

const steps: Readonly<Record<string, readonly [day: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Which part of the grid has the focus, and whether it is open. The Tab key reaches one part of the
 * grid; arrow keys, Home and End reach the others. Enter, F2 and any letter open a cell.
 */
export function useGridKeys(rows: number) {
  const root = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState<Place>({ day: 0, row: 0 })
  const [open, setOpen] = useState(false)
  // A row may have been removed since.
  const at = { ...chosen, row: Math.min(chosen.row, rows - 1) }

  const partAt = ({ day, row }: Place) =>
    root.current?.querySelector<HTMLElement>(`[data-at="${day} ${row}"]`)

  function move(to: Place) {
    if (!partAt(to)) return
    flushSync(() => setChosen(to))
    partAt(to)?.focus()
  }

  /** Opens a part, with the focus in its first field. */
  function show(to: Place) {
    flushSync(() => {
      setChosen(to)
      setOpen(true)
    })
    const around = root.current?.parentElement
    const field = around?.querySelector<HTMLInputElement>('[data-fields] :is(input, textarea)')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }

  function close() {
    flushSync(() => setOpen(false))
    // Where the row was removed, the one that the Tab key reaches.
    const part = partAt(at) ?? root.current?.querySelector<HTMLElement>('[tabindex="0"]')
    part?.focus()
  }

  const keysOf = (here: Place) => ({
    'data-at': `${here.day} ${here.row}`,
    tabIndex: here.day === at.day && here.row === at.row ? 0 : -1,
    onFocus: () => setChosen(here),
    onKeyDown: (event: KeyboardEvent) => {
      const { key } = event
      const step = steps[key]
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (step) move({ day: here.day + step[0], row: here.row + step[1] })
      else if (key === 'Home') move({ ...here, day: 0 })
      else if (key === 'End') move({ ...here, day: 6 })
      else if (
        here.day >= 0 &&
        here.row >= 0 &&
        (key === 'F2' || (key.length === 1 && key !== ' '))
      )
        // The browser writes the letter into the field that has the focus then.
        return show(here)
      else return
      event.preventDefault()
    },
  })

  return {
    root,
    at,
    open,
    keysOf,
    show,
    close,
    /** Chooses a part without focusing it. */
    place: (to: Place) => {
      setChosen(to)
      setOpen(false)
    },
  }
}
