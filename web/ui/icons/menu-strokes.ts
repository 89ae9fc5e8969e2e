/** Strokes of what is only in the menu of a signed-in user. */
export const menuStrokes = {
  bars: 'M4 20.5h16M6.5 20V12M12 20V4.5M17.5 20V9',
  card: 'M3 6h18v12.5H3zM3 10.5h18M6.5 15h4',
  leave: 'M13 4H5v16h8M10 12h10.5M16.5 8l4 4-4 4',
  settings: 'M4 8h16M4 16h16M15 5.5v5M9 13.5v5',
} as const
