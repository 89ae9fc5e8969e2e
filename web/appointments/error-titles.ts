/** What a notice says where something of this feature failed (docs/specification.md, "Notices"). */
export const errorTitles = {
  fetching: 'Error fetching appointments',
  booking: 'Booking Failed',
  reason: 'Your reason was not saved',
  slots: 'Error fetching times',
  list: 'Could not load the list of this day',
  repeat: 'Could not load weekly sessions',
  cost: 'Could not load the price',
  referral: 'Your answer was not saved',
  loggedOut: 'You must be logged in to book an appointment.',
} as const
