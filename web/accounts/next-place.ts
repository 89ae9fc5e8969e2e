import { ownPath, withNext } from '#domain/own-path.ts'
import { useAddressParameters } from '#web/accounts/hydration.ts'

/**
 * Where to go on to: a path inside this site from `?next=`, never another site's address.
 *
 * @param next as it stands in the address; untrusted
 * @param fallback where to go when it is missing or leads elsewhere
 */
export function nextPlace(next: string | null, fallback: `/${string}`): `/${string}` {
  return ownPath(next) ?? fallback
}

/** Another page on the way in, with the place to go on to that this page was opened with. */
export function useOnTheWay() {
  const next = useAddressParameters().get('next')
  return <Page extends `/${string}`>(page: Page) => withNext(page, next)
}
