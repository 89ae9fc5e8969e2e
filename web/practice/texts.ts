/** What this room says when something did not come. */
export const failures = {
  waiting: 'Error fetching what waits for you',
  shared: 'Error fetching the shared screenings',
  alerts: 'Error fetching the safety alerts',
} as const

export const notices = {
  acknowledged: {
    title: 'Acknowledged',
    text: 'What you wrote is kept with the alert.',
  },
} as const
