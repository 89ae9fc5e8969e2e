/** What is said when a permission for a provider is given or taken back. */
export const permissionTexts = {
  share_screenings: {
    given: {
      title: 'You share your screenings',
      text: 'A provider you have an appointment with can read them from now on.',
    },
    withdrawn: {
      title: 'Not shared any more',
      text: 'No provider can open your screenings from now on.',
    },
  },
  share_readings: {
    given: {
      title: 'You share your readings',
      text: 'A provider you have an appointment with can read them from now on.',
    },
    withdrawn: {
      title: 'Not shared any more',
      text: 'No provider can open your readings from now on.',
    },
  },
  alerts: {
    given: {
      title: 'Your provider will be told',
      text: 'This is not an emergency service: in danger, call 933 or 112.',
    },
    withdrawn: { title: 'Nobody is told any more', text: 'In danger, call 933 or 112.' },
  },
} as const
