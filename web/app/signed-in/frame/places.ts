import { offered } from '#domain/values/brand.ts'
import { isPlanWriter } from '#domain/care-plans/shared/kinds.ts'
import type { AppRoute } from '#web/app/routing/route.ts'
import type { Visitor } from '#web/platform/calls/visitor.ts'
import type { PlaceIconName } from '#web/ui/icons/place-icon.tsx'

/** A page in the header of a signed-in user, and in the bar at the bottom of a phone. */
export interface OwnPlace {
  to: `/${string}`
  label: string
  icon: PlaceIconName
  /** The bar has space for five: this one is in the header and the menu only. */
  isHeaderOnly?: true
  /** The number of unread messages is beside it. */
  hasUnread?: true
  /** The number of open safety alerts is beside it. */
  hasAlerts?: true
}

const today = { label: 'Today', icon: 'home' } as const
const messages = { label: 'Messages', icon: 'chat', hasUnread: true } as const

const clientPlaces: readonly OwnPlace[] = [
  { to: '/patient-profile', ...today },
  { to: '/hypertension', label: 'Pressure', icon: 'pulse' },
  { to: '/diabetes', label: 'Glucose', icon: 'drop' },
  { to: '/appointments', label: 'Visits', icon: 'calendar' },
  { to: '/mental-health', label: 'Mind', icon: 'mind', isHeaderOnly: true },
  { to: '/messages', ...messages },
]

const studentPlaces: readonly OwnPlace[] = [
  { to: '/student-profile', ...today },
  { to: '/time-management', label: 'Planner', icon: 'list' },
  { to: '/burnout', label: 'Burnout', icon: 'battery' },
  { to: '/book-appointment', label: 'Book', icon: 'calendar' },
  { to: '/messages', ...messages },
]

const plans: OwnPlace = { to: '/plan-requests', label: 'Plans', icon: 'plan', isHeaderOnly: true }

const providerPlaces: readonly OwnPlace[] = [
  { to: '/provider-profile', ...today },
  { to: '/appointment-scheduler', label: 'Calendar', icon: 'calendar' },
  { to: '/patient-management', label: 'Patients', icon: 'people' },
  { to: '/safety-alerts', label: 'Alerts', icon: 'bell', hasAlerts: true },
]

/** The pages that work before an admin has approved a provider. */
const waitingPlaces: readonly OwnPlace[] = [
  { to: '/provider-profile', ...today },
  { to: '/availability', label: 'Hours', icon: 'clock' },
  { to: '/provider-registration', label: 'Registration', icon: 'badge' },
]

/** All others are in the row below the header. */
const adminPlaces: readonly OwnPlace[] = [
  { to: '/admin', label: 'Administration', icon: 'home', isHeaderOnly: true },
]

const deskPlaces: readonly OwnPlace[] = [
  { to: '/desk', label: 'Calendar', icon: 'calendar' },
  { to: '/desk/absences', label: 'Absences', icon: 'clock' },
  { to: '/desk/payments', label: 'Payments', icon: 'list' },
  { to: '/support/queue', label: 'Questions', icon: 'chat' },
]

/** Whether a provider sees patients, as far as the profile says; until it is loaded, they do. */
export const isApproved = ({ provider_status = 'approved' }: Visitor) =>
  provider_status === 'approved'

function allPlaces(visitor: Visitor | undefined): readonly OwnPlace[] {
  if (!visitor) return []
  if (visitor.is_student) return studentPlaces
  if (visitor.role === 'admin') return adminPlaces
  if (visitor.role === 'front_desk') return deskPlaces
  if (visitor.role === 'client') return clientPlaces
  if (!isApproved(visitor)) return waitingPlaces
  const { profession = null } = visitor
  return [
    ...providerPlaces,
    ...(isPlanWriter({ profession }) ? [plans] : []),
    { to: '/messaging', ...messages },
  ]
}

/** The pages of a user that are in the header, those for the bar at the bottom among them. */
export const ownPlaces = (visitor: Visitor | undefined): readonly OwnPlace[] =>
  offered(allPlaces(visitor))

/**
 * Who most likely reads a page, until the browser knows: the HTML has their places already, so that
 * nothing of the frame appears late.
 */
export function expectedOn({ audience }: AppRoute): Visitor | undefined {
  return audience === 'public' || audience === 'signed-in'
    ? undefined
    : { role: audience, is_student: false }
}
