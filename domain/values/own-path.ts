/** Longer addresses are no page of ours. */
const maxCharacters = 512

/** Pages and calls that are no place to go on to: those on the way in, and what is no page at all. */
const noTargets =
  /^\/(login|signup|confirm|forgot-password|reset-password|api|auth|calendar|files|dev)(\/|$)/i

/**
 * A page of this site that a user wanted to open, read from a URL or an email; undefined for all
 * else, other sites above all. To a browser a doubled slash or a backslash begins another site's name.
 *
 * @param text untrusted, decoded once, for example `/diabetes?tab=nutrition#log`
 */
export function ownPath(text: string | null | undefined): `/${string}` | undefined {
  if (!text || text.length > maxCharacters) return undefined
  if (!/^(\/[\w\-.~%]+)+(\?[\w\-.~%&=+,/]*)?(#[\w\-.~%]*)?$/.test(text)) return undefined
  const [path = ''] = text.split(/[?#]/)
  // A path that climbs, or hides a slash, a backslash or a control character.
  if (/%(2e|2f|5c|[01]|7f)/i.test(path) || /\/\.{1,2}(\/|$)/.test(path)) return undefined
  return text.includes('//') || noTargets.test(path) ? undefined : (text as `/${string}`)
}

/** The address of a page on the way in that goes on to a target afterwards. */
export function withNext<Page extends `/${string}`>(
  page: Page,
  target: string | null | undefined,
): Page | `${Page}?next=${string}` {
  const next = ownPath(target)
  return next ? `${page}?next=${encodeURIComponent(next)}` : page
}
