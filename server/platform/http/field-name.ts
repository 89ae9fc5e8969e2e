/** More fields than this are not named in an answer: a person corrects what is named, and sends again. */
export const maxNamed = 100

const longestName = 200

/**
 * The name of a field in an answer. The sender may have chosen it, so that a long one is cut.
 *
 * @param path keys and indices from the body to the field; empty for the body itself
 */
export function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map(String).join('.') || 'body'
  return name.length > longestName ? `${name.slice(0, longestName).toWellFormed()}…` : name
}
