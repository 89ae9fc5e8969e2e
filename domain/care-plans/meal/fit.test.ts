import { describe, expect, it } from 'vitest'
import { misfitsIn, reasonsAgainst } from './fit.ts'
import type { NewMealPlan } from './plan.ts'
import type { MealAnswers } from './request.ts'

type Eating = Parameters<typeof reasonsAgainst>[0]

const eating = (
  diet: MealAnswers['dietary_profile']['diet'],
  more: Partial<Eating> = {},
): Eating => ({ diet, allergies: null, ...more })
const reasons = (who: Eating, dish: string, profile: string | null = null) =>
  reasonsAgainst(who, profile)(dish)

describe('a dish that does not fit', () => {
  it.each([
    ['Vegetarian', 'Nshima na nkuku', 'Not vegetarian: nkuku'],
    ['Vegetarian', 'Beans with ifinkubala', 'Not vegetarian: ifinkubala'],
    ['Vegetarian', 'Bean soup with bone broth', 'Not vegetarian: bone broth'],
    ['Vegetarian', 'Jelly made with gelatine', 'Not vegetarian: gelatine'],
    ['Vegetarian', 'Nsomba with rape', 'Not vegetarian: nsomba'],
    ['Vegetarian', 'Game meat stew', 'Not vegetarian: game meat'],
    ['Vegetarian', 'Rice cooked in chicken stock', 'Not vegetarian: chicken'],
    // Words alone are compared, and a warning too many is the safer mistake.
    ['Vegetarian', 'Nshima without kapenta', 'Not vegetarian: kapenta'],
    ['Vegan', 'Pancakes', 'Not vegan: pancake'],
    ['Vegan', 'Tea with cremora', 'Not vegan: cremora'],
    ['Vegan', 'Buttermilk', 'Not vegan: buttermilk'],
    ['Vegan', 'Umukaka', 'Not vegan: mukaka'],
    ['Pescatarian', 'Tripe and offal', 'Not pescatarian: tripe'],
    ['Gluten-Free', 'Doughnut', 'Not gluten-free: doughnut'],
    ['Gluten-Free', 'Fish in flour', 'Not gluten-free: flour'],
    ['Dairy-Free', 'Lactose-free milk', 'Not dairy-free: milk'],
    ['Halal', 'Nkhumba', 'Not halal: nkhumba'],
    ['Halal', 'Beef in red wine', 'Not halal: wine'],
    ['Halal', 'Sweets with gelatin', 'Not halal: gelatin'],
    ['Halal', 'Pepperoni pizza', 'Not halal: pepperoni'],
  ] as const)('%s: %s', (diet, dish, reason) => {
    expect(reasons(eating(diet), dish)).toEqual([reason])
  })

  it.each([
    ['Vegetarian', 'Soya mince and rice'],
    ['Vegetarian', 'Meat-free stew with beans'],
    ['Vegetarian', 'Veggie burger'],
    ['Vegetarian', 'Oyster mushrooms'],
    ['Vegetarian', 'Goat cheese'],
    ['Vegetarian', 'Eggplant and ground beans'],
    ['Vegetarian', 'Chickpeas'],
    ['Vegan', 'Porridge with peanut butter'],
    ['Vegan', 'Rice in coconut milk'],
    ['Vegan', 'Butternut'],
    ['Vegan', 'Eggplant'],
    ['Gluten-Free', 'Gluten-free bread'],
    ['Gluten-Free', 'Cassava flour nshima'],
    ['Dairy-Free', 'Tea with soya milk'],
    ['Halal', 'Ginger beer'],
    ['Halal', 'Hamburger'],
    ['Halal', 'Shampoo'],
  ] as const)('is not: %s: %s', (diet, dish) => {
    expect(reasons(eating(diet), dish)).toEqual([])
  })
})

