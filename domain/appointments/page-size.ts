/** Appointments of one page of a provider; more than a month of full days has. */
export const maxAppointments = 300
