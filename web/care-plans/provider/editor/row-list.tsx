import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/actions/button.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { changed, moved, type Row, without } from './rows.ts'
import { RowTools } from './row-tools.tsx'

/** A row in which each part is text, as typed. */
type TextRow<Values> = Row & Readonly<Record<keyof Values, string>>

/** The props of a text field for one part of a row. */
type FieldOf<Values> = (
  part: keyof Values,
  name?: string,
) => {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
}

interface RowListProps<Values extends TextRow<Values>> {
  /** The list's path in the schema: "weekly_schedule.0.meals". */
  name: string
  rows: readonly Values[]
  onChange: (rows: readonly Values[]) => void
  /** Called instead of `onChange` where a row is removed. */
  onRemove?: (row: Values, rows: readonly Values[]) => void
  newRow: () => Values
  /** The part of a new row that takes the focus. */
  first: keyof Values & string
  addLabel: string
  /** The row for screen readers: "Monday, meal 2". */
  labelOf: (row: Values, index: number) => string
  /** The row in the names of its buttons; by default its label. */
  nameOf?: (row: Values, index: number) => string
  /** Shown between the rows and the button that adds one. */
  below?: ReactNode
  children: (row: Values, field: FieldOf<Values>, index: number) => ReactNode
}

/** The rows of one list of a plan, each to change, move and remove, and a button that adds one. */
export function RowList<Values extends TextRow<Values>>(props: RowListProps<Values>) {
  const { name, rows, onChange, labelOf, nameOf = labelOf } = props
  const { id } = useField(name)
  const fieldOf =
    (row: Values, index: number): FieldOf<Values> =>
    (part, end = String(part)) => ({
      name: `${name}.${index}.${end}`,
      value: row[part],
      onChange: ({ target: { value } }) =>
        onChange(changed(rows, row.key, { [part]: value } as Partial<Values>)),
    })

  function add() {
    flushSync(() => onChange([...rows, props.newRow()]))
    document.getElementById(`${id}.${rows.length}.${props.first}`)?.focus()
  }

  function remove(row: Values) {
    const others = without(rows, row.key)
    flushSync(() => (props.onRemove ? props.onRemove(row, others) : onChange(others)))
    document.getElementById(id)?.focus()
  }

  return (
    <>
      <ol className="desk-rows">
        {rows.map((row, index) => {
          const label = labelOf(row, index)
          return (
            <li key={row.key} className="desk-row" aria-label={label}>
              {props.children(row, fieldOf(row, index), index)}
              <RowTools
                name={nameOf(row, index)}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                onMove={(by) => onChange(moved(rows, row.key, by))}
                onRemove={() => remove(row)}
              />
            </li>
          )
        })}
      </ol>
      {props.below}
      <Button variant="quiet" id={id} onClick={add}>
        {props.addLabel}
      </Button>
    </>
  )
}
