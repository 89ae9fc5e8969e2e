import type { ReactNode } from 'react'

import type { Visitor } from '#web/platform/calls/visitor.ts'
import { StrokeIcon } from '#web/ui/icon.tsx'
import { menuStrokes } from '#web/ui/icons/menu-strokes.ts'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { isApproved } from './places.ts'

/** A page of a signed-in user that is only in the menu. */
interface MorePlace {
  to: `/${string}`
  label: string
  icon: ReactNode
}

const card = <StrokeIcon d={menuStrokes.card} />
const bars = <StrokeIcon d={menuStrokes.bars} />

const ownPlans: readonly MorePlace[] = [
  { to: '/my-meal-plan', label: 'Meal plan', icon: <PlaceIcon name="cup" /> },
  { to: '/my-exercise-plan', label: 'Exercise plan', icon: <PlaceIcon name="activity" /> },
]

const results: MorePlace = { to: '/screening/history', label: 'Screening results', icon: bars }

const library: MorePlace = {
  to: '/library',
  label: 'Library',
  icon: <PlaceIcon name="file" />,
}

const groups: MorePlace = { to: '/groups', label: 'Groups', icon: <PlaceIcon name="people" /> }

const invoices: MorePlace = { to: '/invoices', label: 'Invoices', icon: card }

const ofClients: readonly MorePlace[] = [
  results,
  ...ownPlans,
  { to: '/support', label: 'Ask the team', icon: <PlaceIcon name="chat" /> },
  { to: '/check-in', label: 'Check-in', icon: <PlaceIcon name="questions" /> },
  library,
  groups,
  { to: '/time-management', label: 'Planner', icon: <PlaceIcon name="list" /> },
  { to: '/burnout', label: 'Burnout', icon: <PlaceIcon name="battery" /> },
  { to: '/membership', label: 'Membership', icon: card },
  invoices,
]

const ofStudents: readonly MorePlace[] = [
  { to: '/screening', label: 'Screening', icon: <PlaceIcon name="questions" /> },
  results,
  ...ownPlans,
  library,
  groups,
  invoices,
]

const ofProviders: readonly MorePlace[] = [
  { to: '/billing', label: 'Billing', icon: card },
  { to: '/availability', label: 'Hours', icon: <PlaceIcon name="clock" /> },
  { to: '/shared-screenings', label: 'Screenings', icon: bars },
  { to: '/provider-registration', label: 'Registration', icon: <PlaceIcon name="badge" /> },
]

/** The pages of a user that are only in the menu: the header and the bar have no space for them. */
export function morePlaces(visitor: Visitor): readonly MorePlace[] {
  if (visitor.is_student) return ofStudents
  if (visitor.role === 'client') return ofClients
  return visitor.role === 'provider' && isApproved(visitor) ? ofProviders : []
}
