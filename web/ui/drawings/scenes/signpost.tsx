import { Drawing, type DrawingProps, Leaf } from '../drawing.tsx'

/** A footpath that forks at a signpost, its boards blank. */
export function Signpost({ width = 280 }: DrawingProps) {
  return (
    <Drawing width={width} box={[320, 220]}>
      <path className="ground" d="M6 104c40-22 76-30 112-14 30 13 58 8 84-6 38-20 76-16 112 4" />
      <path d="M4 134c52-12 98-14 142-10M196 124c40-4 80-2 120 8" />
      <path
        className="copper"
        d="M92 214c22-22 44-34 62-46 14-9 10-18-8-26-22-9-60-10-92-24M200 214c2-16 14-28 34-36 26-11 40-24 30-38-7-10-24-16-32-26M132 214c16-14 30-20 42-28"
      />
      <path d="M170 190V48M178 190V48M170 48c1-5 7-5 8 0M164 192c6-5 14-5 20 0" />
      <path d="M178 62h52l14 11-14 11h-52ZM170 94h-50l-13 11 13 11h50" />
      <path
        className="ground"
        d="M36 190c8-12 8-20 6-30M42 190c2-10 8-18 14-22M48 190c4-6 10-10 16-12M268 200c6-10 6-16 4-24M274 200c2-8 6-14 12-18"
      />
      <path d="M60 44c6-6 12-6 16 0 4-6 10-6 16 0M100 64c5-5 9-5 12 0 3-5 8-5 12 0" />
      <Leaf x={214} y={204} turn={-12} scale={0.9} />
    </Drawing>
  )
}
