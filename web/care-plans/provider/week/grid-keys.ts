import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { revealEvent } from '#web/ui/forms/form.tsx'

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
 * Which part of the grid has the focus, which is open, and which day a phone shows. The Tab key
 * reaches one part of the grid; arrow keys, Home and End reach the others. Enter, F2 and any letter
 * open a cell.
 *
 * @param planned how many cells of each day are filled: a day without one has no button to copy it
 */
export function useGridKeys(rows: number, planned: readonly number[]) {
  const root = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState<Place>({ day: 0, row: 0 })
  const [shown, setShown] = useState(0)
  const [open, setOpen] = useState<Place>()
  // The row, or what the day had, may have been removed since.
  const row = chosen.row < 0 && !planned[chosen.day] ? 0 : Math.min(chosen.row, rows - 1)
  const at = { ...chosen, row }

  const partAt = ({ day, row }: Place) =>
    root.current?.querySelector<HTMLElement>(`[data-at="${day} ${row}"]`)

  /** Beside the name of a row a phone still shows the same day. */
  function choose(to: Place) {
    setChosen(to)
    if (to.day >= 0) setShown(to.day)
  }

  // A link to a cell shows its day before it moves the focus there.
  useEffect(() => {
    const gone = new AbortController()
    root.current?.addEventListener(
      revealEvent,
      ({ target }) => {
        const place = target instanceof HTMLElement && target.dataset.at?.split(' ').map(Number)
        if (!place) return
        flushSync(() => {
          choose({ day: place[0]!, row: place[1]! })
          setOpen(undefined)
        })
      },
      { signal: gone.signal },
    )
    return () => gone.abort()
  }, [])

  function move(to: Place) {
    if (!partAt(to)) return
    flushSync(() => choose(to))
    partAt(to)?.focus()
  }

  /** Opens a part, with the focus in its first field. */
  function show(to: Place) {
    flushSync(() => {
      choose(to)
      setOpen(to)
    })
    const around = root.current?.parentElement
    const field = around?.querySelector<HTMLInputElement>('[data-fields] :is(input, textarea)')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }

  /** Closes what is open, with the focus on a part. */
  function closeAt(to: Place) {
    flushSync(() => {
      choose(to)
      setOpen(undefined)
    })
    // Where the row was removed, the one that the Tab key reaches.
    const part = partAt(to) ?? root.current?.querySelector<HTMLElement>('[tabindex="0"]')
    part?.focus()
  }

  const keysOf = (here: Place) => ({
    'data-at': `${here.day} ${here.row}`,
    tabIndex: here.day === at.day && here.row === at.row ? 0 : -1,
    onFocus: () => choose(here),
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
    shown,
    open,
    isOpen: ({ day, row }: Place) => open?.day === day && open.row === row,
    keysOf,
    show,
    close: () => closeAt(open ?? at),
    closeAt,
    /** Closes what is open; the focus stays where it is. */
    leave: () => setOpen(undefined),
    /** Makes a part the one that the Tab key reaches, without focusing it. */
    choose,
  }
}
