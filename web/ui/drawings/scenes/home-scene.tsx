import { Drawing, type DrawingProps, Leaf } from '../drawing.tsx'
import { MsasaLines } from './msasa-tree.tsx'
import { BicycleLines } from '../bicycle.tsx'

/**
 * The scene of the home page: hills, a path, a msasa with the bicycle leaning under it. The ground goes
 * on for 1,000 units beyond both sides of the box: a screen that is wider than the scene shows it (home.css).
 */
export function HomeScene({ width = 960 }: DrawingProps) {
  return (
    <Drawing width={width} box={[960, 400]}>
      <path className="copper" d="M160 179a46 46 0 1 1 45 16" />
      <path
        className="ground"
        d="M-1000 236c330 26 670 34 1000-10 60-8 98-44 150-46 44-2 66 30 108 34 40 4 66-22 104-22 24 0 40 9 54 17M584 210c30-10 60-12 84-4M842 196c40-10 78 14 118 20 330 50 670-24 1000-6"
      />
      <path d="M-1000 300c340 14 664 38 1000-18 96-16 208-10 306-4s196 0 290-2c46-1 92 9 138 10M781 287c56-1 116-9 179-19 330-52 670 24 1000 8" />
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
