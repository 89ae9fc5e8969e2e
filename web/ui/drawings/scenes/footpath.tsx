import { Drawing, type DrawingProps, Leaf } from '../drawing.tsx'

/** A footpath that winds towards the hills, with the sun just above them. */
export function Footpath({ width = 240 }: DrawingProps) {
  return (
    <Drawing width={width} box={[260, 180]}>
      <path className="copper" d="M150 72a30 30 0 1 1 56-6M176 14V4M214 28l7-7M138 28l-7-7" />
      <path d="M8 92c26-4 44-28 70-30 24-2 40 20 66 24M118 80c28-14 52-18 78-10 20 6 34 18 56 20" />
      <path className="ground" d="M8 108c50-8 92-4 128-6s76-4 116 2" />
      <path
        className="copper"
        d="M70 172c22-14 62-18 76-28 12-9-6-15-22-20-13-5-8-12 10-20M124 174c20-10 50-16 56-30 5-13-14-18-28-24-10-4-8-9 0-15"
      />
      <path d="M36 142c5-8 5-14 4-22M40 142c2-7 5-12 10-15M44 142c3-4 7-7 11-8M214 150c5-8 5-14 4-22M218 150c2-7 5-12 10-15M222 150c3-4 7-7 11-8M78 122c3-5 3-9 2-14M81 122c2-5 4-8 7-10" />
      <path d="M32 44c4-5 9-5 12 0 3-5 8-5 12 0M60 30c3-4 7-4 10 0 3-4 6-4 9 0" />
      <Leaf x={22} y={168} turn={-12} scale={0.9} />
    </Drawing>
  )
}
