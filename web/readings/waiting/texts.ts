/** "1 reading not sent yet.", "2 readings not sent yet.". */
export function howMany(count: number): string {
  return count === 1 ? '1 reading not sent yet.' : `${count} readings not sent yet.`
}

/** The texts about queued readings. */
export const toasts = {
  waiting: {
    title: 'Saved on this phone, will be sent',
    text: 'You are offline. We will send your reading later.',
  },
  sent: (count: number) => ({
    title: 'Success!',
    text:
      count === 1
        ? 'Your reading has been sent and logged.'
        : `${count} readings have been sent and logged.`,
  }),
}

/** How long they stay, and who else may see them. */
export function textOnStay(isInTab: boolean): string {
  return isInTab
    ? 'Unsent readings are only in this tab. You can reload it. If you close the tab or log out, they are deleted.'
    : 'Unsent readings stay on this phone until they are sent or you log out. Others who use the phone could find them.'
}
