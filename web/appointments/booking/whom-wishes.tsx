import { useState } from 'react'
import { chooseProviders, type Wishes } from '#domain/practice/pages/choose.ts'
import type { OfferedProvider } from '#domain/appointments/schema.ts'
import type { SessionType } from '#domain/appointments/slots.ts'
import { NoOneFits } from '#web/appointments/providers/no-one-fits.tsx'
import { WishFields } from '#web/appointments/providers/wish-fields.tsx'

interface WhomWishesProps {
  list: readonly OfferedProvider[]
  way: SessionType
  /** The price of the kind of visit, in ngwee, where it has one: then it is the same with each. */
  price: number | null
  /** Those who fit, in the wished order. */
  onFit: (fitting: readonly OfferedProvider[]) => void
}

/** Narrows the providers of a topic; what is wished stays on this page. */
export function WhomWishes({ list: offered, way, price, onFit }: WhomWishesProps) {
  const list = offered.map((one) =>
    price === null ? one : { ...one, prices: { ...one.prices, [way]: price } },
  )
  const [wishes, setWishes] = useState<Wishes>({ sort: 'soonest' })
  function change(next: Wishes) {
    setWishes(next)
    onFit(chooseProviders(list, { ...next, way }))
  }
  const fitting = chooseProviders(list, { ...wishes, way })
  return (
    <div className="grid gap-4">
      <WishFields list={list} wishes={wishes} onChange={change} way={way} narrow />
      <div role="status">
        {fitting.length === 0 ? (
          <NoOneFits list={list} wishes={{ ...wishes, way }} onChange={change} />
        ) : (
          <p className="text-muted">
            {fitting.length} of {list.length} fit
          </p>
        )}
      </div>
    </div>
  )
}
