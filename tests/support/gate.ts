import { globSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'

/** What is missing, which file to edit, and the lines to add there. */
export function addTo(file: string, missing: string, lines: string): string {
  return `${missing}\nAdd to ${file}:\n${lines.replaceAll(/^(?=.)/gm, '  ')}`
}

/** The file of a pattern that has a text in it, else the one that a new entry of its kind is added to. */
export function fileWith(text: string, pattern: string, otherwise: string): string {
  return (
    globSync(pattern)
      .toSorted()
      .find((path) => readFileSync(path, 'utf8').includes(text)) ?? otherwise
  )
}

/** Fails with one sentence or more for each issue, each of which says what to do. */
export function expectNoIssues(issues: readonly string[]): void {
  if (issues.length > 0) expect.fail(`\n${issues.join('\n\n')}\n`)
}

interface Listing {
  /** The file with the reviewed list, or which one of several. */
  file: string | ((item: string) => string)
  /** What is wrong with something that the list lacks, as a sentence. */
  missing: (item: string) => string
  /** The lines that list it. */
  lines: (item: string) => string
}

/** Fails where a reviewed list lacks something, or has something that is gone. */
export function expectListed(
  found: Iterable<string>,
  listed: Iterable<string>,
  { file, missing, lines }: Listing,
): void {
  const [there, known] = [new Set(found), new Set(listed)]
  const fileOf = (item: string) => (typeof file === 'string' ? file : file(item))
  expectNoIssues([
    ...[...there]
      .filter((item) => !known.has(item))
      .map((item) => addTo(fileOf(item), missing(item), lines(item))),
    ...[...known]
      .filter((item) => !there.has(item))
      .map((item) => `${item} is gone: remove it from ${fileOf(item)}.`),
  ])
}
