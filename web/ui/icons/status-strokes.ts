/** Strokes of what only the status of an appointment or a request has. */
export const statusStrokes = {
  cancelled: 'M12 4a8 8 0 1 0 .1 0M9 9l6 6M15 9l-6 6',
  done: 'M12 4a8 8 0 1 0 .1 0M8.5 12.5l2.5 2.5 4.5-5.5',
  hourglass: 'M5.5 3.5h13L12 12l6.5 8.5h-13L12 12z',
} as const
