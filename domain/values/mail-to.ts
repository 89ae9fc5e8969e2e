/**
 * What a tap on an address opens. Each part is encoded (RFC 6068): `?`, `&` and `%` may stand before the `@`
 * of an address that a person typed, and would otherwise add recipients or words.
 */
export function mailTo(address: string, subject?: string): string {
  const at = address.lastIndexOf('@')
  const to = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('@')
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject.toWellFormed())}`}`
}
