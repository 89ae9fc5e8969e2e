import { Drawing, type DrawingProps, Leaf } from './drawing.tsx'

/** A letter half out of its envelope, closed with a leaf. */
export function Letter({ width = 220 }: DrawingProps) {
  return (
    <Drawing width={width} box={[260, 180]}>
      <path d="M64 80V30c0-4 2-6 6-6h112c4 0 6 2 6 6v50" />
      <path
        className="copper"
        d="M84 46c18-3 30 3 48 0s26-2 36 0M84 62c22-3 34 3 54 0M152 62c6-1 10-1 14 0M84 78c14-2 24 2 38 0"
      />
      <path d="M64 56 38 76c-2 2-3 4-3 7v70c0 4 2 6 6 6h170c4 0 6-2 6-6V83c0-3-1-5-3-7l-26-20" />
      <path d="m36 80 74 50c10 7 22 7 32 0l74-50M38 156l66-32M214 156l-66-32" />
      <path className="ground" d="M10 170c30-3 52 1 84 0M170 170c28-2 52 2 80-1" />
      <Leaf x={112} y={141} turn={-18} scale={1} />
    </Drawing>
  )
}
