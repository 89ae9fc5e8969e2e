import { Drawing, type DrawingProps, Leaf } from './drawing.tsx'

/** A plate from above: nshima, relish and greens, each with its share. */
export function Plate({ width = 240 }: DrawingProps) {
  return (
    <Drawing width={width} box={[260, 240]}>
      <circle cx="130" cy="120" r="108" />
      <circle className="ground" cx="130" cy="120" r="84" />
      <path d="M64 118c-6-24 10-50 36-56 18-4 30 6 34 20 4 16-2 34-18 44-18 12-46 14-52-8Z" />
      <path className="copper" d="M82 92c6-8 14-13 24-14M84 108c8-6 18-10 28-11" />
      <path
        className="copper"
        d="M150 66c20-4 40 8 48 28 6 16 0 32-16 36-18 4-36-6-44-22-7-15-6-38 12-42Z"
      />
      <path
        className="copper"
        d="M158 82a5 5 0 1 0 .1 0M176 92a5 5 0 1 0 .1 0M160 104a5 5 0 1 0 .1 0M182 112a5 5 0 1 0 .1 0"
      />
      <path d="M78 162c12-16 32-20 46-12 14-12 36-10 48 2 10-2 18 2 18 8-10 20-34 34-60 34-22 0-42-12-52-32Z" />
      <path d="M96 168c14-4 30-3 42 2M104 182c10-4 20-4 28 0" />
      <Leaf x={142} y={178} turn={-22} scale={1.05} />
    </Drawing>
  )
}
