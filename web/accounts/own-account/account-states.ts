import type { Factor } from '@supabase/auth-js'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import type { MailSettings } from '#domain/appointments/schema.ts'
import { consentInForce, type ConsentPurpose } from '#domain/accounts/consent.ts'
import type { Consent } from '#domain/accounts/consent-schemas.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import type { RecordDay } from '#domain/practice/schema.ts'
import {
  ownFactors,
  ownMailSettings,
  ownSessions,
  recordDays,
} from '#web/accounts/account-queries.ts'
import { verifiedApp } from '#web/accounts/sign-in/verified-app.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatPlainDay } from '#web/platform/values/day-name.ts'

/** In a few words; undefined while it loads, null where there is none or the fetch failed. */
type State = string | null | undefined

export interface AccountStates {
  email: State
  student: State
  two_step: State
  devices: State
  sharing: State
  record_access: State
  emails: State
  data: State
}

/** The present state of each part of the account. */
export function useAccountStates(): AccountStates {
  const profile = useProfile()
  // A work account at the front desk has neither consents nor emails to choose.
  const isOfDesk = profile.data?.role === 'front_desk'
  const enabled = profile.data !== undefined && !isOfDesk
  const consents = useQuery({ ...ownConsents, enabled })
  const accesses = useInfiniteQuery({
    ...recordDays,
    enabled: profile.data?.role === 'client',
  })
  return {
    email: stateOf(profile, ({ email }) => email),
    student: stateOf(profile, describeStudent),
    two_step: stateOf(useQuery(ownFactors), describeTwoStep),
    devices: stateOf(useQuery(ownSessions), describeDevices),
    sharing: stateOf(consents, describeSharing),
    record_access: stateOf(accesses, ({ pages }) => describeAccess(pages[0]?.[0])),
    emails: stateOf(useQuery({ ...ownMailSettings, enabled }), describeEmails),
    data: isOfDesk ? null : stateOf(consents, describeConsent),
  }
}

function stateOf<Data>(
  { data, isError }: { data: Data | undefined; isError: boolean },
  describe: (data: Data) => string | null,
): State {
  // What a failed fetch leaves of an earlier answer may be wrong by now.
  if (isError) return null
  return data === undefined ? undefined : describe(data)
}

function describeStudent({ is_student, student_until }: Profile) {
  if (!is_student) return null
  return student_until ? `Student until ${formatDate(student_until)}` : 'You are a student here'
}

const describeTwoStep = (factors: Factor[]) =>
  `Two-step login is ${verifiedApp({ factors }) ? 'on' : 'off'}`

function describeDevices({ length }: readonly object[]) {
  if (length < 2) return 'Only on this device'
  return length === 2 ? 'On this device and 1 other' : `On this device and ${length - 1} others`
}

const shared: readonly (readonly [ConsentPurpose, string])[] = [
  ['share_screenings', 'screenings with therapists'],
  ['share_screenings_dietitian', 'screenings with dietitians'],
  ['share_readings', 'readings'],
  ['clinic_readings', 'entries at the clinic'],
  ['clinic_screenings', 'questionnaires at the clinic'],
  ['clinic_plans', 'plans at the clinic'],
  ['safety_alerts', 'safety alerts'],
  ['emergency_contact', 'emergency contact'],
]

function describeSharing(consents: readonly Consent[]) {
  const given = shared.filter(([purpose]) => consentInForce(consents, purpose))
  return given.length === 0
    ? 'You share nothing'
    : `You share: ${given.map(([, name]) => name).join(', ')}`
}

const describeAccess = (newest: RecordDay | undefined) =>
  newest ? `Last opened on ${formatPlainDay(newest.day)}` : 'No one else has opened it'

function describeEmails({ appointments, reminders, messages }: MailSettings) {
  const all = [appointments, reminders, messages]
  const on = all.filter(Boolean).length
  if (on === all.length) return 'All emails are on'
  return on === 0 ? 'All emails are off' : `${on} of ${all.length} kinds of email are on`
}

function describeConsent(consents: readonly Consent[]) {
  const last = consents.find(({ purpose }) => purpose === 'health_data')
  if (!last) return 'You have not agreed to health entries'
  return last.withdrawn_at
    ? `Consent withdrawn on ${formatDate(last.withdrawn_at)}`
    : `Consent given on ${formatDate(last.given_at)}`
}
