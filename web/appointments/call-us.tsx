import { dial } from '#domain/phone/dial.ts'
import { brand } from '#domain/values/brand.ts'

/** How to reach the clinic about an appointment. */
export function CallUs() {
  return (
    <p>
      Or call us:{' '}
      <a href={dial(brand.phone)} className="link whitespace-nowrap" translate="no">
        {brand.phone}
      </a>
      , {brand.hours}.
    </p>
  )
}
