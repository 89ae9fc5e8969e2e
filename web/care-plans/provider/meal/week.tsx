import { flushSync } from 'react-dom'
import type { Weekday } from '#domain/values/weekdays.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { copyOf, linesOf } from '../editor/rows.ts'
import { WeekGrid } from '../week/week-grid.tsx'
import {
  isBlankMeal,
  type MealDay,
  mealName,
  type MealRow,
  newMeal,
  type RecipeRow,
} from './draft.ts'
import { MealCell } from './meal-cell.tsx'
import { MealRowFields } from './meal-row-fields.tsx'
import type { ReasonsOf } from '#domain/care-plans/meal/fit.ts'

interface MealWeekProps {
  /** All seven, with the same meals. */
  days: readonly MealDay[]
  recipes: readonly RecipeRow[]
  warningsOf: ReasonsOf
  onChange: (days: readonly MealDay[]) => void
  onMeal: (at: { day: number; row: number }, meal: MealRow) => void
  /** Opens the library of foods for one meal. */
  onLibrary: (at: { day: number; row: number }) => void
}

/** The week of a meal plan as a grid: days and meals. */
export function MealWeek({
  days,
  recipes,
  warningsOf,
  onChange,
  onMeal,
  onLibrary,
}: MealWeekProps) {
  const rows = (days[0]?.meals ?? []).map((meal, index) => ({
    key: `${index}`,
    name: mealName(meal, index),
  }))
  const titles = [...new Set(recipes.map(({ title }) => title.trim()).filter(Boolean))]
  const mealAt = (day: number, row: number) => days[day]!.meals[row]!
  const nameAt = (day: number, row: number) => `weekly_schedule.${day}.meals.${row}`
  /** The same change of the list of meals on every day. */
  const changeRows = (change: (meals: readonly MealRow[]) => readonly MealRow[]) =>
    onChange(days.map((day) => ({ ...day, meals: change(day.meals) })))

  function textOf({ dish, portion, recipe }: MealRow) {
    const used = recipes.find(({ title }) => recipe && title.trim() === recipe)
    return [dish, portion, recipe, ...linesOf(used?.ingredients ?? '')].join(' ')
  }

  function copy(from: number, to: readonly Weekday[]) {
    const { meals } = days[from]!
    onChange(days.map((one) => (to.includes(one.day) ? { ...one, meals: meals.map(copyOf) } : one)))
  }

  return (
    <WeekGrid
      rows={rows}
      what="meals"
      nameAt={nameAt}
      cellAt={(day, row) => {
        const meal = mealAt(day, row)
        return {
          text: meal.dish.trim() || (isBlankMeal(meal) ? '' : 'No food yet'),
          more: [meal.portion.trim(), meal.recipe && `Recipe: ${meal.recipe}`]
            .filter(Boolean)
            .join('. '),
          warnings: warningsOf(textOf(meal)),
        }
      }}
      fieldsAt={(day, row, onDone) => (
        <MealCell
          name={nameAt(day, row)}
          label={`${days[day]!.day}, ${rows[row]!.name}`}
          meal={mealAt(day, row)}
          titles={titles}
          warningsOf={warningsOf}
          onChange={(meal) => onMeal({ day, row }, meal)}
          onDone={onDone}
          onLibrary={() => {
            // The focus returns to the cell when the library is closed.
            onDone()
            onLibrary({ day, row })
          }}
        />
      )}
      rowFields={(row, onDone) => (
        <MealRowFields
          value={mealAt(0, row).meal}
          name={rows[row]!.name}
          index={row}
          count={rows.length}
          planned={days.filter(({ meals }) => !isBlankMeal(meals[row]!)).length}
          onRename={(meal) => changeRows((meals) => meals.with(row, { ...meals[row]!, meal }))}
          onMove={(by) => {
            const other = row + by
            flushSync(() =>
              changeRows((meals) => meals.with(row, meals[other]!).with(other, meals[row]!)),
            )
            onDone(other)
          }}
          onRemove={() => {
            flushSync(() => changeRows((meals) => meals.toSpliced(row, 1)))
            onDone()
          }}
          onDone={() => onDone()}
        />
      )}
      onCopy={copy}
    >
      <p className="mt-4">
        <Button
          variant="quiet"
          onClick={() => changeRows((meals) => [...meals, newMeal('Snack')])}
          disabled={rows.length >= 12}
        >
          Add a meal
        </Button>
      </p>
    </WeekGrid>
  )
}
