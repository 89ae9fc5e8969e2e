import { StrokeIcon, strokes } from '../icon.tsx'

/** The icons of what a signed-in user has: the public pages do not fetch them. */
export const placeStrokes = {
  activity:
    'M5.5 12.5a4 4 0 1 0 .1 0M18.5 12.5a4 4 0 1 0 .1 0M5.5 16.5l4-7.5H16M18.5 16.5 14.5 5H17M8 6h2.5',
  badge: 'M12 3.5a5.5 5.5 0 1 0 .1 0M9 14l-1.5 7 4.5-2.5 4.5 2.5L15 14',
  battery: 'M3 8h15v8H3zM20.5 11v2M6.5 11v2',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21.5h4',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  clock: 'M12 4a8 8 0 1 0 .1 0M12 7.5V12l3 2',
  cup: 'M5 9h11v5a5.5 5.5 0 0 1-11 0zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3.5v2.5M12.5 3.5v2.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  drop: 'M12 3.5c3.5 4.5 5.5 7.3 5.5 10.3a5.5 5.5 0 0 1-11 0c0-3 2-5.8 5.5-10.3',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5v5h5M9 13h6M9 16.5h6',
  home: 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-5.5h4V20',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  mind: 'M8 21v-4C5.5 15.5 4 13 4 10a7.5 7.5 0 0 1 15 0l1.5 3.5-2 .5v3.5H15V21M11.5 7.5v5M9 10h5',
  people: 'M9 5a3.5 3.5 0 1 0 .1 0M2.5 19.5c0-6 13-6 13 0M16 5.5a3 3 0 0 1 0 6M18 15.5q3 1 3.5 4',
  plan: 'M8 5H5.5v16h13V5H16M8 3.5h8V7H8zM9 13h6M9 16.5h6',
  pulse: 'M3 12.5h4l2.5-6 4.5 12 2.5-6H21',
  questions: 'M5 3.5h14v17H5zM9.5 9.5c0-3.5 5-3.5 5 0 0 2-2.5 2-2.5 4M12 16.4v.1',
  swap: 'M4 8h16l-4-4M20 16H4l4 4',
} as const

const all = { ...strokes, ...placeStrokes }

export type PlaceIconName = keyof typeof all

/** The icon of a place, or of what is found there. */
export function PlaceIcon({ name, size }: { name: PlaceIconName; size?: number | undefined }) {
  return <StrokeIcon d={all[name]} size={size} />
}
