/**
 * One stroke set on a 24 px grid, 1.75 px, round ends. Icons are only beside a word, so they
 * are hidden from screen readers. Each has one meaning and each meaning one icon: they are listed
 * in web/dev/icon-meanings.ts. Here are those of every page.
 */
export const strokes = {
  alert: 'M12 4 21 20H3zM12 10v4.5M12 17.4v.1',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  back: 'M20 12H4M10 6l-6 6 6 6',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  check: 'm4.5 12.5 5 5 10-11',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  leaf: 'M5 19C4 10 9 4.5 20 4c0 11-5.5 16-13 14M4 21c2-5.5 5-9 10-11.5',
  lock: 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3.5 6h17v12.5h-17zM4 7l8 6.5L20 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  money: 'M3 6h18v12H3zM12 9.5a2.5 2.5 0 1 0 .1 0',
  phone: 'M8.5 4 5 5c0 8 6 14 14 14l1-3.5-4.5-2-2 2c-2.5-1-4-2.5-5-5l2-2z',
  pin: 'M12 21l-5-7.5a6.5 6.5 0 1 1 10 0zM12 7a2.5 2.5 0 1 0 .1 0',
  user: 'M12 4a4 4 0 1 0 .1 0M4.5 20.5c.5-4 3.5-5.5 7.5-5.5s7 1.5 7.5 5.5',
  video: 'M3 6.5h12v11H3zM15 10.5l6-3v9l-6-3',
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
