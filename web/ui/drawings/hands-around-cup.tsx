import { Drawing, type DrawingProps, Leaf } from './drawing.tsx'

/** Two hands around something warm. */
export function HandsAroundCup({ width = 240 }: DrawingProps) {
  return (
    <Drawing width={width} box={[280, 220]}>
      <ellipse cx="140" cy="72" rx="48" ry="12" />
      <path d="M104 74c8 5 64 5 72 0" className="copper" />
      <path d="M92 72v12M188 72v12M100 158c2 14 10 22 22 22h36c12 0 20-8 22-22" />
      <path d="M128 92c7 1 9 12 1 14l-33 4M131 106c7 2 8 13 0 15l-33 4M131 121c7 2 7 13-1 15l-30 3M128 136c6 2 6 12-1 13l-25 4" />
      <path d="M128 92c-16-1-28-2-36-8-4-8-10-16-18-18-6-2-10 3-8 9 2 7 6 12 6 20 0 14-10 22-22 34-12 13-24 32-32 62M102 153c-10 12-22 20-30 30-5 7-9 16-12 28" />
      <path d="M152 92c-7 1-9 12-1 14l33 4M149 106c-7 2-8 13 0 15l33 4M149 121c-7 2-7 13 1 15l30 3M152 136c-6 2-6 12 1 13l25 4" />
      <path d="M152 92c16-1 28-2 36-8 4-8 10-16 18-18 6-2 10 3 8 9-2 7-6 12-6 20 0 14 10 22 22 34 12 13 24 32 32 62M178 153c10 12 22 20 30 30 5 7 9 16 12 28" />
      <path
        className="copper"
        d="M126 52c-7-9 7-14 0-24s5-12 1-19M148 52c-7-9 7-14 0-24s5-12 1-19"
      />
      <path className="copper" d="M14 181c14 8 30 16 48 22M266 181c-14 8-30 16-48 22" />
      <Leaf x={124} y={206} turn={-4} scale={0.95} />
    </Drawing>
  )
}
