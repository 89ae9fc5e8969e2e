/** The pages of a provider, for the menu of the frame. */
export const fetchPracticeMenu = () =>
  import('#web/practice/practice-menu.tsx').then(({ PracticeMenu }) => PracticeMenu)
