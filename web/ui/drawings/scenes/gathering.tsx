import { Drawing, type DrawingProps, Leaf } from '../drawing.tsx'
import { MsasaLines } from './msasa-tree.tsx'

/** Stools set around a pot in the shade. */
export function Gathering({ width = 440 }: DrawingProps) {
  return (
    <Drawing width={width} box={[440, 330]}>
      <g transform="translate(36 0) scale(1.14)">
        <MsasaLines />
      </g>
      <path className="ground" d="M20 254c50-6 96 1 150-2M250 253c52-4 108 3 172-1" />
      <path d="M58 262c0-7 52-7 52 0s-52 7-52 0ZM64 266c-2 12-4 22-8 32M104 266c2 12 4 22 8 32M72 268c4 10 20 10 24 0M58 290c16 5 36 5 52 0" />
      <path d="M330 258c0-7 54-7 54 0s-54 7-54 0ZM336 262c-2 12-4 22-8 32M378 262c2 12 4 22 8 32M345 264c4 10 20 10 24 0M330 286c16 5 38 5 54 0" />
      <path d="M132 296c0-7 50-7 50 0s-50 7-50 0ZM138 300c-2 8-3 14-6 22M176 300c2 8 3 14 6 22M146 302c4 7 18 7 22 0" />
      <path d="M262 300c0-7 50-7 50 0s-50 7-50 0ZM268 304c-2 8-3 12-6 19M306 304c2 8 3 12 6 19M276 306c4 7 18 7 22 0" />
      <path d="M196 262c-10 14-6 38 14 42h22c20-4 24-28 14-42M192 258c0-6 58-6 58 0s-58 6-58 0ZM186 270c-5 1-6 8 0 9M256 270c5 1 6 8 0 9" />
      <path
        className="copper"
        d="M200 276c14 4 28 4 42 0M204 284c12 4 22 4 34 0M190 312c8-8 14-8 20-4M252 312c-8-8-14-8-20-4M214 312c4-4 10-4 14 0"
      />
      <path className="copper" d="M216 246c-6-8 6-12 0-20M228 246c-5-8 6-12 1-20" />
      <Leaf x={396} y={318} turn={-10} scale={1} />
    </Drawing>
  )
}
