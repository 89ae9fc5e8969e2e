/** Something that is wrong with a plan: where, by the schema's names and numbers, and what. */
export interface Fault {
  path: readonly PropertyKey[]
  message: string
}

/** Where in a plan that is, in words; undefined for what the plan has once. */
export type PlaceOf = (path: readonly PropertyKey[]) => string | undefined

/** Lists that are typed one a line into one field. */
const typedInLines: readonly PropertyKey[] = ['ingredients', 'steps']

/** The first fault of each field by its name, with its place in words: "Tuesday, meal 2: Say what is eaten." */
export function faultsIn(faults: readonly Fault[], placeOf: PlaceOf): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of faults) {
    const end = path.findIndex((part) => typedInLines.includes(part))
    const name = (end < 0 ? path : path.slice(0, end + 1)).join('.')
    const place = placeOf(path)
    messages[name] ??= place ? `${place}: ${message}` : message
  }
  return messages
}

/** What the server found wrong, in the same form. */
export const faultsOfFields = (fields: Readonly<Record<string, string>>): Fault[] =>
  Object.entries(fields).map(([name, message]) => ({ path: name.split('.'), message }))
