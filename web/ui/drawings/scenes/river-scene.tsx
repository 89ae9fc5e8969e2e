import { Drawing, type DrawingProps, Leaf } from '../drawing.tsx'

/** A wide river in the morning: a dugout canoe on its way over, reeds, the sun on the far bank. */
export function RiverScene({ width = 960 }: DrawingProps) {
  return (
    <Drawing width={width} box={[960, 300]}>
      <g transform="translate(-140 0)">
        <path className="copper" d="M640 112a58 58 0 0 1 116 0" />
        <path
          className="copper"
          d="M698 34V14M640 52l-12-15M756 52l12-15M616 92l-18-7M780 92l18-7M662 132h72M676 150h46M688 168h24"
        />
      </g>
      <path
        className="ground"
        d="M0 106c70-6 128-34 196-34 60 0 96 30 150 38 60 8 130 2 196 2h198c62 0 128-8 220-4"
      />
      <path
        className="ground"
        d="M112 84v-16M104 62c0-8 16-8 16 0s-16 10-16 0M140 78V58M130 50c0-10 20-10 20 0s-20 12-20 0M838 106V88M828 80c0-10 20-10 20 0s-20 12-20 0M866 106V94M858 88c0-8 16-8 16 0s-16 10-16 0"
      />
      <g transform="translate(240 6)">
        <path d="M338 178c60 26 190 27 262-1-8 24-30 37-58 38H404c-30-1-54-13-66-37Z" />
        <path d="M338 178c62 12 196 12 262-1M402 187v22M470 189v24M538 187v22" />
        <path
          className="copper"
          d="M452 128l70 92M516 211c8 0 20 12 24 27-14-2-26-10-30-20 0-4 2-7 6-7Z"
        />
        <path d="M372 182c0-16 4-28 12-34h34c8 6 12 18 12 36M384 148c2-9 9-13 17-13s15 4 17 13" />
        <path className="copper" d="M376 164l10 7 11-7 11 7 11-7 9 7" />
        <Leaf x={404} y={134} turn={-52} scale={0.9} />
      </g>
      <path
        className="ground"
        d="M530 230c40 6 78 10 118 10M800 240c44-2 84-8 116-16M230 176c26-4 50-4 70-2M380 196c30-6 70-6 96-2M120 168c30-5 60-4 84 0M320 226c36-6 76-5 104 0M470 258c40-5 90-4 124 0M210 262c30-5 66-4 90 0"
      />
      <path d="M0 270c60-14 108-10 150 4 36 12 70 18 110 26M960 252c-66-6-130 4-176 24-18 8-36 16-60 24" />
      <path d="M34 268c2-40 0-76-8-112M50 266c4-36 14-66 26-94M66 266c2-26 0-50-4-72M866 254c0-34-6-66-16-94M884 252c2-40 10-74 22-104M902 252c2-24 12-48 26-66" />
      <path
        className="copper"
        d="M26 156c-6-10-6-20-2-30 6 9 7 20 2 30ZM76 172c0-11 4-20 12-26 1 11-3 21-12 26ZM850 160c-6-10-7-20-4-30 7 9 8 20 4 30ZM906 148c0-12 4-21 11-28 2 12-2 22-11 28Z"
      />
      <path d="M316 42c6-6 12-6 16 0 4-6 10-6 16 0M368 64c5-5 10-5 13 0 3-5 8-5 13 0M282 72c4-4 8-4 11 0 3-4 7-4 11 0M716 44c5-5 10-5 13 0 3-5 8-5 13 0M760 62c4-4 8-4 11 0 3-4 7-4 11 0" />
    </Drawing>
  )
}
