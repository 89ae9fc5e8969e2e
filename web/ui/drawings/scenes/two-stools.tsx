import { Drawing, type DrawingProps, Leaf } from '../drawing.tsx'

/** Two carved stools and a pot of tea in the shade: a visitor is expected. */
export function TwoStools({ width = 320 }: DrawingProps) {
  return (
    <Drawing width={width} box={[360, 250]}>
      <path
        className="copper"
        d="M28 66C14 58 16 40 32 38c2-18 24-24 36-13 10-17 36-18 46-3 10-12 30-12 38 1 12-14 36-13 44 2 11-9 30-6 35 7 13-6 29 1 30 15 12 2 16 17 6 24-14 8-26 1-40 4-16 3-28-3-42 0-18 4-34-3-50 0-16 4-28-2-44 2-15 3-44 2-63-11Z"
      />
      <path
        className="copper"
        d="M62 44c6-4 13-4 19 0M122 38c7-4 14-3 19 1M180 46c6-4 13-3 18 1M226 56c5-3 10-2 14 1"
      />
      <path d="M44 214c10-22 12-50 6-78-4-20-10-38-8-60M66 214c-8-24-9-50-4-76 5-22 20-40 36-60M44 214c-6-1-12 0-18 3M66 214c5-1 10 0 14 2M58 130c-2-18-3-34-2-54" />
      <path d="M118 150h74c-2 8-10 12-20 13h-34c-10-1-18-5-20-13ZM134 163c8 14 8 30 0 46M176 163c-8 14-8 30 0 46M126 209h58M143 176h24M145 195h20" />
      <path d="M264 150h74c-2 8-10 12-20 13h-34c-10-1-18-5-20-13ZM280 163c8 14 8 30 0 46M322 163c-8 14-8 30 0 46M272 209h58M289 176h24M291 195h20" />
      <path className="copper" d="M145 180l5 6 5-6 5 6 5-6M291 180l5 6 5-6 5 6 5-6" />
      <path d="M204 186h48M208 186l-6 27M248 186l6 27M228 186v27M206 200h44" />
      <path
        className="copper"
        d="M213 186c-4-9-2-19 7-21h10c9 2 11 12 7 21M220 165c1-4 4-6 5-6s4 2 5 6M237 174c6 0 8-5 9-10M213 172c-8-1-8 9 0 10M226 150c-4-6 5-8 0-15s3-8 0-12"
      />
      <path
        className="ground"
        d="M10 222c44-4 90 1 136-1M172 222c36-3 70 2 108-1M300 222c18-1 34 1 50 0"
      />
      <Leaf x={84} y={224} turn={-10} scale={0.85} />
    </Drawing>
  )
}
