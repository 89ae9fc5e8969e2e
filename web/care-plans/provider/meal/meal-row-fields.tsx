import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { RowTools } from '../editor/row-tools.tsx'
import { mealNames } from './draft.ts'

interface MealRowFieldsProps {
  /** The value as the user typed it, and as the page shows it. */
  value: string
  name: string
  index: number
  count: number
  /** On how many days something is planned for it. */
  planned: number
  onRename: (name: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onDone: () => void
}

/** The name of one meal of all days, and its place among the others. */
export function MealRowFields(props: MealRowFieldsProps) {
  const { name, index, count, planned, onDone } = props
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <TextField
        label="Meal"
        hint="For every day, for example Snack."
        name={`meal-${index}`}
        list="plan-meal-names"
        maxLength={60}
        autoComplete="off"
        value={props.value}
        onChange={({ target }) => props.onRename(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onDone()
        }}
      />
      <datalist id="plan-meal-names">
        {mealNames.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <RowTools
        name={name}
        isFirst={index === 0}
        isLast={index === count - 1}
        onMove={props.onMove}
        onRemove={() => (planned > 0 ? setAsked(true) : props.onRemove())}
      />
      <Button onClick={onDone}>Done</Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Remove ${name} from every day?`}
        confirmLabel="Remove it"
        onConfirm={props.onRemove}
      >
        <p>What you planned for it on {planned === 1 ? '1 day' : `${planned} days`} is removed.</p>
      </ConfirmDialog>
    </>
  )
}
