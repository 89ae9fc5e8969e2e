import type { EscalatedAlert } from '#domain/safety/schema.ts'
import {
  findPracticeObstacle,
  nameObstacle,
  type PracticeObstacle,
} from '#domain/practice/obstacle.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'

type Provider = EscalatedAlert['providers'][number]

/** Why a provider cannot open their alerts at `now`, and where an admin can change that; undefined where they can. */
export function whyCannotAct(provider: Provider, now: number) {
  const obstacle = findPracticeObstacle(provider, dayOf(now))
  if (!obstacle) return undefined
  return { text: `${nameObstacle(obstacle, formatDate)}.`, ...waysOut[obstacle.is](provider.id) }
}

const toAccount = (id: string) =>
  ({ to: `/admin/accounts/${id}`, label: 'Open the account' }) as const
const toRegistrations = () => ({ to: '/admin', label: 'See approvals' }) as const
const toRenewals = () => ({ to: '/admin', label: 'See if they sent a new one' }) as const

const waysOut = {
  suspended: toAccount,
  second_factor_required: toAccount,
  not_verified: toRegistrations,
  refused: toRegistrations,
  expired: toRenewals,
  no_certificate: toRenewals,
} satisfies Record<PracticeObstacle['is'], (id: string) => { to: string; label: string }>
