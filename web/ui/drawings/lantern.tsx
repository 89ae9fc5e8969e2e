import { Drawing, type DrawingProps, Leaf } from './drawing.tsx'

/** A hurricane lantern, placed where it is easy to find. */
export function Lantern({ width = 160 }: DrawingProps) {
  return (
    <Drawing width={width} box={[180, 240]}>
      <path d="M56 92c-20-44 4-76 34-76s54 32 34 76M78 48c0-8 24-8 24 0M74 48h32l6 14H68ZM66 62h48M70 62c-4 6-6 12-6 18h52c0-6-2-12-6-18" />
      <path d="M66 80c-20 22-20 52-2 76h52c18-24 18-54-2-76M58 156h64M54 156c-8 4-10 10-10 20h92c0-10-2-16-10-20M44 176c-4 6-6 14-6 24h104c0-10-2-18-6-24M38 200c0 8 4 12 10 12h84c6 0 10-4 10-12" />
      <path d="M56 92c-12 18-16 44-8 72M124 92c12 18 16 44 8 72M82 156c0-6 2-10 8-10s8 4 8 10" />
      <path
        className="copper"
        d="M90 146c-14-8-12-22 0-40 12 18 14 32 0 40ZM90 138c-4-4-4-9 0-14"
      />
      <path
        className="copper"
        d="M20 104 8 98M22 130H6M24 156l-12 6M160 104l12-6M158 130h16M156 156l12 6"
      />
      <path d="M132 186h12M138 182v8" />
      <path className="ground" d="M6 224c30-3 52 1 84 0M112 224c20-2 40 2 62-1" />
      <Leaf x={64} y={222} turn={-12} scale={0.8} />
    </Drawing>
  )
}
