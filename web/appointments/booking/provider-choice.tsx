import { useState } from 'react'
import type { ProviderCard as Provider } from '#domain/appointments/provider-card.ts'
import { describeProfession } from '#domain/practice/professions.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { ProviderCard } from '../provider-card.tsx'
import { sentenceOfPrice } from '#domain/appointments/price-words.ts'

/**
 * The chosen provider with their price, and the others of the profession who are free at that time.
 */
export function ProviderChoice({
  chosen,
  price,
  others,
  onChoose,
}: {
  chosen: Provider
  /** Undefined where it is not known. */
  price: number | null | undefined
  others: readonly Provider[]
  onChoose: (provider: Provider) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const all = [chosen, ...others.filter(({ id }) => id !== chosen.id)]
  return (
    <Card className="provider-choice">
      <div role="status">
        <p className="mb-3 text-muted">You will meet</p>
        <ProviderCard provider={chosen}>
          {price === undefined ? null : <p>{sentenceOfPrice(price)}</p>}
        </ProviderCard>
      </div>
      {all.length > 1 ? (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Choose another
        </Button>
      ) : null}
      {isOpen ? (
        <ChoiceCards
          name="provider"
          label="Free at this time"
          options={all
            .toSorted((one, other) => one.full_name.localeCompare(other.full_name))
            .map(({ id, full_name, specialty }) => ({
              value: id,
              label: full_name,
              detail: describeProfession(specialty),
            }))}
          defaultValue={chosen.id}
          onChange={(id) => {
            const provider = all.find((one) => one.id === id)
            if (provider) onChoose(provider)
          }}
        />
      ) : null}
    </Card>
  )
}
