import { Suspense, useState } from 'react'
import type { Food } from '#domain/care-plans/meal/foods.ts'
import { lazyPage } from '#web/platform/lazy.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { asKwacha, changed, copyOf, row } from '../editor/draft.ts'
import { type MealDraft, mealNames, type MealRow, newMeal, newShopping } from './draft.ts'
import { RecipeFields } from './recipe-fields.tsx'
import type { PlanFieldsProps } from '../editor/draft-writer.tsx'
import { RowList } from '../editor/row-list.tsx'
import { Tool } from '../editor/row-tools.tsx'
import { ShoppingFields } from './shopping-fields.tsx'
import { WeekFields } from '../editor/week-fields.tsx'

const { Page: FoodPanel } = lazyPage(async () => (await import('./food-panel.tsx')).FoodPanel)

type Day = MealDraft['days'][number]

const counted = (count: number) => (count === 1 ? '1 meal' : `${count} meals`)
const both = (one: string, other: string) => (one.trim() ? `${one.trim()}, ${other}` : other)

/** Message, week, recipes and shopping list of a meal plan, to be filled in. */
export function MealFields({ draft, onChange }: PlanFieldsProps<MealDraft>) {
  /** The meal to which foods are added. */
  const [chosen, setChosen] = useState<{ day: string; meal: string }>()
  const change = (more: Partial<MealDraft>) => onChange({ ...draft, ...more })
  const { days, recipes, shopping } = draft
  const changeMeals = (day: Day, meals: readonly MealRow[]) =>
    change({ days: changed(days, day.key, { meals }) })
  const titles = [...new Set(recipes.map(({ title }) => title.trim()).filter(Boolean))]
  const day = days.find(({ key }) => key === chosen?.day)
  const meal = day?.meals.find(({ key }) => key === chosen?.meal)

  return (
    <>
      <TextAreaField
        name="dietitian_message"
        label="Your message"
        hint="The person reads this first: what matters most in their plan, and why."
        rows={6}
        value={draft.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <WeekFields
        days={days}
        onChange={(next) => change({ days: next })}
        newDay={(name) => row({ day: name, meals: (days[0]?.meals ?? []).map(sameName) })}
        copyDay={(one, to) => ({ ...copyOf(one), day: to, meals: one.meals.map(copyOf) })}
        isBlank={({ meals }) => meals.every(({ dish }) => !dish.trim())}
        count={({ meals }) => counted(meals.length)}
      >
        {(one, index) => (
          <MealsOfDay
            day={one}
            name={`weekly_schedule.${index}`}
            titles={titles}
            onChange={(meals) => changeMeals(one, meals)}
            onChoose={(key) => setChosen({ day: one.key, meal: key })}
          />
        )}
      </WeekFields>
      <RecipeFields
        recipes={recipes}
        onChange={(next, renamed) =>
          change({ recipes: next, ...(renamed ? { days: days.map(withRecipe(renamed)) } : {}) })
        }
      />
      <ShoppingFields shopping={shopping} onChange={(next) => change({ shopping: next })} />
      <Dialog
        open={meal !== undefined}
        onClose={() => setChosen(undefined)}
        title={`Foods for ${day?.day ?? ''}${meal?.meal ? `, ${meal.meal}` : ''}`}
      >
        <Suspense fallback={<Skeleton lines={6} text="Loading foods..." />}>
          {day && meal ? (
            <FoodPanel
              bought={shopping.map(({ item }) => item)}
              eaten={meal.dish}
              onEat={({ name, portion }: Food) =>
                changeMeals(
                  day,
                  changed(day.meals, meal.key, {
                    dish: both(meal.dish, name),
                    portion: both(meal.portion, portion),
                  }),
                )
              }
              onBuy={(food: Food) => change({ shopping: [...shopping, toBuy(food)] })}
            />
          ) : null}
        </Suspense>
      </Dialog>
    </>
  )
}

const sameName = ({ meal }: MealRow) => newMeal(meal)

const toBuy = ({ name, food_group, price_ngwee, price_per }: Food) => ({
  ...newShopping(),
  item: name,
  quantity: price_per ?? '',
  group: food_group,
  price: asKwacha(price_ngwee),
})

/** A day whose meals follow a recipe that has another title now. */
const withRecipe =
  ({ from, to }: { from: string; to: string }) =>
  (day: Day): Day => ({
    ...day,
    meals: day.meals.map((meal) => (meal.recipe === from ? { ...meal, recipe: to } : meal)),
  })

interface MealsProps {
  day: Day
  name: string
  titles: readonly string[]
  onChange: (meals: readonly MealRow[]) => void
  onChoose: (key: string) => void
}

function MealsOfDay({ day: { day, meals }, name, titles, onChange, onChoose }: MealsProps) {
  return (
    <RowList
      name={`${name}.meals`}
      rows={meals}
      onChange={onChange}
      newRow={() => newMeal()}
      first="meal"
      addLabel="Add a meal"
      labelOf={({ meal }, index) => `${day}, ${meal || `meal ${index + 1}`}`}
      toolsOf={({ key }, label) => (
        <Tool label="Choose from foods" name={label} onPress={() => onChoose(key)} />
      )}
      below={
        <datalist id="plan-meal-names">
          {mealNames.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      }
    >
      {({ recipe }, text) => (
        <div className="desk-fields desk-meal">
          <TextField label="Meal" list="plan-meal-names" {...text('meal')} />
          <TextField label="What is eaten" {...text('dish')} />
          <TextField label="Portion" optional {...text('portion')} />
          {titles.length > 0 || recipe ? (
            <SelectField
              label="Recipe"
              optional
              placeholder="None"
              options={[...new Set([...titles, recipe].filter(Boolean))]}
              {...text('recipe')}
            />
          ) : null}
        </div>
      )}
    </RowList>
  )
}
