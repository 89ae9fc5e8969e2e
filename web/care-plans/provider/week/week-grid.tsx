import { type ReactNode, useState } from 'react'
import { type Weekday, weekdays } from '#domain/values/weekdays.ts'
import { useErrors, useField } from '#web/ui/forms/form.tsx'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { DayStrip } from './day-strip.tsx'
import { errorWithin } from './errors-within.ts'
import { useGridKeys } from './grid-keys.ts'
import { GridPart } from './grid-part.tsx'
import { type Cell, WeekCell } from './week-cell.tsx'

interface WeekGridProps {
  rows: readonly { key: string; name: string }[]
  /** "meals", "sessions" */
  what: string
  cellAt: (day: number, row: number) => Cell
  /** The path of a cell in the schema: "weekly_schedule.0.meals.1". */
  nameAt: (day: number, row: number) => string
  /** What is typed in a cell. */
  fieldsAt: (day: number, row: number, onDone: () => void) => ReactNode
  /** The fields have no space in a cell: they are below the grid. */
  isBelow?: boolean
  /** What is typed about a row; without it a row only has a name. */
  rowFields?: (row: number, onDone: (movedTo?: number) => void) => ReactNode
  onCopy: (from: number, to: readonly Weekday[]) => void
  /** Below the grid, such as a button that adds a row. */
  children?: ReactNode
}

/**
 * The week of a plan: a column for each day, a row for each meal or session. On a phone one day at a
 * time. Arrow keys move between the cells, as in the grid pattern of WAI-ARIA; Enter, or typing,
 * opens one.
 */
export function WeekGrid(props: WeekGridProps) {
  const { rows, what } = props
  const { id } = useField('weekly_schedule')
  const [copied, setCopied] = useState<number>()
  const cells = weekdays.map((_, day) => rows.map((__, row) => props.cellAt(day, row)))
  const filled = cells.map((day) => day.filter(({ text }) => text).length)
  const { at, shown, open, isOpen, choose, show, close, closeAt, leave, keysOf, root } =
    useGridKeys(rows.length, filled)
  const errors = useErrors()
  const wrong = weekdays.map((_, day) => Boolean(errorWithin(errors, `weekly_schedule.${day}`)))
  const [checked, setChecked] = useState<typeof errors>()
  if (errors !== checked) {
    setChecked(errors)
    const day = wrong.indexOf(true)
    if (day >= 0) {
      choose({ day, row: Math.max(at.row, 0) })
      if (open?.day !== day) leave()
    }
  }
  const placeName = open ? `${weekdays[open.day]}, ${rows[open.row]?.name}` : ''

  return (
    <Section title="The week">
      <DayStrip
        shown={shown}
        counts={filled}
        of={rows.length}
        what={what}
        wrong={wrong}
        onShow={(day) => {
          choose({ day, row: Math.max(at.row, 0) })
          leave()
        }}
      />
      <table
        className="plan-week"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as in the example of WAI-ARIA
        role="grid"
        id={id}
        tabIndex={-1}
        aria-label="The week"
        ref={root}
      >
        <thead>
          <tr>
            <td>
              <VisuallyHidden>Days</VisuallyHidden>
            </td>
            {weekdays.map((day, index) => (
              <th key={day} scope="col" data-shown={index === shown}>
                <span className="plan-week-day">{day}</span>
                {filled[index] ? (
                  <button
                    type="button"
                    className="desk-tool plan-week-copy"
                    onClick={() => setCopied(index)}
                    {...keysOf({ day: index, row: -1 })}
                  >
                    Copy <span>{day}</span> to
                  </button>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name }, row) => (
            <tr key={key}>
              <th scope="row">
                {props.rowFields ? (
                  <GridPart
                    label={`${name}: name and place`}
                    isOpen={isOpen({ day: -1, row })}
                    onClose={close}
                    onLeave={leave}
                    fields={() =>
                      props.rowFields?.(row, (to = row) => closeAt({ day: -1, row: to }))
                    }
                  >
                    <button
                      type="button"
                      className="plan-week-row"
                      onClick={() => show({ day: -1, row })}
                      {...keysOf({ day: -1, row })}
                    >
                      <VisuallyHidden>Change </VisuallyHidden>
                      {name}
                    </button>
                  </GridPart>
                ) : (
                  name
                )}
              </th>
              {weekdays.map((day, index) => {
                const place = { day: index, row }
                return (
                  <td key={day} data-shown={index === shown} data-late={index > 3}>
                    <GridPart
                      label={`${day}, ${name}`}
                      isOpen={isOpen(place) && !props.isBelow}
                      onClose={close}
                      onLeave={leave}
                      fields={() => props.fieldsAt(index, row, close)}
                    >
                      <WeekCell
                        label={`${day}, ${name}`}
                        name={props.nameAt(index, row)}
                        cell={cells[index]![row]!}
                        isOpen={isOpen(place)}
                        onOpen={() => show(place)}
                        keys={keysOf(place)}
                      />
                    </GridPart>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {open && props.isBelow ? (
        <section className="plan-week-below" aria-label={placeName} key={placeName} data-fields="">
          <h3>{placeName}</h3>
          {props.fieldsAt(open.day, open.row, close)}
        </section>
      ) : null}
      {props.children}
      <CopyDialog
        from={copied}
        filled={filled}
        what={what}
        onClose={() => setCopied(undefined)}
        onCopy={(to) => props.onCopy(copied!, to)}
      />
    </Section>
  )
}
