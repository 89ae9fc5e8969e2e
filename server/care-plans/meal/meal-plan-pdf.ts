import type { Content } from 'pdfmake/interfaces.js'
import { inKwacha } from '#domain/values/money.ts'
import { sumOf } from '#domain/care-plans/meal/budget.ts'
import type { MealPlan } from '#domain/care-plans/meal/plan.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import {
  heading,
  note,
  paragraphs,
  type PdfDocument,
  table,
} from '#server/platform/pdf/pdf-document.ts'
import { renderPlan } from '../shared/plan-pdf.ts'

type PrintedPlan = Pick<
  MealPlan,
  'dietitian_message' | 'weekly_schedule' | 'recipes' | 'shopping_list' | 'author'
> & { created_at: Date }

/** A meal plan on paper: the message, the week, the recipes, the shopping list. */
export function renderMealPlan(plan: PrintedPlan, person: string, now: Date): PdfDocument {
  const { recipes, shopping_list } = plan
  return renderPlan({
    title: 'Your meal plan',
    plan,
    person,
    now,
    content: [
      ...paragraphs(plan.dietitian_message),
      heading('Your week'),
      describeWeek(plan.weekly_schedule),
      ...(recipes.length > 0 ? [heading('Recipes'), ...recipes.map(describeRecipe)] : []),
      ...(shopping_list.length > 0
        ? [heading('Shopping list'), ...describeList(shopping_list)]
        : []),
    ],
  })
}

const line = (text: string | null | undefined) => printable(text ?? '', 400)

function describeWeek(days: PrintedPlan['weekly_schedule']): Content {
  return table(
    [64, 80, '*', 130],
    ['Day', 'Meal', 'What', 'How much'],
    days.flatMap(({ day, meals }) =>
      meals.map(({ meal, dish, portion, recipe }, index) => [
        index === 0 ? day : '',
        line(meal),
        recipe && recipe !== dish ? `${line(dish)} (recipe: ${line(recipe)})` : line(dish),
        line(portion),
      ]),
    ),
  )
}

function describeRecipe({
  title,
  serves,
  minutes,
  ingredients,
  steps,
}: PrintedPlan['recipes'][number]) {
  const facts = [serves && `Serves ${serves}`, minutes && `${minutes} minutes`].filter(Boolean)
  return [
    { text: line(title), bold: true, fontSize: 11, margin: [0, 6, 0, 2] },
    ...(facts.length > 0 ? [note(facts.join(', '))] : []),
    { ul: ingredients.map(line), margin: [0, 0, 0, 4] },
    { ol: steps.map((step) => printable(step, 1000)), margin: [0, 0, 0, 10] },
  ] satisfies Content[]
}

function describeList(list: PrintedPlan['shopping_list']): Content[] {
  const sum = sumOf(list)
  return [
    table(
      ['*', 110, 110, 70],
      ['What', 'How much', 'Where', 'About'],
      list.map(({ item, quantity, group, price_ngwee }) => [
        line(item),
        line(quantity),
        line(group),
        typeof price_ngwee === 'number' ? inKwacha(price_ngwee) : '',
      ]),
    ),
    ...(sum
      ? [
          {
            text: sumInWords(sum),
            bold: true,
            margin: [0, 8, 0, 0] as [number, number, number, number],
          },
        ]
      : []),
  ]
}

function sumInWords({ ngwee, without_price }: NonNullable<ReturnType<typeof sumOf>>): string {
  const rest = without_price === 0 ? '' : `, and ${without_price} without a price`
  return `Together about ${inKwacha(ngwee)}${rest}.`
}
