/**
 * Names in the environment that are no setting, and so like one that they were meant to be: nothing else would say
 * that they have no effect.
 *
 * @returns a sentence for each
 */
export function findMisspelt(given: readonly string[], known: readonly string[]): string[] {
  const settings = new Set(known)
  return given
    .filter((name) => !settings.has(name))
    .flatMap((name) => {
      const meant = known.find((one) => !given.includes(one) && isLike(name, one))
      return meant ? [`${name} is not a setting and has no effect. Did you mean ${meant}?`] : []
    })
}

/** Short names are near to many others: there one letter counts, or none. */
function isLike(name: string, setting: string): boolean {
  const [a, b] = [name, setting].map((text) => text.toUpperCase().replaceAll(/[_-]/g, ''))
  if (a === b) return true
  const most = setting.length >= 10 ? 2 : setting.length >= 6 ? 1 : 0
  return Math.abs(a!.length - b!.length) <= most && distanceOf(a!, b!) <= most
}

/** How many letters are another, more, fewer or swapped (optimal string alignment). */
function distanceOf(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1
      const steps = [rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + other]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) steps.push(rows[i - 2]![j - 2]! + 1)
      rows[i]![j] = Math.min(...steps)
    }
  }
  return rows[a.length]![b.length]!
}
