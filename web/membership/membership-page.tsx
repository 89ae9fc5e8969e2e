import '#web/membership/membership.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isOpen } from '#domain/membership/payment-status.ts'
import type { CataloguePlan } from '#domain/membership/schema.ts'
import type { Membership } from '#domain/accounts/profile.ts'
import { isOffered } from '#domain/values/brand.ts'
import { notOfferedText } from '#domain/values/clinic-features.ts'
import { useLocation } from '#web/platform/location.ts'
import { membershipFailed, useMembership } from '#web/membership/membership-queries.ts'
import { catalogue, ownAddOns } from '#web/platform/signed-in/plans.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton, SkeletonBlock } from '#web/ui/loading.tsx'
import { Main, PageHeading, Card } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { AddOnPlan } from './add-on-plan.tsx'
import { OwnAddOns } from './own-add-ons.tsx'
import { OwnPayments } from './payments/own-payments.tsx'
import { PaymentUnderWay } from './payments/payment-under-way.tsx'
import { PlanCard } from './plan-card.tsx'
import { kindTexts, payingFailed } from './texts.ts'
import { ownPayments, paymentOptions, planRuns } from './queries.ts'

/**
 * Whether a stored membership is of a plan; the student plan is stored under a longer name
 * (docs/specification.md, "Plans and prices").
 */
const isOf = (plan_name: string | undefined, { name }: CataloguePlan) =>
  plan_name === name || plan_name === `${name} Plan`

/** Without pages for students, their free plan is of those alone who have it. */
const isOfferedToAll = ({ is_offered, price_ngwee }: CataloguePlan) =>
  is_offered && (price_ngwee > 0 || isOffered('students'))

/** Fields and their checks are fetched when the user reaches for them. */
const fetchPaying = async () => (await import('./payments/pay-dialog.tsx')).PayDialog

const fetchLeft = async () => (await import('./benefits/what-is-left.tsx')).WhatIsLeft

/** The user's plan, the other plans, and their payments. */
export function MembershipPage() {
  const membership = useMembership()
  const isSold = isOffered('memberships')
  const plans = useQuery({ ...catalogue, enabled: isSold })
  const payments = useQuery(ownPayments)
  const addOns = useQuery(ownAddOns)
  const { data: profile } = useProfile()
  const kind = useQuery(paymentOptions).data?.kind
  // Other pages link here with a plan preselected: /membership?plan=diet-nutrition
  const asked = new URLSearchParams(useLocation().search).get('plan')
  const [chosen, setChosen] = useState(asked)
  const { Part: PayDialog, bring } = useLazyComponent(fetchPaying, payingFailed)
  // For users whom another page redirected here.
  useEffect(() => {
    if (asked) void bring()
  }, [asked, bring])
  async function choose(key: string) {
    if (await bring()) setChosen(key)
  }
  const ownOf = ({ key }: CataloguePlan) => addOns.data?.find(({ plan_key }) => plan_key === key)
  const isHad = (one: CataloguePlan) => one.is_add_on && ownOf(one)?.status === 'active'
  const plan = plans.data?.find(
    (one) => one.key === chosen && one.price_ngwee > 0 && one.is_offered && !isHad(one),
  )

  const newest = payments.data?.find(({ purpose }) => purpose === 'plan')
  const [followed, setFollowed] = useState<string>()
  if (newest && isOpen(newest.status) && newest.id !== followed) setFollowed(newest.id)
  // One at a time, whatever it is for.
  const isUnderWay = payments.data?.some(({ status }) => isOpen(status)) ?? false
  const isWaiting = isUnderWay || kind === undefined || kind === 'none'

  const active = membership.data?.status === 'active' ? membership.data.plan_name : undefined
  return (
    <Main>
      <PageHeading
        title="Membership"
        lead={
          isSold
            ? 'Prices are for a month. Paid plans carry a 7-day money-back guarantee.'
            : `${notOfferedText('memberships')} What you have paid for runs until its end.`
        }
      />
      <Card className="plan-own">
        <h2>Your plan</h2>
        <QueryView
          query={membership}
          failed={membershipFailed}
          onlyFresh
          fallback={<Skeleton lines={1} />}
        >
          {(own) => (
            <>
              <OwnPlan membership={own} />
              <Following />
            </>
          )}
        </QueryView>
      </Card>
      <Card className="mt-6">
        <h2 className="mb-3">What you can use</h2>
        <Lazy load={fetchLeft} props={{}} fallback={<Skeleton lines={2} />} />
      </Card>
      {isSold && kind && kind !== 'mobile-money' ? (
        <p className="mt-6 max-w-none rounded-surface border border-hairline bg-copper-wash p-4">
          {kindTexts[kind]}
        </p>
      ) : null}
      {newest && newest.id === followed ? (
        <PaymentUnderWay
          key={newest.id}
          payment={newest}
          onCancelled={() => void choose(newest.plan_key!)}
        />
      ) : null}
      {isSold ? null : <OwnAddOns addOns={addOns.data ?? []} payments={payments.data ?? []} />}
      {isSold ? (
        <QueryView
          query={plans}
          failed="Error fetching plans"
          fallback={
            <div className="mt-8">
              <SkeletonBlock />
            </div>
          }
        >
          {(data) => (
            <>
              <ul className="plan-cards">
                {data
                  .filter((one) => !one.is_add_on && (isOfferedToAll(one) || isOf(active, one)))
                  .map((one) => (
                    <PlanCard
                      key={one.key}
                      plan={one}
                      isCurrent={isOf(active, one)}
                      isWaiting={isWaiting}
                      onChoose={() => void choose(one.key)}
                    />
                  ))}
              </ul>
              {data
                .filter((one) => one.is_add_on && (one.is_offered || ownOf(one)))
                .map((one) => (
                  <AddOnPlan
                    key={one.key}
                    plan={one}
                    own={ownOf(one)}
                    isWaiting={isWaiting}
                    onChoose={() => void choose(one.key)}
                  />
                ))}
            </>
          )}
        </QueryView>
      ) : null}
      <OwnPayments payments={payments} />
      {PayDialog && profile ? (
        <PayDialog
          plan={isWaiting || addOns.isPending ? undefined : plan}
          phone={profile.phone_number ?? ''}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </Main>
  )
}

/** The paid plans that follow, each with its first day. */
function Following() {
  const today = dayOf(useNow())
  const { data = [] } = useQuery(planRuns)
  const following = data.filter(({ starts_on }) => starts_on > today)
  return following.map(({ plan_name, starts_on, ends_on }) => (
    <p key={starts_on} className="mt-1">
      Then <strong>{plan_name}</strong>: {formatDate(starts_on)} to {formatDate(ends_on)}
    </p>
  ))
}

/** The plan with its status in text and colour, and when it ends. */
function OwnPlan({ membership }: { membership: Membership | null }) {
  if (!membership) return <p>You have no plan yet.</p>
  const { plan_name, status, end_date } = membership
  return (
    <p>
      <strong>{plan_name}</strong>:{' '}
      <strong className={status === 'active' ? 'text-ok' : 'text-danger'}>{status}</strong>
      {end_date ? `, until ${formatDate(end_date)}` : null}
    </p>
  )
}
