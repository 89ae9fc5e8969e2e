import type { Feature } from '../feature.ts'
import { attentionRoutes } from './attention/routes.ts'
import { affectedRoutes } from './absences/affected/routes.ts'
import { absenceRoutes } from './absences/routes.ts'
import { attendanceRoutes } from './attendances/routes.ts'
import { availabilityRoutes } from './availability/routes.ts'
import {
  announceInvoices,
  announceVoidInvoices,
  remindOfInvoices,
} from './billing/notifications/jobs.ts'
import { ownInvoiceRoutes } from './billing/own-invoices/routes.ts'
import { recordedPaymentRoutes } from './billing/payments/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { billingRuleRoutes } from './billing/rules/routes.ts'
import { warnOfCertificates } from './certificates/jobs.ts'
import { clinicReadingRoutes } from './clinic-readings/routes.ts'
import { announceClinicScreenings } from './clinic-screenings/jobs.ts'
import { clinicScreeningRoutes } from './clinic-screenings/routes.ts'
import { clinicRecordErasureRoutes } from './clinic-records/erasures/routes.ts'
import { clinicRecordRoutes } from './clinic-records/routes.ts'
import { invitationRoutes } from './clinic-records/invitations/routes.ts'
import { providerAppointmentRoutes } from './provider-appointments/routes.ts'
import { practiceMoveRoutes } from './moves/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { patientRoutes } from './patients/routes.ts'
import { deleteDocuments } from './registration/jobs.ts'
import { registrationRoutes } from './registration/routes.ts'
import { roomRoutes } from './rooms/routes.ts'
import { seedRooms } from './rooms/seed/data.ts'
import { reportRoutes } from './report/routes.ts'
import { practiceRoutes } from './routes.ts'
import { practiceSeriesRoutes } from './series/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import { shareNotesRoutes } from './shared-notes/routes.ts'
import { statusChangeRoutes } from './status-changes/routes.ts'
import { unmarkedRoutes } from './unmarked/routes.ts'
import { visitFactsRoutes } from './visit-facts/routes.ts'
import { seedInvoices, seedPrices } from './billing/seed/data.ts'
import { seedRegistrations } from './registration/seed/data.ts'

export const practiceFeature = {
  routes: ({ env, files }) => ({
    practice: practiceRoutes,
    attention: attentionRoutes,
    absences: absenceRoutes,
    affected: affectedRoutes,
    attendances: attendanceRoutes,
    availability: availabilityRoutes,
    setup: setupRoutes,
    rooms: roomRoutes,
    billing: billingRoutes,
    billingRules: billingRuleRoutes(env),
    ownInvoices: ownInvoiceRoutes,
    recordedPayments: recordedPaymentRoutes(env),
    providerAppointments: providerAppointmentRoutes,
    practiceSeries: practiceSeriesRoutes,
    shareNotes: shareNotesRoutes(env),
    practiceMoves: practiceMoveRoutes,
    statusChanges: statusChangeRoutes,
    unmarked: unmarkedRoutes,
    visitFacts: visitFactsRoutes,
    patients: patientRoutes,
    overview: overviewRoutes,
    report: reportRoutes,
    clinicReadings: clinicReadingRoutes(env),
    clinicScreenings: clinicScreeningRoutes(env),
    clinicRecordErasures: clinicRecordErasureRoutes(env),
    clinicRecords: clinicRecordRoutes(env),
    invitations: invitationRoutes(env),
    registration: registrationRoutes(env, files),
  }),
  jobs: ({ env, files }) => [
    warnOfCertificates(env),
    deleteDocuments(files),
    remindOfInvoices(env),
  ],
  queues: ({ env }) => [
    announceInvoices(env),
    announceVoidInvoices(env),
    announceClinicScreenings(env),
  ],
  // What a session costs is known before appointments are held, and they are held before they are paid.
  seed: [seedPrices, seedInvoices, seedRegistrations, seedRooms],
} satisfies Feature
