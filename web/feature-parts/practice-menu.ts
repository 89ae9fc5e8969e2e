import { loadOnce } from '#web/platform/lazy.tsx'

/** The pages of a provider, for the menu of the frame. */
export const fetchPracticeMenu = loadOnce(
  async () => (await import('#web/practice/practice-menu.tsx')).PracticeMenu,
)
