import { expect, it } from 'vitest'
import { allergensIn, avoidedBy } from './allergens.ts'

const planOf = (dish: string, more: { ingredient?: string; item?: string } = {}) => ({
  weekly_schedule: [{ day: 'Monday' as const, meals: [{ meal: 'Lunch', dish }] }],
  recipes: more.ingredient
    ? [{ title: 'Stew', ingredients: [more.ingredient], steps: ['Cook.'] }]
    : [],
  shopping_list: more.item ? [{ item: more.item }] : [],
})
const found = (
  eating: Parameters<typeof avoidedBy>[0],
  plan: ReturnType<typeof planOf>,
  profile: string | null = null,
) =>
  allergensIn(plan, avoidedBy(eating, profile)).map(
    ({ allergen, where }) => `${allergen} | ${where}`,
  )

const further = {
  Groundnuts: ['Chiponde', 'Futali', 'Rape in g/nuts', 'A Snickers bar', 'Roasted monkey nuts'],
  Eggs: ['Cookies', 'Custard', 'Ice cream', 'Meat loaf', 'Caesar salad', 'Chicken schnitzel'],
  'Milk and dairy': [
    'Margarine',
    'Feta salad',
    'Cheddar',
    'Creamy chicken',
    'A latte',
    'Brownies',
    'Cerelac',
  ],
  Fish: ['Nile perch', 'Usipa', 'Sushi', 'Caesar dressing', 'Herring'],
  Shellfish: ['Octopus', 'Scallops', 'Langoustine'],
  'Wheat and gluten': [
    'Spring rolls',
    'Beef and gravy',
    'Fish fingers',
    'Dumplings',
    'Magwinya',
    'Corn flakes',
    'A malt drink',
    'Rusks',
    'Shawarma',
    'Cerelac',
  ],
  Soya: ['Unimix porridge', 'Teriyaki chicken', 'Nutrela with tomato'],
  'Tree nuts': ['Baklava', 'Chicken korma', 'Bakewell tart'],
  Sesame: ['Falafel'],
} as const

it('finds an allergen in dishes that do not say its name', () => {
  for (const [allergen, dishes] of Object.entries(further))
    for (const dish of dishes)
      expect(
        found({ allergens: [allergen as keyof typeof further], allergies: null }, planOf(dish)),
        dish,
      ).toEqual([`${allergen} | Monday, Lunch: ${dish}`])
})

it.each([
  ['pork', 'Bacon and beans'],
  ['chicken', 'Nkuku with nshima'],
  ['beef', 'Steak'],
  ['beans', 'Nyemba'],
  ['maize', 'Nshima and rape'],
  ['okra', 'Delele'],
  ['mushrooms', 'Bowa'],
  ['caterpillars', 'Ifinkubala'],
  ['sweet potatoes', 'Kandolo'],
  ['citrus fruit', 'Orange juice'],
  ['avocado', 'Guacamole'],
  ['chili', 'Chilli sauce'],
])('finds “%s” by its other names in “%s”', (allergies, dish) => {
  expect(found({ allergens: [], allergies }, planOf(dish))).toHaveLength(1)
})

it.each([
  ['pork', 'Chicken and rice'],
  ['maize', 'Rice and beans'],
  ['beans', 'Beef stew'],
  ['citrus fruit', 'Pawpaw'],
])('finds no “%s” in “%s”', (allergies, dish) => {
  expect(found({ allergens: [], allergies }, planOf(dish))).toEqual([])
})

it.each([
  ['Groundnuts', 'Maize porridge with pounded groundnuts'],
  ['Groundnuts', 'Ifisashi'],
  ['Groundnuts', 'Bread with peanut butter'],
  ['Milk and dairy', 'Nshima with mabisi'],
  ['Eggs', 'Boiled eggs'],
  ['Fish', 'Nshima, kapenta and cabbage'],
  ['Wheat and gluten', 'Two scones'],
  ['Groundnuts', 'Chikanda with vegetables'],
  ['Groundnuts', 'Porridge with nthongo'],
  ['Groundnuts', 'Nshawa'],
  ['Eggs', 'French toast'],
  ['Eggs', 'A slice of cake'],
  ['Eggs', 'Two scones'],
  ['Wheat and gluten', 'Sausages and rape'],
  ['Soya', 'HEPS porridge'],
  ['Soya', 'Nshima with chunks'],
  ['Soya', 'Soya pieces'],
  ['Groundnuts', 'Katapa ne mbalala'],
  ['Groundnuts', 'Chibwabwa with nsinjilo'],
  ['Groundnuts', 'Plumpy’Nut'],
  ['Milk and dairy', 'Plumpy’Nut'],
  ['Milk and dairy', 'French toast'],
  ['Milk and dairy', 'Two scones'],
  ['Milk and dairy', 'Hot Milo'],
  ['Eggs', 'Banana bread'],
  ['Eggs', 'Doughnuts'],
  ['Fish', 'Trout'],
  ['Shellfish', 'Seafood rice'],
  ['Wheat and gluten', 'A muffin'],
  ['Wheat and gluten', 'Chicken sandwich'],
  ['Wheat and gluten', 'Mandasi'],
  ['Wheat and gluten', 'Oats porridge'],
  ['Soya', 'CSB porridge'],
  ['Soya', 'Vegetable mince'],
  ['Tree nuts', 'Muesli'],
  ['Sesame', 'Hummus'],
] as const)('finds %s in “%s”', (allergen, dish) => {
  expect(found({ allergens: [allergen], allergies: null }, planOf(dish))).toEqual([
    `${allergen} | Monday, Lunch: ${dish}`,
  ])
})

