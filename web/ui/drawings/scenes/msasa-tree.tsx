import { Drawing, type DrawingProps, Leaf } from '../drawing.tsx'

/** A msasa in spring: forked from low down, its copper crown in flat layers. */
export function MsasaTree({ width = 320 }: DrawingProps) {
  return (
    <Drawing width={width} box={[320, 240]}>
      <MsasaLines />
      <path className="ground" d="M18 224c40-4 70 1 108-1M182 223c38-3 74 2 122-1M232 230h34" />
      <Leaf x={232} y={219} turn={-8} scale={0.8} />
    </Drawing>
  )
}

export function MsasaLines() {
  return (
    <>
      <path
        className="copper"
        d="M22 112c-8-9 0-22 13-21 2-14 20-19 30-11 7-13 29-14 37-2 13-5 26 3 25 15 10 1 13 12 6 19-17 6-30-1-42 4-15 5-27-3-39 1-12 3-22 1-30-5Z"
      />
      <path
        className="copper"
        d="M92 62c-7-10 3-22 15-19 3-15 24-20 34-10 8-15 34-16 43-2 13-8 32-1 32 13 13-3 22 9 14 19-13 8-30 1-43 6-17 6-31-4-47 1-16 4-35 4-48-8Z"
      />
      <path
        className="copper"
        d="M188 108c-8-8-1-20 11-19 3-13 21-17 30-8 8-12 28-12 35 0 13-4 25 5 22 16 9 2 11 12 4 17-14 6-26 0-37 4-14 4-26-4-38 0-11 2-20-3-27-10Z"
      />
      <path d="M139 224c9-15 12-31 8-46-6-19-24-30-43-40-14-7-22-15-27-25M177 224c-8-15-10-30-6-46 5-18 22-30 41-40 14-7 23-15 28-25M154 164c1-18-2-30-6-42-4-16-6-34-7-54M165 164c0-18 4-30 9-42 4-16 5-34 5-52M170 134c-5-12-7-28-7-40M154 164c1 8 0 14-3 20M165 164c-1 8 0 14 2 20M110 141c-6-8-8-16-6-25M206 143c-1-10 2-18 8-26M157 150c2-20-1-38-4-52" />
      <path d="M157 190c-1 9-3 15-6 21M164 198c0 5 1 9 4 14" />
      <path
        className="copper"
        d="M50 96c6-3 12-3 17 0M88 99c6-3 11-2 15 1M128 48c7-3 13-3 19 1M170 44c7-3 14-2 19 2M218 97c6-3 12-2 16 1M256 99c5-2 10-2 14 1"
      />
    </>
  )
}
