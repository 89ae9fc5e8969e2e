import './board.css'

import { useEffect, useRef } from 'react'
import type { Board, BoardProvider, BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { axisOf, columnsOf, labelsOf, lanesOf, spanOf, timeOfMinute, topOf } from './board-axis.ts'
import { type BoardActions, BoardColumn } from './board-column.tsx'

interface BoardGridProps extends BoardActions {
  board: Board
  providers: readonly BoardProvider[]
  visits: readonly BoardVisit[]
  named: ReadonlyMap<string, DeskAppointment>
  namesakes: ReadonlySet<string>
  now: number
  moving: DeskAppointment | undefined
}

/** The day by providers and times. Each provider is one stop of the Tab key; arrows move between times and providers. */
export function BoardGrid(props: BoardGridProps) {
  const { board, providers, visits, ...rest } = props
  const box = useRef<HTMLDivElement>(null)
  const axis = axisOf({ ...board, visits })
  const columns = providers.map((provider) => ({
    provider,
    held: visits.filter(({ provider_id }) => (provider_id ?? '') === provider.id),
  }))
  const lanes = columns.map(({ held }) =>
    Math.max(1, ...lanesOf(held.map(spanOf)).map((one) => one.lanes)),
  )
  // One cell of each column can be reached by Tab: the one that had the focus, else the first.
  useEffect(() => {
    for (const column of box.current?.querySelectorAll('[data-column]') ?? []) {
      const cells = cellsOf(column)
      const current = cells.find((cell) => cell.dataset['current'] !== undefined) ?? cells[0]
      for (const cell of cells) cell.tabIndex = cell === current ? 0 : -1
    }
  })
  useEffect(() => {
    const grid = box.current
    grid?.addEventListener('keydown', moveFocus)
    grid?.addEventListener('focusin', keepStop)
    return () => {
      grid?.removeEventListener('keydown', moveFocus)
      grid?.removeEventListener('focusin', keepStop)
    }
  }, [])
  return (
    <div
      ref={box}
      role="group"
      aria-label="The day by providers. The arrow keys move between times and providers."
      className="board"
      style={{ gridTemplateColumns: columnsOf(lanes) }}
    >
      <div className="board-axis" aria-hidden="true">
        <div style={{ height: axis.height }}>
          {labelsOf(axis).map((minute) => (
            <span key={minute} style={{ top: topOf(axis, minute) }}>
              {timeOfMinute(minute)}
            </span>
          ))}
        </div>
      </div>
      {columns.map(({ provider, held }) => (
        <BoardColumn
          key={provider.id}
          day={board.day}
          axis={axis}
          provider={provider}
          visits={held}
          {...rest}
        />
      ))}
    </div>
  )
}

/** The cells of a column, from the first time to the last. */
const cellsOf = (column: Element) =>
  [...column.querySelectorAll<HTMLElement>('[data-cell]')].toSorted(
    (one, other) => one.offsetTop - other.offsetTop || one.offsetLeft - other.offsetLeft,
  )

/** The cell that has the focus is the one to which Tab comes back in its column. */
function keepStop({ target }: FocusEvent) {
  if (!(target instanceof HTMLElement) || target.dataset['cell'] === undefined) return
  for (const cell of cellsOf(target.closest('[data-column]')!)) {
    delete cell.dataset['current']
    cell.tabIndex = -1
  }
  target.dataset['current'] = ''
  target.tabIndex = 0
}

function moveFocus(event: KeyboardEvent) {
  const cell = event.target as HTMLElement
  const column = cell.closest('[data-column]')
  if (!column || cell.dataset['cell'] === undefined) return
  const next = nextCell(event.key, cell, column)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextCell(key: string, cell: HTMLElement, column: Element) {
  const cells = cellsOf(column)
  const place = cells.indexOf(cell)
  if (key === 'ArrowDown') return cells[place + 1]
  if (key === 'ArrowUp') return cells[place - 1]
  if (key === 'Home') return cells[0]
  if (key === 'End') return cells.at(-1)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const columns = [...column.closest('.board')!.querySelectorAll('[data-column]')]
  const step = key === 'ArrowRight' ? 1 : -1
  // A provider without anything on this day is passed over.
  for (let at = columns.indexOf(column) + step; columns[at]; at += step) {
    const near = cellsOf(columns[at]!).toSorted(
      (one, other) =>
        Math.abs(one.offsetTop - cell.offsetTop) - Math.abs(other.offsetTop - cell.offsetTop),
    )[0]
    if (near) return near
  }
  return undefined
}
