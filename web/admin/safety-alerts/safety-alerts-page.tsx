import { showPhone } from '#domain/phone/show-phone.ts'
import { dial } from '#domain/phone/dial.ts'
import { useQuery } from '@tanstack/react-query'
import type { EscalatedAlert } from '#domain/safety/schema.ts'
import { dayOf, formatAge, formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { MsasaTree } from '#web/ui/drawings/scenes/msasa-tree.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading, Card, Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { DutySection } from './duty-section.tsx'
import { escalatedAlerts } from './safety-alert-queries.ts'
import { errorTitles } from '#web/admin/texts.ts'
import { findPracticeBlocker, nameBlocker, type PracticeBlocker } from '#domain/practice/blocker.ts'
import { mailTo } from '#domain/values/mail-to.ts'

const fetchLate = async () => (await import('../late-tasks/late-tasks-part.tsx')).LateTasksPart

type Provider = EscalatedAlert['providers'][number]

/** Why a provider cannot open their alerts at `now`, and where an admin can change that; undefined where they can. */
function whyCannotAct(provider: Provider, now: number) {
  const blocker = findPracticeBlocker(provider, dayOf(now))
  if (!blocker)
    return provider.is_away ? { text: 'Away now.', ...toAccount(provider.id) } : undefined
  return { text: `${nameBlocker(blocker, formatDate)}.`, ...waysOut[blocker.reason](provider.id) }
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
} satisfies Record<PracticeBlocker['reason'], (id: string) => { to: string; label: string }>

/**
 * Alerts that no provider has handled in time: which providers to call, and nothing about the
 * patient.
 */
export function EscalatedAlertsPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Alerts that wait"
        lead="A person may be unsafe, and no provider has recorded in time what happened. You see who to call. You do not see the person."
      />
      <Alerts />
      <DutySection />
      <Section title="Late calls and referrals">
        <Lazy load={fetchLate} props={{}} fallback={<Skeleton lines={4} />} />
      </Section>
      <LusakaTimeNote />
    </AdminMain>
  )
}

function Alerts() {
  const query = useQuery(escalatedAlerts)
  return (
    <QueryView query={query} failed={errorTitles.alerts} fallback={<Skeleton lines={5} />}>
      {(data) => {
        if (data.length === 0)
          return <EmptyState drawing={<MsasaTree width={180} />} text="No open alerts." />
        return (
          <ul className="grid gap-6" aria-label="Alerts that wait">
            {data.map((alert) => (
              <li key={alert.id} className="max-w-none">
                <Waiting alert={alert} />
              </li>
            ))}
          </ul>
        )
      }}
    </QueryView>
  )
}

function Waiting({ alert }: { alert: EscalatedAlert }) {
  const now = useNow()
  return (
    <Card className="grid gap-4 bg-copper-wash">
      <div>
        <p className="mb-2 flex items-center gap-2 font-bold text-copper">
          <PlaceIcon name="bell" />
          Waiting {formatAge(alert.raised_at, now)}
        </p>
        <h2>Open alert</h2>
        <p className="mt-1 text-muted">Raised {formatDateTime(alert.raised_at)}</p>
      </div>
      <p>
        {alert.providers.length > 0
          ? 'Call the provider now. Ask them to open Ubumi and look under “Your tasks”. This entry disappears when they act.'
          : 'No provider has an appointment with this person, and no clinician on duty can answer. Name one below now: they get the alert within a minute.'}
      </p>
      <ul className="grid gap-4" aria-label="Providers to call">
        {alert.providers.map((provider) => (
          <li key={provider.id} className="grid max-w-none gap-2">
            <p>
              <span className="font-bold wrap-anywhere" translate="no">
                {provider.full_name}
              </span>
              {roles[provider.reached_as]}
              <Obstacle provider={provider} now={now} />
            </p>
            <p className="flex flex-wrap gap-3">
              {provider.phone_number ? (
                <a className="button" href={dial(provider.phone_number)}>
                  <Icon name="phone" />
                  <span>
                    Call <span translate="no">{showPhone(provider.phone_number)}</span>
                  </span>
                </a>
              ) : null}
              {provider.email ? (
                <a className="button button-quiet wrap-anywhere" href={mailTo(provider.email)}>
                  Email {provider.email}
                </a>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const roles = { provider: '', on_duty: ', on duty', lead: ', lead of the clinic' } as const

/** Why this provider cannot answer now, and where an admin can change that. */
function Obstacle({
  provider,
  now,
}: {
  provider: EscalatedAlert['providers'][number]
  now: number
}) {
  const why = whyCannotAct(provider, now)
  if (!why) return null
  return (
    <span className="block font-bold text-danger">
      {why.text}{' '}
      <Link className="link" to={why.to}>
        {why.label}
      </Link>
    </span>
  )
}
