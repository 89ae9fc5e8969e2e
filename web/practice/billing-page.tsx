import '#web/practice/practice.css'

import { MarketBasket } from '#web/ui/drawings/market-basket.tsx'
import { ComingSoon } from './coming-soon.tsx'

/** Stands where invoices and revenue will be (spec section 2). No figure is invented (decision 31). */
export function BillingPage() {
  return (
    <ComingSoon
      title="Billing & Revenue"
      drawing={<MarketBasket width={280} />}
      text="Your invoices, and what has been paid, will stand here."
      meanwhile="Until then nothing is billed through this service. What you did and when is in your appointments."
      to="/appointment-scheduler"
      action="See my appointments"
    />
  )
}
