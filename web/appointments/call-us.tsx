import { brand } from '#domain/values/brand.ts'

/** How to reach the clinic about an appointment. */
export function CallUs() {
  return (
    <p>
      Or call us:{' '}
      <a href={brand.phone_href} className="link whitespace-nowrap">
        {brand.phone}
      </a>
      , {brand.hours}.
    </p>
  )
}
