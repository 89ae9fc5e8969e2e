/** "1 reading waits", "2 readings wait". */
export function howMany(count: number): string {
  return count === 1 ? '1 reading waits' : `${count} readings wait`
}

/** The words about readings that wait for a line. */
export const notices = {
  waiting: {
    title: 'Saved on this phone, will be sent',
    text: 'There is no line right now. Your reading is sent as soon as there is one.',
  },
  sent: (count: number) => ({
    title: 'Success!',
    text:
      count === 1
        ? 'The reading that waited has been logged.'
        : `The ${count} readings that waited have been logged.`,
  }),
}

/** How long they stay, and who else may see them. */
export function wordsOnStay(isInTab: boolean): string {
  return isInTab
    ? 'What waits is kept in this tab alone: a reload does no harm, but closing the tab or logging out forgets it.'
    : 'What waits is kept on this phone, where others who use the phone could find it, until it is sent or you log out.'
}
