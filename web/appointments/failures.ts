/** What a notice says where something of this feature failed (docs/specification.md, "Notices"). */
export const failures = {
  fetching: 'Error fetching appointments',
  booking: 'Booking Failed',
  slots: 'Error fetching times',
  repeat: 'Could not load weekly sessions',
  cost: 'Could not load the price',
  loggedOut: 'You must be logged in to book an appointment.',
} as const
