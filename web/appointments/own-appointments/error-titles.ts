/** What is shown where a part of the user's own appointments did not load. */
export const errorTitles = {
  outcome: 'Could not load what happened in this session',
  notes: 'Could not load the notes',
  reason: 'Could not load why you come',
  phone: 'Could not load the phone number',
  following: 'Could not load what else you can do',
} as const
