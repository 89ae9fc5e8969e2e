import type { ReactNode } from 'react'

/**
 * Line drawings made for this product: ink for what is near, copper for what is warm, and one flat
 * leaf in each. They decorate; what matters is said in words, so screen readers pass them by.
 */
export interface DrawingProps {
  /** Width in CSS pixels; the height follows. It never grows wider than its column. */
  width?: number
}

/** The sheet that a drawing is on: its box in the units of its own paths. */
export function Drawing({
  width,
  box,
  children,
}: {
  width: number
  box: readonly [number, number]
  children: ReactNode
}) {
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${box[0]} ${box[1]}`}
      width={width}
      height={Math.round((width * box[1]) / box[0])}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** A leaf lies in every drawing, the one filled shape. About 34 by 18 at scale 1. */
export function Leaf({
  x,
  y,
  turn = 0,
  scale = 1,
}: {
  x: number
  y: number
  turn?: number
  scale?: number
}) {
  return (
    <path
      className="leaf"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
      d="M0 0C5-9 17-12 34-5 27 7 13 12 0 0Z"
    />
  )
}
