import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'
import { uuid } from '../../values/uuid.ts'

/** The library of foods that dietitians write plans with. */

export const foodGroups = [
  'Staples',
  'Leaves and vegetables',
  'Beans, peas and nuts',
  'Fish, meat, eggs and insects',
  'Milk',
  'Fruit',
  'Fats',
  'Drinks',
  'Others',
] as const
export type FoodGroup = (typeof foodGroups)[number]

const described = {
  name: freeText(120).check(z.minLength(1, 'Name the food.')),
  local_names: z.nullish(freeText(200)),
  food_group: z.enum(foodGroups, 'Choose a group.'),
  /** One portion for an adult, in a household measure. */
  portion: freeText(200).check(z.minLength(1, 'Say how much a portion is.')),
}

const price = {
  /** The last price at a market, in ngwee; null where it is unknown. */
  price_ngwee: z.nullish(
    z
      .int('Enter the price in kwacha.')
      .check(
        z.minimum(0, 'A price cannot be below K0.'),
        z.maximum(100_000_000, 'Enter a price below K1,000,000.'),
      ),
  ),
  /** What the price buys: "a heap", "1 kg". */
  price_per: z.nullish(freeText(60)),
}

const priceHasMeasure = z.refine<{
  price_ngwee?: number | null | undefined
  price_per?: string | null | undefined
}>(({ price_ngwee, price_per }) => (price_ngwee ?? null) === null || Boolean(price_per), {
  path: ['price_per'],
  error: 'Say what the price buys, for example a heap or 1 kg.',
})

export const newFood = z
  .object({ id: z.optional(uuid('Send a UUID.')), ...described, ...price })
  .check(priceHasMeasure)
export type NewFood = z.output<typeof newFood>

/** What a dietitian may change; price and measure go together. */
export const foodChange = z.partial(z.object({ ...described, ...price })).check(
  priceHasMeasure,
  z.refine((change) => Object.keys(change).length > 0, 'Say what to change.'),
)
export type FoodChange = z.output<typeof foodChange>

export const food = z.object({
  id: uuid(),
  name: z.string(),
  local_names: z.nullable(z.string()),
  food_group: z.enum(foodGroups),
  portion: z.string(),
  price_ngwee: z.nullable(z.int()),
  price_per: z.nullable(z.string()),
  price_seen_at: z.nullable(z.iso.datetime({ offset: true })),
})
export type Food = z.output<typeof food>
