/** How long a guide takes to read. */
export const minutesText = (minutes: number) =>
  minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`

/** How long a saved guide stays, beside the button that saves it. */
export const savedTexts = {
  removal: 'It stays on this phone. Others who use the phone can see it.',
  logout: 'It stays on this phone until you log out.',
  tab: 'It stays on this phone until you log out or close this tab.',
} as const
