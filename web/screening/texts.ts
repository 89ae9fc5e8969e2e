/** The notices of this feature, word for word (docs/specification.md, "Notices"). */
export const notices = {
  saved: {
    title: 'Saved!',
    text: 'Your screening results have been saved to your profile.',
  },
  notSaved: { title: 'Error', text: 'Could not save your results.', kind: 'destructive' },
} as const

export const failures = { fetching: 'Error fetching your results' } as const

/** A screening that is finished and not sent. */
export const savedHere = 'Saved on this phone. We send it when you are online.'

/** How long it stays, and who else may see it. */
export function textOnStay(isInTab: boolean): string {
  return isInTab
    ? 'Keep this tab open until then. Closing it or logging out deletes the screening.'
    : 'Until then, others who use this phone could find it. Logging out deletes it.'
}
