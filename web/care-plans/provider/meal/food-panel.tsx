import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Food, foodGroups, newFood } from '#domain/care-plans/meal/foods.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { NumberField, SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { asKwacha } from '../editor/rows.ts'
import { addFood, changeFood, foods } from './food-queries.ts'
import { foodsNamed } from './food-search.ts'
import { Tool } from '../editor/row-tools.tsx'
import { texts } from '../texts.ts'

interface FoodPanelProps {
  /** The current foods of the meal, as text. */
  eaten: string
  /** The current items of the shopping list. */
  bought: readonly string[]
  onEat: (food: Food) => void
  onBuy: (food: Food) => void
}

/** The foods of meals, with portions and prices, to add to a meal and its shopping list. */
export function FoodPanel({ eaten, bought, onEat, onBuy }: FoodPanelProps) {
  const { data, error, refetch } = useQuery(foods)
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  if (!data)
    return error ? (
      <FailedState title={texts.failedFoods} failure={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={6} text="Loading foods..." />
    )
  const found = foodsNamed(data, search)
  return (
    <>
      <p role="status">{eaten ? `In this meal: ${eaten}` : 'Nothing in this meal yet.'}</p>
      <TextField
        name="food-search"
        type="search"
        label="Search"
        hint="By its English or local name, for example chibwabwa."
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keyboard */}
      <div className="scroll-box" role="region" aria-label="Foods" tabIndex={0}>
        {found.length === 0 ? <p className="py-4">No food of this name.</p> : null}
        <ul>
          {found.map((food) => (
            <li key={food.id} className="desk-food">
              <p>
                <strong>{food.name}</strong>
                {food.local_names ? ` (${food.local_names})` : ''}
              </p>
              <p className="text-muted">
                {food.portion}
                {food.price_ngwee !== null
                  ? ` · ${formatMoney(food.price_ngwee)} for ${food.price_per ?? 'one'}`
                  : ' · no price yet'}
              </p>
              {edited === food.id ? (
                <PriceForm food={food} onDone={() => setEdited(undefined)} />
              ) : (
                <div className="desk-tools">
                  <Tool label="Add to the meal" name={food.name} onPress={() => onEat(food)} />
                  {bought.includes(food.name) ? (
                    <span className="text-muted">On the shopping list</span>
                  ) : (
                    <Tool
                      label="Add to the shopping list"
                      name={food.name}
                      onPress={() => onBuy(food)}
                    />
                  )}
                  <Tool label="Price" name={food.name} onPress={() => setEdited(food.id)} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
      {isAdding ? (
        <NewFoodForm name={search} onDone={() => setAdding(false)} />
      ) : (
        <Button variant="quiet" data-adds-fields="local_names" onClick={() => setAdding(true)}>
          Add a food to the library
        </Button>
      )}
    </>
  )
}

/** The current price of a food, and its quantity. */
function PriceForm({ food, onDone }: { food: Food; onDone: () => void }) {
  const client = useQueryClient()
  return (
    <Form
      schema={async () => (await import('../editor/schemas.ts')).typedPrice}
      submitLabel="Save price"
      busyLabel="Saving..."
      onSubmit={async ({ kwacha, price_per }) => {
        const price_ngwee = kwacha === null ? null : Math.round(kwacha * 100)
        await changeFood(client, food.id, {
          price_ngwee,
          price_per: price_ngwee === null ? null : price_per,
        })
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      }
    >
      <NumberField
        name="kwacha"
        label="Price"
        unit="kwacha"
        decimal
        optional
        defaultValue={asKwacha(food.price_ngwee)}
      />
      <TextField
        name="price_per"
        label="For how much"
        hint="For example a heap, or 1 kg."
        defaultValue={food.price_per ?? ''}
      />
    </Form>
  )
}

function NewFoodForm({ name, onDone }: { name: string; onDone: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={newFood}
      submitLabel="Add food"
      busyLabel="Adding..."
      onSubmit={async (food) => {
        await addFood(client, { ...food, id: retry.keyFor(food) })
        retry.reset()
        onDone()
      }}
      actions={
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      }
    >
      <TextField name="name" label="Food" defaultValue={name} />
      <TextField name="local_names" label="Local names" optional />
      <SelectField name="food_group" label="Group" options={foodGroups} />
      <TextField name="portion" label="One portion" hint="In a household measure." />
    </Form>
  )
}
