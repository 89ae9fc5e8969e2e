/**
 * The tree of a month: a msasa with one leaf for each day of self-care. The place of a leaf depends
 * only on the day of the month, so a leaf never moves and is never lost as days are added.
 */

/** The box of all paths, in their own units. */
export const treeBox = [160, 118] as const

/** The trunk, forked from low down, with its branches; and the ground. */
export const treeWood =
  'M71 110c5-8 7-15 5-23-3-10-12-16-22-21-7-4-16-10-21-22M87 110c-4-8-5-15-3-23 3-10 12-16 22-21 7-4 16-10 21-22M78 80c1-9-1-16-4-22-3-8-6-18-7-33M82 80c0-9 1-16 4-22 3-8 6-18 7-33M54 66c-9-6-20-7-40-5M106 66c9-6 20-7 40-5M75 57c-6-9-17-18-29-23M85 57c6-9 17-18 29-23M24 112c18-2 32 1 49 0M89 111c16-2 32 1 47 0'

type Point = readonly [x: number, y: number]

/** The branches of the left half that bear leaves, as cubic curves; the right half mirrors them. */
const branches: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [54, 66],
    [45, 60],
    [34, 59],
    [14, 61],
  ],
  [
    [54, 66],
    [47, 62],
    [38, 56],
    [33, 44],
  ],
  [
    [75, 57],
    [69, 48],
    [58, 39],
    [46, 34],
  ],
  [
    [74, 58],
    [71, 50],
    [68, 40],
    [67, 25],
  ],
]

/** The places of leaves along a branch, from 0 to 1: in turn at its one side and the other, the last at its end. */
const along = [0.45, 0.65, 0.83, 1]

const half = branches.flatMap(([a, b, c, d]) =>
  along.map((t, index) => {
    const at = (k: 0 | 1) =>
      (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t ** 3 * d[k]
    const slope = (k: 0 | 1) =>
      (1 - t) ** 2 * (b[k] - a[k]) + 2 * (1 - t) * t * (c[k] - b[k]) + t * t * (d[k] - c[k])
    const side = t === 1 ? 0 : index % 2 ? -0.9 : 0.9
    return { x: at(0), y: at(1), turn: Math.atan2(slope(1), slope(0)) + side }
  }),
)

const places = [
  ...half,
  ...half.map(({ x, y, turn }) => ({ x: treeBox[0] - x, y, turn: Math.PI - turn })),
]

/** Steps that share no divisor with the number of places, so that the days of a week spread out. */
const step = 13

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
