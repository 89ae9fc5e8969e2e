import type { Feature, WriteErasureMails } from './feature.ts'
import type { AppOf } from './platform/http/api-routes.ts'
import type { Mail } from './platform/mail/mail.ts'
import type { healthRoutes } from './platform/process/health.ts'
import { accountsFeature } from './accounts/feature.ts'
import { adminFeature } from './admin/feature.ts'
import { appointmentsFeature } from './appointments/feature.ts'
import { callBacksFeature } from './call-backs/feature.ts'
import { callsFeature } from './calls/feature.ts'
import { carePlansFeature } from './care-plans/feature.ts'
import { checkInsFeature } from './check-ins/feature.ts'
import { clinicSettingsFeature } from './clinic-settings/feature.ts'
import { contactFeature } from './contact/feature.ts'
import { coversFeature } from './covers/feature.ts'
import { dashboardFeature } from './dashboard/feature.ts'
import { deskFeature } from './desk/feature.ts'
import { diaryFeature } from './diary/feature.ts'
import { dischargesFeature } from './discharges/feature.ts'
import { emailTextsFeature } from './email-texts/feature.ts'
import { insuranceFeature } from './insurance/feature.ts'
import { intakeFeature } from './intake/feature.ts'
import { libraryFeature } from './library/feature.ts'
import { medicationsFeature } from './medications/feature.ts'
import { membershipFeature } from './membership/feature.ts'
import { messagesFeature } from './messages/feature.ts'
import { mySummaryFeature } from './my-summary/feature.ts'
import { packsFeature } from './packs/feature.ts'
import { patientPageFeature } from './patient-page/feature.ts'
import { personalPlansFeature } from './personal-plans/feature.ts'
import { practiceFeature } from './practice/feature.ts'
import { questionnairesFeature } from './questionnaires/feature.ts'
import { readingPatternsFeature } from './reading-patterns/feature.ts'
import { readingsFeature } from './readings/feature.ts'
import { referralsFeature } from './referrals/feature.ts'
import { registrationsFeature } from './registrations/feature.ts'
import { safetyFeature } from './safety/feature.ts'
import { screeningFeature } from './screening/feature.ts'
import { sessionNotesFeature } from './session-notes/feature.ts'
import { studentsFeature } from './students/feature.ts'
import { supportFeature } from './support/feature.ts'
import { symptomsFeature } from './symptoms/feature.ts'
import { weightsFeature } from './weights/feature.ts'

/** Every feature of the server: its routes, jobs and queues follow from its line here. */
export const features = [
  accountsFeature,
  readingsFeature,
  readingPatternsFeature,
  diaryFeature,
  medicationsFeature,
  symptomsFeature,
  weightsFeature,
  dashboardFeature,
  mySummaryFeature,
  screeningFeature,
  questionnairesFeature,
  safetyFeature,
  messagesFeature,
  patientPageFeature,
  sessionNotesFeature,
  personalPlansFeature,
  dischargesFeature,
  referralsFeature,
  coversFeature,
  practiceFeature,
  appointmentsFeature,
  callsFeature,
  callBacksFeature,
  checkInsFeature,
  supportFeature,
  carePlansFeature,
  intakeFeature,
  membershipFeature,
  clinicSettingsFeature,
  emailTextsFeature,
  libraryFeature,
  packsFeature,
  contactFeature,
  studentsFeature,
  deskFeature,
  registrationsFeature,
  insuranceFeature,
  adminFeature,
] as const

/** The emails that are due when a user erases their account, of all features. */
export const writeErasureMails: WriteErasureMails = async (tx, user_id, publicUrl) => {
  const letters: Mail[] = []
  for (const feature of features as readonly Feature[])
    letters.push(...((await feature.writeErasureMails?.(tx, user_id, publicUrl)) ?? []))
  return letters
}

type Routes = ReturnType<(typeof features)[number]['routes']>
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

type All = Both<Routes> & { health: ReturnType<typeof healthRoutes> }

/** The typed routes of all features, by the name of their client, for `web/api.ts`. */
export type Api = { [Client in keyof All]: AppOf<All[Client]> }
