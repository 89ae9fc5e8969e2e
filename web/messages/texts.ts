/** The messages of this feature when something failed to load. */
export const errorTitles = {
  threads: 'Error fetching your messages',
  thread: 'Error fetching this conversation',
  urgent: 'The conversation is still urgent',
} as const

/** The name of a participant whose account was erased. */
export const unknownPerson = 'Someone who is no longer here'
