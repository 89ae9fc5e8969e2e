/**
 * One stroke set on a 24 px grid, 1.75 px, round ends. Icons are only beside a word, so they
 * are hidden from screen readers.
 */
const strokes = {
  alert: 'M12 4 21 20H3zM12 10v4.5M12 17.4v.1',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  back: 'M20 12H4M10 6l-6 6 6 6',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21.5h4',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  check: 'm4.5 12.5 5 5 10-11',
  chevron: 'm6 9.5 6 6 6-6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 7.500V12l3 2',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  cup: 'M5 9h11v5a5.5 5.5 0 0 1-11 0zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3.5v2.5M12.5 3.5v2.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  drop: 'M12 3.5c3.5 4.5 5.5 7.3 5.5 10.3a5.5 5.5 0 0 1-11 0c0-3 2-5.8 5.5-10.3',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5v5h5M9 13h6M9 16.5h6',
  home: 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-5.5h4V20',
  leaf: 'M5 19C4 10 9 4.5 20 4c0 11-5.5 16-13 14M4 21c2-5.5 5-9 10-11.5',
  lock: 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  people:
    'M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M2.500 19.500c.5-3.500 3-4.500 6.500-4.500s6 1 6.500 4.500M16 5.500a3 3 0 0 1 0 6M18 15.500c2 .5 3 1.500 3.500 4',
  phone: 'M8.5 4 5 5c0 8 6 14 14 14l1-3.5-4.5-2-2 2c-2.5-1-4-2.5-5-5l2-2z',
  pulse: 'M3 12.5h4l2.5-6 4.5 12 2.5-6H21',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.5-4 3.5-5.5 7.5-5.5s7 1.5 7.5 5.5',
} as const

export type IconName = keyof typeof strokes

/** A stroke icon, 20 px unless said, in the colour of the words beside it. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  return <StrokeIcon d={strokes[name]} size={size} />
}

/** An icon that few pages need: they have its strokes. */
export function StrokeIcon({ d, size = 20 }: { d: string; size?: number | undefined }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
