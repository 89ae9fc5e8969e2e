import { Drawing, type DrawingProps, Leaf } from './drawing.tsx'

/** Two keys of a house on one ring, hung on a nail, with a leaf for a tag. */
export function Keys({ width = 200 }: DrawingProps) {
  return (
    <Drawing width={width} box={[200, 240]}>
      <path d="M92 26c3-5 12-6 16-1M100 24v8" />
      <path className="copper" d="M100 30a28 28 0 1 1-.1 0M100 35a23 23 0 1 1-.1 0" />
      <path d="M82 80c-16-2-32 7-36 23-4 15 4 30 18 35 14 4 29-2 36-15 7-14 3-32-10-40M67 100c7-3 14 1 16 8s-3 14-10 15-13-4-13-11c0-5 3-10 7-12Z" />
      <path d="m60 137-16 62 10 3 3-12 11 3 3-11-11-3 2-8 11 3 3-11-11-3 7-24" />
      <path
        className="copper"
        d="M112 82c-12 8-16 24-10 37 6 14 22 21 36 16 15-5 23-20 19-35-5-15-20-23-35-20M127 99c7-3 15 1 17 8 1 8-4 15-11 15-7 1-13-5-13-12 0-5 3-9 7-11Z"
      />
      <path
        className="copper"
        d="m128 136 12 56c1 4 4 6 8 5 3-1 5-4 4-8l-3-12 10-3-3-11-10 2-2-8 10-2-2-11-11 2-3-11"
      />
      <Leaf x={124} y={46} turn={22} scale={1.1} />
    </Drawing>
  )
}
