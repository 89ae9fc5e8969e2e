/** The notices of this room, in the words of spec section 8. */
export const notices = {
  saved: {
    title: 'Saved!',
    text: 'Your screening results have been saved to your profile.',
  },
  notSaved: { title: 'Error', text: 'Could not save your results.', kind: 'destructive' },
} as const

export const failures = { fetching: 'Error fetching your results' } as const
