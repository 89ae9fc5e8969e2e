/** The texts about requests for plans. */
export const texts = {
  notWriter: 'Plans are written by dietitians and fitness experts. There is no queue for you here.',
  nothingWaits: 'No open requests. New ones appear here.',
  nothingDone: 'You have not sent a plan yet.',
  failedQueue: 'Error fetching the requests',
  failedRequest: 'Error fetching the request',
  failedTemplates: 'Error fetching your templates',
  failedFoods: 'Error fetching the foods',
  seen: 'That you opened this, and when, is shown to the person.',
} as const

export const toasts = {
  notTaken: { title: 'Not claimed', kind: 'destructive' },
  released: { title: 'Released', text: 'Your colleagues see the request again.' },
  sent: (name: string) => ({
    title: 'Plan sent',
    text: `${name} gets an email that there is something new. It does not say what.`,
  }),
} as const

/** The name of each kind. */
export const kinds = {
  meal: { plan: 'Meal plan', request: 'A meal plan' },
  exercise: { plan: 'Exercise plan', request: 'An exercise plan' },
} as const
