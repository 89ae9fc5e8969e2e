import { Drawing, type DrawingProps, Leaf } from './drawing.tsx'

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
