/**
 * The tree of a month: a msasa with one leaf for each day of self-care. The place of a leaf depends
 * only on the day of the month, so a leaf never moves and is never lost as days are added.
 */

/** The box of all paths, in their own units. */
export const treeBox = [160, 118] as const

/** The trunk, forked from low down, with its branches; and the ground. */
export const treeWood =
  'M71 110c5-8 7-15 5-23-3-10-12-16-22-21-7-4-12-7-15-13M87 110c-4-8-5-15-3-23 3-9 11-16 21-21 7-4 12-7 15-13M78 80c1-9-1-16-4-22-3-8-4-16-4-24M82 80c0-9 2-16 5-22 3-8 3-16 3-24M54 66c-9-6-20-7-34-6M105 66c9-6 20-7 34-6M75 57c-6-9-14-14-24-18M85 57c6-9 14-14 24-18M24 112c18-2 32 1 49 0M89 111c16-2 32 1 47 0'

/** The flat layers of the crown: middle, width, height of the arc, and how many leaves they hold. */
const layers = [
  { x: 80, y: 32, width: 74, rise: 15, leaves: 13 },
  { x: 35, y: 56, width: 50, rise: 10, leaves: 9 },
  { x: 125, y: 56, width: 50, rise: 10, leaves: 9 },
]

const places = layers.flatMap(({ x, y, width, rise, leaves }) =>
  Array.from({ length: leaves }, (_, index) => {
    // From -1 at the left end to 1 at the right end; every other leaf hangs in a lower row.
    const along = (2 * index) / (leaves - 1) - 1
    return {
      x: x + (along * width) / 2,
      y: y - rise * (1 - along * along) + (index % 2) * 9,
      turn: along * 1.1 - Math.PI / 2 + (index % 2 ? along : 0),
    }
  }),
)

/** Steps that share no divisor with the number of places, so that the days of a week spread out. */
const step = 12

const round = (value: number) => String(Math.round(value * 10) / 10)

/** Numbers of a path; a minus sign separates as a space does. */
const numbers = (...values: number[]) => values.map(round).join(' ').replaceAll(' -', '-')

/** The path of one leaf. @param day of the month, from 1 */
function leafOf(day: number): string {
  const { x, y, turn } = places[(day * step) % places.length]!
  const [length, half] = [12, 5]
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  const middle = [(dx * length) / 2, (dy * length) / 2] as const
  const tip = [dx * length, dy * length] as const
  const one = [middle[0] - dy * half, middle[1] + dx * half] as const
  const back = [middle[0] + dy * half - tip[0], middle[1] - dx * half - tip[1]] as const
  return `M${numbers(x, y)}q${numbers(...one, ...tip)}q${numbers(...back, -tip[0], -tip[1])}`
}

/** A leaf of a tree. */
export interface TreeLeaf {
  /** `YYYY-MM-DD` */
  day: string
  isCopper: boolean
  path: string
}

/** The leaves of a month, one for each of its days that is among `days`. @param month `YYYY-MM` */
export function leavesOf(month: string, days: readonly string[]): TreeLeaf[] {
  const own = new Set(days.filter((day) => day.startsWith(`${month}-`)))
  return [...own].toSorted().map((day) => {
    const number = Number(day.slice(8))
    return { day, isCopper: number % 3 === 0, path: leafOf(number) }
  })
}

/** The paths of several leaves as one, to keep the markup small. */
export const joined = (leaves: readonly TreeLeaf[]) => leaves.map(({ path }) => path).join('')
