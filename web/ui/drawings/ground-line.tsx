import { Drawing, type DrawingProps, Leaf } from './drawing.tsx'

/** A line of ground with its leaf: where one part of a page ends. */
export function GroundLine({ width = 320 }: DrawingProps) {
  return (
    <Drawing width={width} box={[320, 24]}>
      <path className="ground" d="M2 18c40-3 84 2 126 0M176 18c44-2 92 2 142-1" />
      <Leaf x={136} y={18} turn={-12} scale={0.8} />
    </Drawing>
  )
}
