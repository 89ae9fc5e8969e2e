import { useState } from 'react'
import { sessionTypes } from '#domain/appointments/slots.ts'
import type { SessionPrices } from '#domain/practice/billing/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { errorTitles } from './texts.ts'

const fetchForm = async () => (await import('./prices-form.tsx')).PricesForm

/** The provider's prices for a session, and the form to change them, in their place. */
export function PricesPanel({ prices }: { prices: SessionPrices }) {
  const [isEditing, setEditing] = useState(false)
  const { Part: PricesForm, bring } = useLazyComponent(fetchForm, errorTitles.form)
  if (isEditing && PricesForm)
    return <PricesForm prices={prices} onClose={() => setEditing(false)} />
  const isUnsaid = sessionTypes.every((type) => prices[type] === null)
  return (
    <div className="grid justify-items-start gap-4">
      {isUnsaid ? (
        <p>Say once what a session costs, and each new invoice has its amount.</p>
      ) : (
        <FactList
          facts={sessionTypes.map((type) => {
            const price = prices[type]
            return [type, price === null ? 'No price yet' : formatMoney(price)]
          })}
        />
      )}
      <Button
        variant={isUnsaid ? 'leaf' : 'quiet'}
        data-adds-fields="In-person"
        onClick={() => void bring().then((isThere) => setEditing(isThere))}
      >
        {isUnsaid ? 'Set your prices' : 'Change prices'}
      </Button>
    </div>
  )
}
