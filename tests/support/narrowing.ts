/** Statements that may break servers of earlier versions, by kind. */
const narrowing: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['removes', /\bdrop\s+(table|column|function|procedure|type|schema|view|domain|sequence)\b/i],
  ['renames', /\brename\s+(to|column|constraint|value)\b/i],
  ['moves', /\bset\s+schema\b/i],
  ['changes the type of a column', /\balter\s+(column\s+)?\S+\s+(set\s+data\s+)?type\b/i],
  ['demands a value', /\balter\s+(column\s+)?\S+\s+set\s+not\s+null\b/i],
  ['removes a default', /\balter\s+(column\s+)?\S+\s+drop\s+default\b/i],
  [
    'demands a value of new rows',
    /\badd\s+(column\s+)?(?!constraint)[^,;]*?\bnot\s+null\b(?![^,;]*\bdefault\b)/i,
  ],
  ['rejects rows', /\badd\s+(constraint|check|unique|foreign|primary|exclude)\b/i],
  ['rejects rows', /\bcreate\s+unique\s+index\b/i],
  ['takes a right away', /\brevoke\b/i],
  ['changes who may do what', /\b(drop|alter)\s+policy\b|\bas\s+restrictive\b/i],
]

/** A comment right before a statement that was reviewed, with the reason. */
const reviewed = /^--\s*earlier versions work:\s*\S.*\n[^;]*/gim

/**
 * What a migration does that a server of an earlier version may not survive, one sentence for each
 * statement. Not counted are tables and functions that it creates itself, a right that it has granted
 * itself, and a statement right behind a comment `-- earlier versions work: REASON`.
 */
export function findNarrowing(text: string): string[] {
  const statements = splitStatements(text)
  const created = new Set(statements.flatMap((statement) => nameAfter(creates, statement)))
  const granted = new Set(statements.map((statement) => grantOf(statement, 'grant', 'to')))
  return statements.flatMap((statement) => {
    const [on] = nameAfter(target, statement)
    if (on && created.has(on)) return []
    const revoked = grantOf(statement, 'revoke', 'from')
    if (revoked && granted.has(revoked)) return []
    return narrowing
      .filter(([, pattern]) => pattern.test(statement))
      .map(([what]) => `${what}: ${statement.split('\n')[0]}`)
  })
}

const creates =
  /^create\s+(?:table|function|type|view|schema|sequence)\s+(?:if\s+not\s+exists\s+)?(?<name>[\w.]+)/i
const target =
  /^(?:alter\s+table(?:\s+if\s+exists)?(?:\s+only)?|create\s+unique\s+index(?:\s+concurrently)?(?:\s+if\s+not\s+exists)?\s+\w+\s+on|revoke\b[^;]*?\bon(?:\s+(?:table|function|all\s+functions\s+in\s+schema|schema))?)\s+(?<name>[\w.]+)/i

function nameAfter(pattern: RegExp, statement: string): string[] {
  const name = pattern.exec(statement)?.groups?.name
  return name ? [name.toLowerCase()] : []
}

/** What a `grant` or `revoke` is about; undefined for any other statement. */
function grantOf(statement: string, verb: string, role: string): string | undefined {
  const found = new RegExp(`^${verb}\\s+(?<what>.*)\\s+${role}\\s+(?<roles>[\\w, ]+)$`, 'is').exec(
    statement,
  )
  return found ? `${found.groups!.what}|${found.groups!.roles}` : undefined
}

/** Statements without comments; what is between dollar quotes is no statement of the migration. */
function splitStatements(text: string): string[] {
  return text
    .replaceAll(reviewed, '')
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
}
