import type { ReactNode } from 'react'

import type { Visitor } from '#web/platform/calls/visitor.ts'
import { Icon, StrokeIcon } from '#web/ui/icon.tsx'
import { isApproved } from './places.ts'

/** A page of a signed-in user that is only in the menu. */
export interface MorePlace {
  to: `/${string}`
  label: string
  icon: ReactNode
}

const card = <StrokeIcon d="M3 6h18v12.500H3zM3 10.500h18M6.500 15h4" />
const list = <StrokeIcon d="M9 6h11M9 12h11M9 18h11M4.500 6h.1M4.500 12h.1M4.500 18h.1" />
const bicycle = (
  <StrokeIcon d="M6 12.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8M18 12.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8M6 16.500 9 8h6.500l2.500 8.500M9 8l4 8.500M15.500 8 13 16.500M7.500 8h3M15 5h2.500" />
)

const plansOfOne: readonly MorePlace[] = [
  { to: '/my-meal-plan', label: 'Meal plan', icon: <Icon name="cup" /> },
  { to: '/my-exercise-plan', label: 'Exercise plan', icon: bicycle },
]

const results: MorePlace = { to: '/screening/history', label: 'Screening results', icon: list }

const ofClients: readonly MorePlace[] = [
  results,
  ...plansOfOne,
  { to: '/membership', label: 'Membership', icon: card },
]

const ofStudents: readonly MorePlace[] = [
  { to: '/screening', label: 'Screening', icon: <Icon name="check" /> },
  results,
  ...plansOfOne,
]

const ofProviders: readonly MorePlace[] = [
  { to: '/billing', label: 'Billing', icon: card },
  { to: '/availability', label: 'Hours', icon: <Icon name="clock" /> },
  { to: '/shared-screenings', label: 'Screenings', icon: list },
  { to: '/provider-registration', label: 'Registration', icon: <Icon name="file" /> },
]

/** The pages of a user that are only in the menu: the header and the bar have no space for them. */
export function morePlaces(visitor: Visitor): readonly MorePlace[] {
  if (visitor.is_student) return ofStudents
  if (visitor.role === 'client') return ofClients
  return visitor.role === 'provider' && isApproved(visitor) ? ofProviders : []
}
