import { brand } from '#domain/values/brand.ts'

/** The logo of the clinic; without one two leaves from one root, in leaf and copper. */
export function BrandMark() {
  return brand.logo ? (
    <img alt="" {...brand.logo} />
  ) : (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path className="fill-leaf" d="M16 29C15.5 18 18 11 27 5c1.5 10.5-2.5 19-11 24Z" />
      <path className="fill-copper" d="M15 29C14.5 20.5 11 15.5 4 13c.2 8.3 4 14.5 11 16Z" />
    </svg>
  )
}
