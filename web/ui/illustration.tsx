import type { ReactNode } from 'react'

/**
 * Line drawings made for this product: ink for what is near, copper for what is warm, and one flat
 * leaf in each. They decorate; what matters is said in words, so screen readers pass them by.
 */
interface DrawingProps {
  /** Width in CSS pixels; the height follows. It never grows wider than its column. */
  width?: number
}

function Drawing({
  width,
  box,
  children,
}: {
  width: number
  box: readonly [number, number]
  children: ReactNode
}) {
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${box[0]} ${box[1]}`}
      width={width}
      height={Math.round((width * box[1]) / box[0])}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** A leaf lies in every drawing, the one filled shape. About 34 by 18 at scale 1. */
function Leaf({
  x,
  y,
  turn = 0,
  scale = 1,
}: {
  x: number
  y: number
  turn?: number
  scale?: number
}) {
  return (
    <path
      className="leaf"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
      d="M0 0C5-9 17-12 34-5 27 7 13 12 0 0Z"
    />
  )
}

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

function MsasaLines() {
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

/** A baobab without its leaves, wide as a house. */
export function Baobab({ width = 280 }: DrawingProps) {
  return (
    <Drawing width={width} box={[280, 250]}>
      <path d="M84 228c12-10 14-34 12-58-2-28-6-42-14-56-8-13-24-20-42-22M196 228c-11-12-12-34-10-58 2-27 8-42 17-56 8-12 22-18 38-19M96 228c-8-3-16-2-24 2M186 228c9-3 17-2 24 3M84 228c3 1 8 1 12 0M186 228c4 1 7 1 10 0" />
      <path d="M40 92c-9-1-17-6-23-14M40 92c-10 3-19 4-29 2M62 97c-10-9-17-19-19-32M43 65c-6-5-12-7-19-7M43 65c0-8 2-14 7-20M98 116c-4-15-14-24-20-38-5-12-4-25 2-38M78 78c-8-6-13-13-15-22M80 40c-4-7-9-11-16-13M80 40c3-8 7-13 13-17M120 108c-5-18-11-30-9-48 1-11 5-21 11-31M111 60c-5-6-8-12-9-20M122 29c-1-6-3-11-7-15M122 29c5-5 9-9 15-11M150 108c3-20 12-32 13-50 1-9 0-17-4-26M163 58c7-6 11-12 13-20M176 118c4-16 16-24 23-38 5-11 6-22 3-34M199 80c9-5 16-12 20-21M202 46c-3-6-4-12-2-19M202 46c6-5 12-8 19-9M241 95c9-3 16-7 22-14M241 95c9 2 18 2 27-1M224 99c10-8 17-17 20-29M244 70c5-6 11-9 18-10" />
      <path
        className="copper"
        d="M118 138c4 24 3 48-3 74M138 130c2 20 2 34 0 52M158 140c-3 22-2 46 3 70M106 176c1 12 0 22-3 33M176 172c-1 14 1 26 5 38M138 200v14"
      />
      <path className="ground" d="M12 231c22-3 40 1 60-1M210 231c20-2 38 1 60-1M112 238h56" />
      <Leaf x={222} y={226} turn={-6} scale={0.85} />
    </Drawing>
  )
}

/** A kettle on the mbaula, the charcoal stove of the yard. */
export function Kettle({ width = 200 }: DrawingProps) {
  return (
    <Drawing width={width} box={[220, 230]}>
      <path d="M66 134c-9-30 8-58 44-58s53 28 44 58c-2 6-6 10-12 10H78c-6 0-10-4-12-10ZM86 80c2-9 11-14 24-14s22 5 24 14M103 66c-2-8 2-12 7-12s9 4 7 12" />
      <path d="M150 112c14-2 19-14 22-28 1-6 5-9 12-9M156 128c18-1 27-16 30-34 1-5 3-8 7-10M184 75c4 1 7 4 9 9" />
      <path d="M72 96c-16-52 6-76 38-76s54 24 38 76M80 92C68 50 84 30 110 30s42 20 30 62" />
      <path
        className="copper"
        d="M56 152h108l-14 54H70ZM56 152c0-5 3-8 8-8h92c5 0 8 3 8 8M76 206l-5 13M144 206l5 13"
      />
      <path
        className="copper"
        d="M82 170v.1M100 170v.1M120 170v.1M138 170v.1M91 184v.1M110 184v.1M129 184v.1"
        strokeWidth="5"
      />
      <path className="copper" d="M196 64c-6-8 6-13 0-22s5-13 0-21M206 60c-4-6 4-10 1-16" />
      <path d="M80 116c2-10 8-17 16-20" />
      <path className="ground" d="M22 220c18-2 34 1 52 0M148 220c18 1 34-2 52 0" />
      <Leaf x={24} y={215} turn={-14} scale={0.85} />
    </Drawing>
  )
}

/** The bicycle that brings everything, a basket tied behind. */
export function Bicycle({ width = 280 }: DrawingProps) {
  return (
    <Drawing width={width} box={[300, 200]}>
      <BicycleLines />
      <path className="ground" d="M10 187c44-3 88 2 132 0s88-2 146 0" />
    </Drawing>
  )
}

function BicycleLines() {
  return (
    <>
      <circle cx="72" cy="140" r="46" />
      <circle cx="228" cy="140" r="46" />
      <path
        className="ground"
        d="M72 96v88M28 140h88M41 109l62 62M103 109l-62 62M228 96v88M184 140h88M197 109l62 62M259 109l-62 62"
        strokeWidth="1"
      />
      <path
        className="copper"
        d="M144 144 126 74M130 90l76-6M144 144l65-47M72 140l72 4M130 90 72 140M203 72l9 34c5 14 10 24 16 34"
      />
      <path d="M203 72l-4-15c-9-3-18-2-24 3M199 57c5-3 11-3 17 0M108 70c10-6 24-7 36-2 2 4-1 6-5 6h-22c-5 0-8-1-9-4ZM126 74v2" />
      <circle cx="144" cy="144" r="11" />
      <path d="M144 144l10 20M148 165h13M144 144l-9-19M128 124h12" />
      <path d="M36 88h84M44 88l28 52M31 54h62l-8 34H40ZM31 54c0-4 62-4 62 0M35 66h54M38 77h49M50 54l3 34M62 54v34M75 54l-3 34" />
      <Leaf x={52} y={50} turn={-48} scale={0.95} />
      <path className="copper" d="M78 51c-4-10-1-18 6-24M66 51c0-7 1-11 3-16" />
    </>
  )
}

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

/**
 * The scene of the home page: hills, a path, a msasa with the bicycle leaning under it. The lines
 * run out at both sides and at the foot, so it can reach under the edge of the screen.
 */
export function HomeScene({ width = 960 }: DrawingProps) {
  return (
    <Drawing width={width} box={[960, 400]}>
      <path className="copper" d="M160 179a46 46 0 1 1 45 16" />
      <path
        className="ground"
        d="M0 226c60-8 98-44 150-46 44-2 66 30 108 34 40 4 66-22 104-22 24 0 40 9 54 17M584 210c30-10 60-12 84-4M842 196c40-10 78 14 118 20"
      />
      <path d="M0 282c96-16 208-10 306-4s196 0 290-2c46-1 92 9 138 10M781 287c56-1 116-9 179-19" />
      <path
        className="copper"
        d="M330 400c24-40 92-56 136-76 26-12 34-26 20-44M446 400c14-34 62-48 92-68 20-14 14-36-24-54"
      />
      <g transform="translate(560 8) scale(1.25)">
        <MsasaLines />
      </g>
      <g transform="translate(404 152) scale(0.68)">
        <BicycleLines />
      </g>
      <path
        className="ground"
        d="M60 330c8-12 8-20 6-30M66 330c2-10 8-18 14-22M72 330c4-6 10-10 16-12M232 366c6-10 6-16 4-24M238 366c2-8 6-14 12-18M700 352c8-12 8-20 6-30M706 352c2-10 8-18 14-22M712 352c4-6 10-10 16-12M884 384c6-10 6-16 4-24M890 384c2-8 6-14 12-18"
      />
      <path d="M286 96c6-6 12-6 16 0 4-6 10-6 16 0M336 122c5-5 10-5 13 0 3-5 8-5 13 0M262 132c4-4 8-4 11 0 3-4 7-4 11 0" />
      <Leaf x={812} y={330} turn={-10} scale={1.3} />
    </Drawing>
  )
}

/** A line of ground with its leaf: where one part of a page ends. */
export function GroundLine({ width = 320 }: DrawingProps) {
  return (
    <Drawing width={width} box={[320, 24]}>
      <path className="ground" d="M2 18c40-3 84 2 126 0M176 18c44-2 92 2 142-1" />
      <Leaf x={136} y={18} turn={-12} scale={0.8} />
    </Drawing>
  )
}
