import type { IdCalls } from './id-call.ts'
import { idCallsOfBilling } from './id-calls-billing.ts'
import { idCallsOfBooking } from './id-calls-booking.ts'
import { idCallsOfCare } from './id-calls-care.ts'
import { idCallsOfHealth } from './id-calls-health.ts'
import { idCallsOfInsurance } from './id-calls-insurance.ts'
import { idCallsOfPractice } from './id-calls-practice.ts'

/** For each write of `/api` whose body has an id, a call that is accepted. */
export const idCalls: IdCalls = {
  ...idCallsOfHealth,
  ...idCallsOfCare,
  ...idCallsOfBooking,
  ...idCallsOfPractice,
  ...idCallsOfBilling,
  ...idCallsOfInsurance,
}
