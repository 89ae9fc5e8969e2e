import { Drawing, type DrawingProps, Leaf } from './drawing.tsx'

/** The bicycle that brings everything, a basket tied behind. */
export function Bicycle({ width = 280 }: DrawingProps) {
  return (
    <Drawing width={width} box={[300, 200]}>
      <BicycleLines />
      <path className="ground" d="M10 187c44-3 88 2 132 0s88-2 146 0" />
    </Drawing>
  )
}

export function BicycleLines() {
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
