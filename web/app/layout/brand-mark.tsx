import { brand } from '#domain/values/brand.ts'

/** The logo of the clinic; without one two leaves from one root, in leaf and copper. */
export function BrandMark() {
  return brand.logo ? (
    <img className="logo" alt="" {...brand.logo} />
  ) : (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path className="fill-leaf" d="M16 29C15.500 18 18 11 27 5c1.500 10.500-2.500 19-11 24Z" />
      <path
        className="fill-copper"
        d="M15 29C14.500 20.500 11 15.500 4 13c.2 8.300 4 14.500 11 16Z"
      />
    </svg>
  )
}
