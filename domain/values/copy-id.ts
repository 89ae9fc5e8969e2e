/**
 * The id of a copy: what was made under the id of something else, as in a tab that was duplicated. The same
 * content gives the same id, so that a retry still writes once.
 *
 * @returns a UUID of version 8 (RFC 9562), from four hashes of 32 bits
 */
export function copyIdOf(id: string, content: string): string {
  const digits = [1, 2, 3, 4].map((seed) => hash(`${seed} ${id} ${content}`)).join('')
  return digits.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_, first, second, third, fourth, last) => `${first}-${second}-8${third}-8${fourth}-${last}`,
  )
}

/** FNV-1a with the last steps of MurmurHash3, as eight hexadecimal digits. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0).toString(16).padStart(8, '0')
}
