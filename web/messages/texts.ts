/** What this room says when something did not come. */
export const failures = {
  threads: 'Error fetching your messages',
  thread: 'Error fetching this conversation',
} as const

/** For whoever stands in no conversation any more. */
export const unknownPerson = 'Somebody who is no longer here'
