/** What `CHANGELOG.md` says of one version. */
export interface Section {
  /** Its heading without `## `, as `[0.2.0] - 2026-11-25`. */
  heading: string
  text: string
}

/** The section of a version, or undefined. Its heading has the form of keepachangelog.com, with a date. */
export function findSection(changelog: string, version: string): Section | undefined {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return { heading, text: lines.join('\n').trim() }
    })
    .find(
      ({ heading }) =>
        heading.startsWith(`[${version}] - `) && /\d{4}-\d{2}-\d{2}$/.test(heading.trimEnd()),
    )
}

/** Number of the last migration that a section names, as `0067`; undefined where it names none. */
export function lastMigrationIn({ text }: Section): string | undefined {
  const line = /^Migrations: (?:\d{4} to )?(?<last>\d{4})\b/m.exec(text)
  return line?.groups?.last
}
