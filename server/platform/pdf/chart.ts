/** Values over time, to be printed. No words of a person are in it. */
export interface Chart {
  /** A point with a mark shows that word above it: "HI". */
  lines: {
    label: string
    colour: string
    points: { at: Date; value: number; mark?: string | undefined }[]
  }[]
  /** From where to where a target reaches, in the colour of its line. */
  targets: { from: number; to: number; colour: string }[]
  /** How far apart the lines of the grid are. */
  step: number
  unit: string
  /** Writes a day under the axis. */
  day: (at: Date) => string
}

export const chartSize = { width: 515, height: 170 }
const plot = { left: 34, right: 450, top: 16, bottom: 150 }
const ink = { muted: '#56625B', hairline: '#D9CFC0' }

/** Draws a chart as SVG in points, with its target shaded and each line named at its end. */
export function drawChart({ lines, targets, step, unit, day }: Chart): string {
  const points = lines.flatMap((line) => line.points)
  const values = [
    ...points.map(({ value }) => value),
    ...targets.flatMap(({ from, to }) => [from, to]),
  ]
  const min = Math.floor(Math.min(...values) / step) * step
  const max = Math.max(Math.ceil(Math.max(...values) / step) * step, min + step)
  const times = points.map(({ at }) => at.getTime())
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const x = (at: Date) =>
    first === last
      ? (plot.left + plot.right) / 2
      : plot.left + ((at.getTime() - first) / (last - first)) * (plot.right - plot.left)
  const y = (value: number) =>
    plot.bottom - ((value - min) / (max - min)) * (plot.bottom - plot.top)
  const grid = Array.from(
    { length: Math.round((max - min) / step) + 1 },
    (_, index) => min + index * step,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${chartSize.width}" height="${chartSize.height}" font-family="Roboto" font-size="8">`,
    ...targets.map(
      ({ from, to, colour }) =>
        `<rect x="${plot.left}" y="${y(to)}" width="${plot.right - plot.left}" height="${y(from) - y(to)}" fill="${colour}" fill-opacity="0.13"/>`,
    ),
    ...grid.map(
      (value) =>
        `<line x1="${plot.left}" x2="${plot.right}" y1="${y(value)}" y2="${y(value)}" stroke="${ink.hairline}" stroke-width="0.5"/>` +
        word(String(Math.round(value * 10) / 10), plot.left - 6, y(value) + 3, 'end'),
    ),
    word(unit, 0, 8, 'start'),
    word(
      day(new Date(first)),
      first === last ? x(new Date(first)) : plot.left,
      163,
      first === last ? 'middle' : 'start',
    ),
    first === last ? '' : word(day(new Date(last)), plot.right, 163, 'end'),
    ...lines.flatMap(({ label, colour, points: own }) => [
      `<polyline points="${own.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="1.25"/>`,
      ...own.map(
        ({ at, value }) => `<circle cx="${x(at)}" cy="${y(value)}" r="1.75" fill="${colour}"/>`,
      ),
      ...own.flatMap(({ at, value, mark }) =>
        mark ? [word(mark, x(at), y(value) - 4, 'middle', colour)] : [],
      ),
      ...own
        .slice(0, 1)
        .map(({ value }) => word(label, plot.right + 8, y(value) + 3, 'start', colour)),
    ]),
    '</svg>',
  ].join('')
}

const word = (text: string, x: number, y: number, anchor: string, colour = ink.muted) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${colour}">${text}</text>`
