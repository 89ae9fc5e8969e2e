/** An issue in a plan: its path, by the schema's names and numbers, and its message. */
export interface PlanIssue {
  path: readonly PropertyKey[]
  message: string
}

/** Where the parts of a plan are typed. */
export interface Places {
  /** The path of a part in the grid, which also has what is empty and not sent. */
  pathOf: (path: readonly PropertyKey[]) => readonly PropertyKey[]
  /** A path in the grid as text; undefined for what the plan has once. */
  placeOf: (path: readonly PropertyKey[]) => string | undefined
}

/** Lists that are typed into one field, an item a row. */
const typedInLines: readonly PropertyKey[] = ['ingredients', 'steps']

/**
 * The first issue of each field by its name, with its place as text: "Tuesday, Lunch: Say what is
 * eaten."
 */
export function issuesIn(
  issues: readonly PlanIssue[],
  { pathOf, placeOf }: Places,
): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path: sent, message } of issues) {
    const path = pathOf(sent)
    const end = path.findIndex((part) => typedInLines.includes(part))
    const name = (end < 0 ? path : path.slice(0, end + 1)).join('.')
    const place = placeOf(path)
    messages[name] ??= place ? `${place}: ${message}` : message
  }
  return messages
}

/** The server's issues, in the same form. */
export const issuesOfFields = (fields: Readonly<Record<string, string>>): PlanIssue[] =>
  Object.entries(fields).map(([name, message]) => ({ path: name.split('.'), message }))
