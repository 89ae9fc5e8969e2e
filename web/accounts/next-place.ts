/**
 * Where to go on to: a path inside this site from `?next=`, never another site's address.
 *
 * @param next as it stands in the address; untrusted
 * @param fallback where to go when it is missing or leads elsewhere
 */
export function nextPlace(next: string | null, fallback: `/${string}`): `/${string}` {
  // A doubled slash or a backslash is another site's name to a browser.
  if (!next || !/^(\/[\w\-.~%]+)+(\?[\w\-.~%&=+,]*)?$/.test(next)) return fallback
  return next as `/${string}`
}