it('looks into recipes and the shopping list', () => {
  const plan = planOf('Stew', { ingredient: '2 eggs', item: 'Eggs' })
  expect(found({ allergens: ['Eggs'], allergies: null }, plan)).toEqual([
    'Eggs | Recipe: Stew',
    'Eggs | Shopping list: Eggs',
  ])
})

it('reads allergies in own words, and those of the profile', () => {
  expect(
    found({ allergies: 'Allergic to peanuts' }, planOf('Porridge with groundnuts')),
  ).toHaveLength(1)
  expect(found({ allergies: 'mangoes' }, planOf('Mango'))).toHaveLength(1)
  expect(found({ allergies: 'mango' }, planOf('Mango'))).toHaveLength(1)
  expect(found({ allergies: null }, planOf('Bream'), 'Asthma, fish allergy')).toHaveLength(1)
})

it.each([
  ['dairy', 'Cheese'],
  ['lactose intolerant', 'Mabisi'],
  ['I am coeliac', 'Bread'],
  ['gluten', 'Two scones'],
  ['shellfish', 'Prawns'],
  ['seafood', 'Kapenta'],
  ['red meat', 'Beef stew'],
  ['strawberries', 'Strawberry jam'],
  ['cherry', 'Cherries'],
  ['legumes', 'Beans'],
])('finds what people call “%s” in “%s”', (allergies, dish) => {
  expect(found({ allergies }, planOf(dish))).toHaveLength(1)
})

it('reads own words of the profile where they name an allergy', () => {
  const inProfile = (profile: string) => found({ allergies: null }, planOf('Mango'), profile)
  expect(inProfile('Asthma. Allergic to mango and paw-paw')).toHaveLength(1)
  expect(inProfile('Mango allergy, asthma')).toHaveLength(1)
  expect(inProfile('Asthma, mango trees at home')).toEqual([])
})

it('finds an allergy as people call it in no food that is without', () => {
  expect(found({ allergies: 'gluten' }, planOf('Gluten free porridge'))).toEqual([])
  expect(found({ allergies: 'shellfish' }, planOf('Kapenta'))).toEqual([])
  expect(found({ allergies: 'cherry' }, planOf('Cheese'))).toEqual([])
})

it('finds own words of three letters as whole words', () => {
  expect(found({ allergies: 'figs, oats and ham' }, planOf('Ham with rice'))).toHaveLength(1)
  expect(found({ allergies: 'pea' }, planOf('Rice and peas'))).toHaveLength(1)
  expect(found({ allergies: 'pea' }, planOf('A peach'))).toEqual([])
  expect(found({ allergies: 'all red meat' }, planOf('Red onions'))).toEqual([])
})

it('finds nothing where nothing is avoided or the dish is another', () => {
  expect(found({ allergies: 'None' }, planOf('Groundnuts'))).toEqual([])
  expect(found({ allergens: ['Milk and dairy'], allergies: '' }, planOf('Peanut butter'))).toEqual(
    [],
  )
  for (const dish of ['Pineapple chunks', 'Pumpkin, cut into chunks'])
    expect(found({ allergens: ['Soya'], allergies: '' }, planOf(dish))).toEqual([])
  for (const dish of ['Rice cakes', 'Fish cakes'])
    expect(found({ allergens: ['Eggs'], allergies: '' }, planOf(dish))).toEqual([])
  expect(
    found({ allergens: ['Wheat and gluten'], allergies: '' }, planOf('African polony')),
  ).toEqual([])
  for (const dish of ['Garden eggs', 'Irish potatoes, 2 the size of an egg'])
    expect(found({ allergens: ['Eggs'], allergies: '' }, planOf(dish))).toEqual([])
  expect(found({ allergies: null }, planOf('Rice'), 'High blood pressure')).toEqual([])
})
