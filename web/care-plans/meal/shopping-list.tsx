import { sumOf } from '#domain/care-plans/meal/budget.ts'
import type { MealPlan } from '#domain/care-plans/meal/plan.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { Section } from '#web/ui/layout/page.tsx'

type Item = MealPlan['shopping_list'][number]

/** What to buy, by section of the market, with the approximate cost; printed alone. */
export function ShoppingList({ list }: { list: readonly Item[] }) {
  const groups = [...new Set(list.map(({ group }) => group || ''))]
  const sum = sumOf(list)
  return (
    <Section title="Shopping list" className="shopping">
      <div className="shopping-groups">
        {groups.map((group) => (
          <div key={group} className="shopping-group mb-4">
            {groups.length > 1 || group ? (
              <h3 className="text-base">{group || 'Anything else'}</h3>
            ) : null}
            <ul>
              {list
                .filter((one) => (one.group || '') === group)
                .map(({ item, quantity, price_ngwee }, index) => (
                  <li key={index} className="shopping-line">
                    <span className="wrap-anywhere">
                      {item}
                      {quantity ? <span className="text-muted">, {quantity}</span> : null}
                    </span>
                    <span className="numeric">
                      {typeof price_ngwee === 'number' ? formatMoney(price_ngwee) : ''}
                    </span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      {sum ? (
        <>
          <p className="shopping-sum">
            <span>Together about</span>
            <span translate="no">{formatMoney(sum.ngwee)}</span>
          </p>
          <p className="text-muted">
            Prices as your dietitian last saw them. A market may ask for more or less.
            {sum.without_price > 0 ? ` Not counted: ${sum.without_price} without a price.` : ''}
          </p>
        </>
      ) : null}
      <p className="screen-only mt-4">
        <Button variant="quiet" onClick={printList}>
          Print shopping list
        </Button>
      </p>
    </Section>
  )
}

/** Prints the list and nothing else of the page. */
function printList() {
  const { dataset } = document.documentElement
  dataset.print = 'shopping-list'
  addEventListener('afterprint', () => delete dataset.print, { once: true })
  print()
}