describe('a diet in own words', () => {
  const other = (other_diet: string) => eating('Other', { other_diet })
  it.each([
    ['I am vegetarian', 'Beef stew', ['Not vegetarian: beef']],
    ['Muslim, halal please', 'Pork chops', ['Not halal: pork']],
    ['Vegetarian but I eat fish', 'Kapenta', ['Not vegetarian: kapenta']],
    ['lactose intolerant', 'Mabisi', ['Not dairy-free: mabisi']],
    ['No pork', 'Pork chops', ['Does not eat: pork']],
    ['I don’t eat beef or goat', 'Goat stew', ['Does not eat: goat']],
    ["I don't eat beef, goat and pork", 'Pork', ['Does not eat: pork']],
    ['I cannot eat tomatoes', 'Tomato soup', ['Does not eat: tomatoes']],
    ['never eat meat', 'Nkuku', ['Does not eat: meat']],
    ['I am not vegetarian', 'Beef stew', []],
    ['Not a vegan', 'Eggs', []],
    ['Non-vegetarian', 'Beef stew', []],
    ['No special diet', 'Special rice', []],
    ['No restrictions', 'Pork chops', []],
    ['Seventh-day Adventist', 'Pork chops', []],
  ])('“%s” and %s: %j', (words, dish, expected) => {
    expect(reasons(other(words), dish)).toEqual(expected)
  })

  it('counts beside a diet of the list, and names a reason once', () => {
    const who = eating('Vegetarian', { other_diet: 'Vegetarian, no eggs' })
    expect(reasons(who, 'Beef and eggs')).toEqual(['Not vegetarian: beef', 'Does not eat: eggs'])
  })
})

describe('allergies', () => {
  it('are found beside the diet, from the list, own words and the profile', () => {
    const who = eating('Vegetarian', { allergens: ['Groundnuts'], allergies: 'mango' })
    expect(reasons(who, 'Ifisashi, kapenta and mango', 'Allergic to soya')).toEqual([
      'Must not eat: groundnuts',
      'Must not eat: mango',
      'Not vegetarian: kapenta',
    ])
    expect(reasons(who, 'Soya pieces', 'Allergic to soya')).toEqual(['Must not eat: soya'])
  })

  it('to nuts are to groundnuts as well', () => {
    const who = eating('No restrictions', { allergies: 'Allergic to nuts' })
    for (const dish of ['Porridge with groundnuts', 'Cashew', 'Chopped nuts'])
      expect(reasons(who, dish)).not.toEqual([])
    const trees = eating('No restrictions', { allergies: 'tree nuts' })
    expect(reasons(trees, 'Peanut butter')).toEqual([])
  })

  it('are stopped by a milk of plants too: the dietitian says what it is', () => {
    const who = eating('No restrictions', { allergens: ['Milk and dairy'] })
    expect(reasons(who, 'Coconut milk')).toEqual(['Must not eat: milk and dairy'])
  })

  it.each([
    ['Tree nuts', 'Mixed nuts', true],
    ['Tree nuts', 'Ground nuts', false],
    ['Tree nuts', 'Doughnut with nutmeg', false],
    ['Tree nuts', 'Coconut', false],
    ['Groundnuts', 'Monkey nuts', true],
    ['Groundnuts', 'Mixed nuts', true],
    ['Groundnuts', 'Cashew nuts', false],
    ['Shellfish', 'Oyster mushrooms', false],
    ['Eggs', 'Mazira', true],
    ['Fish', 'Isabi', true],
  ] as const)('%s in “%s”: %s', (allergen, dish, isFound) => {
    const who = eating('No restrictions', { allergens: [allergen] })
    expect(reasons(who, dish)).toHaveLength(isFound ? 1 : 0)
  })
})

describe('a plan', () => {
  const plan: Pick<NewMealPlan, 'weekly_schedule' | 'recipes' | 'shopping_list'> = {
    weekly_schedule: (['Monday', 'Tuesday', 'Friday'] as const).map((day) => ({
      day,
      meals: [
        { meal: 'Breakfast', dish: 'Maize porridge' },
        { meal: 'Lunch', dish: 'Nshima and relish', recipe: 'the relish' },
        { meal: 'Supper', dish: day === 'Friday' ? 'Bream' : 'Beans', portion: '1 plate' },
      ],
    })),
    recipes: [{ title: 'The relish', ingredients: ['200 g of beef'], steps: ['Fry.'] }],
    shopping_list: [{ item: 'Beef' }, { item: 'Beans' }],
  }

  it('names each meal once with its days, also by the ingredients of its recipe', () => {
    expect(misfitsIn(plan, reasonsAgainst(eating('Vegetarian'), null))).toEqual([
      {
        where: 'Monday, Tuesday and Friday, Lunch: Nshima and relish',
        reasons: ['Not vegetarian: beef'],
      },
      { where: 'Friday, Supper: Bream', reasons: ['Not vegetarian: bream'] },
      { where: 'Recipe: The relish', reasons: ['Not vegetarian: beef'] },
      { where: 'Shopping list: Beef', reasons: ['Not vegetarian: beef'] },
    ])
  })

  it('fits where nothing is found, and where the person has no restrictions', () => {
    expect(misfitsIn(plan, reasonsAgainst(eating('No restrictions'), null))).toEqual([])
    expect(misfitsIn(plan, reasonsAgainst(eating('Gluten-Free'), 'Asthma'))).toEqual([])
  })
})
