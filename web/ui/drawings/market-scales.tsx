import { Drawing, type DrawingProps, Leaf } from './drawing.tsx'

/** The balance of a market stall, level: a leaf in one pan, coins in the other. */
export function MarketScales({ width = 260 }: DrawingProps) {
  return (
    <Drawing width={width} box={[300, 230]}>
      <path d="M150 40v150M144 190c1-48 2-92 3-132M156 190c-1-48-2-92-3-132M118 206c2-10 10-16 20-16h24c10 0 18 6 20 16M108 206h84" />
      <circle cx="150" cy="32" r="8" />
      <path d="M150 24v-9M42 58c34-6 66-10 108-12 42 2 74 6 108 12M38 57a4 4 0 1 0 8 0 4 4 0 1 0-8 0M254 57a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
      <path className="ground" d="M42 61 10 132M42 61l32 71M258 61l-32 71M258 61l32 71" />
      <path d="M4 132h76c-3 17-18 26-38 26S7 149 4 132ZM220 132h76c-3 17-18 26-38 26s-35-9-38-26Z" />
      <path
        className="copper"
        d="M232 126c0-4 11-6 21-6s21 2 21 6-11 6-21 6-21-2-21-6ZM232 126v-9M274 126v-9M232 117c0-4 11-6 21-6s21 2 21 6-11 6-21 6-21-2-21-6ZM236 108c0-4 10-6 20-6s20 2 20 6-2 4-4 5M236 108v5M276 108v8M250 117h6M252 108h7"
      />
      <path className="copper" d="M142 76c5-3 11-3 16 0M141 96c6-3 12-3 18 0" />
      <Leaf x={24} y={126} turn={-14} scale={1.15} />
      <path className="ground" d="M20 214c30-3 56 2 88 0M192 214c30-3 56 2 92-1" />
    </Drawing>
  )
}
