/** What a notice says where something of this feature failed (spec section 8). */
export const failures = {
  fetching: 'Error fetching appointments',
  booking: 'Booking Failed',
  slots: 'Error fetching times',
  outcome: 'Could not load what happened in this session',
  phone: 'Could not load the phone number',
  following: 'Could not load what you can do with all sessions',
  repeat: 'Could not load weekly sessions',
  cost: 'Could not load the price',
  loggedOut: 'You must be logged in to book an appointment.',
} as const
