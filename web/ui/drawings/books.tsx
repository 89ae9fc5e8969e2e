import { Drawing, type DrawingProps, Leaf } from './drawing.tsx'

/** Three books on the ground, one read halfway, with a leaf to keep the page. */
export function Books({ width = 200 }: DrawingProps) {
  return (
    <Drawing width={width} box={[220, 176]}>
      <path d="M44 128h122c5 0 8 3 8 8v12c0 5-3 8-8 8H44c8-8 8-20 0-28ZM52 135h114M52 149h114" />
      <path className="copper" d="M62 100h108c-7 8-7 20 0 28H62c-5 0-8-4-8-9v-10c0-5 3-9 8-9Z" />
      <path className="copper" d="M82 100v28M92 100v28" />
      <path d="M110 94c-16-14-38-18-64-13-5-20-6-40-3-59 26-4 49 1 67 17 16-17 38-24 64-22 4 19 4 39 0 60-26-3-47 2-64 17ZM110 39c2 18 2 36 0 55" />
      <path d="M56 37c14-1 28 2 40 9M57 51c14-1 28 2 40 9M59 65c13-1 26 2 38 9M124 45c11-8 24-12 38-13M124 59c11-8 24-12 38-13M124 73c11-8 23-12 36-12" />
      <path className="ground" d="M12 160c20-3 38 1 58-1M148 160c20-2 40 2 60-1" />
      <Leaf x={104} y={26} turn={-62} scale={0.85} />
    </Drawing>
  )
}
