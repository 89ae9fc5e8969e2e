import { useEffect, useRef } from 'react'
import { joined, leavesOf, treeBox, treeWood } from './leaves.ts'

interface MonthTreeProps {
  /** `YYYY-MM` */
  month: string
  /** The days with a leaf, `YYYY-MM-DD`. */
  days: readonly string[]
  /** Says how many days, for those who cannot see it. */
  label: string
  /** In CSS pixels; the height follows. */
  width: number
}

/** How long a new leaf takes to appear, in milliseconds. */
const appearing = 200

/** The tree of a month, one leaf for each day. The newest leaf appears as it is added. */
export function MonthTree({ month, days, label, width }: MonthTreeProps) {
  const leaves = leavesOf(month, days)
  const newest = leaves.at(-1)
  const rest = leaves.slice(0, -1)
  const leaf = useRef<SVGPathElement>(null)
  const before = useRef(leaves.length)
  useEffect(() => {
    const isNew = leaves.length > before.current
    before.current = leaves.length
    if (isNew && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      leaf.current?.animate([{ opacity: 0 }, { opacity: 1 }], appearing)
  }, [leaves.length])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${treeBox.join(' ')}`}
      width={width}
      className="h-auto max-w-full"
    >
      <path
        d={treeWood}
        fill="none"
        stroke="currentColor"
        // As thick on a small tree as on a large one.
        strokeWidth={300 / width}
        strokeLinecap="round"
      />
      {[false, true].map((isCopper) => (
        <path
          key={String(isCopper)}
          className={colour(isCopper)}
          fill="currentColor"
          d={joined(rest.filter((one) => one.isCopper === isCopper))}
        />
      ))}
      {newest ? (
        <path ref={leaf} className={colour(newest.isCopper)} fill="currentColor" d={newest.path} />
      ) : null}
    </svg>
  )
}

const colour = (isCopper: boolean) => (isCopper ? 'text-copper' : 'text-leaf')
