import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Tool } from '../editor/row-tools.tsx'
import type { MealRow } from './draft.ts'
import { FoodField } from './food-field.tsx'
import { withFoodTyped } from './food-search.ts'
import type { ReasonsOf } from '#domain/care-plans/meal/fit.ts'

interface MealCellProps {
  /** The path of the meal in the schema. */
  name: string
  /** "Monday, Lunch" */
  label: string
  meal: MealRow
  /** The titles of the recipes. */
  titles: readonly string[]
  warningsOf: ReasonsOf
  onChange: (meal: MealRow) => void
  onDone: () => void
  /** Opens the library, to see prices and to buy. */
  onLibrary: () => void
}

/** One meal of one day, to be filled in. */
export function MealCell(props: MealCellProps) {
  const { name, label, meal, titles, onChange, onDone } = props
  const { dish, portion, recipe } = meal
  return (
    <>
      <FoodField
        name={`${name}.dish`}
        value={dish}
        warningsOf={props.warningsOf}
        onType={(next) => onChange({ ...meal, dish: next })}
        onChoose={(food) => onChange(withFoodTyped(meal, food))}
        onDone={onDone}
      />
      <TextField
        label="Portion"
        optional
        name={`${name}.portion`}
        maxLength={300}
        autoComplete="off"
        value={portion}
        onChange={({ target }) => onChange({ ...meal, portion: target.value })}
      />
      {titles.length > 0 || recipe ? (
        <SelectField
          label="Recipe"
          optional
          placeholder="None"
          name={`${name}.recipe`}
          options={[...new Set([...titles, recipe].filter(Boolean))]}
          value={recipe}
          onChange={({ target }) => onChange({ ...meal, recipe: target.value })}
        />
      ) : null}
      <div className="desk-tools">
        <Button onClick={onDone}>Done</Button>
        <Tool label="Choose from foods" name={label} onPress={props.onLibrary} />
        <Tool
          label="Clear"
          name={label}
          onPress={() => {
            onChange({ ...meal, dish: '', portion: '', recipe: '' })
            onDone()
          }}
        />
      </div>
    </>
  )
}
