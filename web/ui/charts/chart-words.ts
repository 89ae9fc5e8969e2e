interface ShownChart {
  unit: string
  series: readonly {
    label: string
    points: readonly { at: string; value: number; word?: string }[]
  }[]
  /** Each point is the average of a day. */
  daily?: boolean | undefined
  /** The newest of what was averaged: "110/70 mmHg". */
  latest?: string | undefined
  /** What a point is, where it is no average. */
  noun?: string | undefined
}

/** The newest point; of several of one moment the one that a line ends with. */
export const newestOf = <Point extends { at: string }>(points: readonly Point[]) =>
  [...points].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1)

/** What a chart shows, for who does not see it: how many of what, and the newest. @param count of its rows */
export function chartInWords(chart: ShownChart, count: number): string {
  const { unit, series, daily, latest, noun = 'reading' } = chart
  const values = series.flatMap(({ label, points }) => {
    const last = newestOf(points)
    return last ? `${label} ${last.word ?? last.value}` : []
  })
  const last = latest ?? `${values.join(', ')} ${unit}`
  const many = count === 1 ? '' : 's'
  if (!daily) return `${count} ${noun}${many}. Latest: ${last}.`
  return `Average${many} of ${count} day${many}. ${latest ? 'Latest reading' : 'Last day'}: ${last}.`
}
