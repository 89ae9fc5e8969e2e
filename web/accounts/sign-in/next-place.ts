import { ownPath, withNext } from '#domain/values/own-path.ts'
import { useAddressParameters } from '#web/platform/hydration.ts'

/**
 * The path to continue to: a path inside this site from `?next=`, never another site's address.
 *
 * @param next as it is in the address; untrusted
 * @param fallback used when it is missing or leads to another site
 */
export function nextPlace(next: string | null, fallback: `/${string}`): `/${string}` {
  return ownPath(next) ?? fallback
}

/** Another page of the login flow, with the `next` parameter that this page was opened with. */
export function useOnTheWay() {
  const next = useAddressParameters().get('next')
  return <Page extends `/${string}`>(page: Page) => withNext(page, next)
}
