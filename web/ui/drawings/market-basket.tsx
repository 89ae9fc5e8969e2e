import { Drawing, type DrawingProps, Leaf } from './drawing.tsx'

/** A woven basket from the market: mangoes, tomatoes, a maize cob, greens. */
export function MarketBasket({ width = 240 }: DrawingProps) {
  return (
    <Drawing width={width} box={[260, 210]}>
      <path d="M34 98h192c4 0 7 4 5 8-14 44-28 72-44 88-3 3-7 4-11 4H84c-4 0-8-1-11-4-16-16-30-44-44-88-2-4 1-8 5-8Z" />
      <path d="M32 110h196" />
      <path
        className="copper"
        d="m40 130 16-14 16 14 16-14 16 14 16-14 16 14 16-14 16 14 16-14 16 14 16-14M50 150l14-14 16 14 16-14 16 14 16-14 16 14 16-14 16 14 16-14 14 14 8-8M62 170l12-12 14 12 14-12 14 12 14-12 14 12 14-12 14 12 14-12 12 12"
      />
      <path d="M70 184h120" />
      <path d="M52 98c-4-18 8-32 26-32 10 0 18 5 22 12M100 98c-8-22 4-40 26-40s34 18 26 40M126 58c0-5-2-8-5-10M152 74c6-7 14-10 22-9" />
      <path className="copper" d="M66 80c3-4 7-6 12-6M114 76c3-5 7-8 13-8" />
      <path d="M196 98c10-18 14-40 9-62-10 6-26 28-29 62M205 36c3-8 9-14 16-17M205 36c-1-9-5-15-11-19M196 98c8-14 18-24 30-30-3 12-9 22-18 30" />
      <path className="copper" d="M199 52l-8 5M202 62l-14 8M201 74l-16 9M199 86l-16 9" />
      <path d="M160 98c-2-9 0-17 7-24" />
      <Leaf x={80} y={62} turn={-62} scale={1.35} />
      <path d="M80 66c2-12 8-24 16-36M68 68c-4-12-12-20-24-24 0 14 6 24 16 30" />
      <path className="ground" d="M20 199c18-2 32 1 48 0M192 199c18 1 32-2 50 0" />
    </Drawing>
  )
}
