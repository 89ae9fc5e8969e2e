const dated = /^Date: (\d{4}-\d\d-\d\d) · Status: (?:accepted|superseded by \[\d{3}\]\([^)]+\))/

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')

/** What a decision record lacks: a title with the words of its file name, a date, a status. */
export function findRecordIssues(name: string, text: string): string[] {
  const [heading = '', , status = ''] = text.split('\n')
  const [title = ''] = heading.replace(/^# /, '').split(':')
  const expected = name.replace(/\.md$/, '')
  return [
    ...(heading.startsWith('# ') && slugOf(title) === expected
      ? []
      : [`${name}: write "# ${expected.replaceAll('-', ' ')}", with more after a colon.`]),
    ...(dated.test(status)
      ? []
      : [`${name}: write "Date: 2026-11-28 · Status: accepted" on the third line.`]),
  ]
}

/** Packages that the record of packages does not name; `@types/x` belongs to x. */
export function findUnexplained(packages: readonly string[], record: string): string[] {
  const rows = record.split('\n').flatMap((line) => line.split('|')[1] ?? [])
  const runtime = /node-[a-z-]*[a-z0-9]+/g
  const named = new Set([
    ...rows.flatMap((cell) => cell.split(',').map((one) => one.trim())),
    ...(record.match(runtime) ?? []),
  ])
  return packages.filter((name) => !name.startsWith('@types/') && !named.has(name))
}
