import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { MealPlanRequest } from '#domain/nutrition/request.ts'
import { lazyPage } from '#web/app/route.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { formatDate } from '#web/ui/dates.ts'
import { MarketBasket } from '#web/ui/drawings/market-basket.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton, SkeletonBlock } from '#web/ui/loading.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { BeingCrafted } from './being-crafted.tsx'
import { EarlierRequests } from './earlier-requests.tsx'
import { latestRequest, ownRequests } from './queries.ts'
import { failures } from './texts.ts'

/** A plan with all that can be done with it, fetched while the request is. */
const written = lazyPage(
  'nutrition/written-plan.tsx',
  async () => (await import('./written-plan.tsx')).WrittenPlan,
)

/** The latest request, or an earlier one by its id: waiting, or answered with a plan. */
export function MyMealPlanPage() {
  const earlier = new URLSearchParams(useLocation().search).get('request')
  const latest = useQuery({ ...latestRequest, enabled: earlier === null })
  const all = useQuery({ ...ownRequests, enabled: earlier !== null })
  const { error, refetch } = earlier === null ? latest : all
  const request =
    earlier === null ? latest.data : all.data && (all.data.find(({ id }) => id === earlier) ?? null)

  useEffect(() => {
    // A failure is met again, and told, when it is needed.
    void written.load().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (!error) return
    toast({ title: failures.fetching, text: describeFailure(error), kind: 'destructive' })
  }, [error])

  return (
    <Main>
      {request ? (
        <Request key={request.id} request={request} isEarlier={earlier !== null} />
      ) : request === null ? (
        <None isEarlier={earlier !== null} />
      ) : error ? (
        <>
          <PageHeading title="My meal plan" />
          <FailedState title={failures.fetching} failure={error} onRetry={() => void refetch()} />
        </>
      ) : (
        <>
          <PageHeading title="My meal plan" />
          <div className="mb-8">
            <Skeleton lines={4} />
          </div>
          <SkeletonBlock />
        </>
      )}
    </Main>
  )
}

function None({ isEarlier }: { isEarlier: boolean }) {
  return (
    <>
      <PageHeading title="My meal plan" />
      <EmptyState
        drawing={<MarketBasket width={220} />}
        text={
          isEarlier
            ? 'There is no such request of yours.'
            : 'You have not asked for a meal plan yet. Five short steps, and a dietitian writes one for you.'
        }
        action={
          isEarlier ? (
            <LinkButton to="/my-meal-plan">See my latest request</LinkButton>
          ) : (
            <LinkButton to="/meal-plan-questionnaire">Ask for a meal plan</LinkButton>
          )
        }
      />
    </>
  )
}

function Request({ request, isEarlier }: { request: MealPlanRequest; isEarlier: boolean }) {
  const { plan, created_at } = request
  return (
    <>
      {isEarlier ? (
        <p className="screen-only mb-4">
          <Link to="/my-meal-plan" className="link">
            Back to my latest request
          </Link>
        </p>
      ) : null}
      {plan === null ? (
        <BeingCrafted request={request} />
      ) : (
        <>
          <PageHeading
            kicker={`${request.primary_goal}, asked for on ${formatDate(created_at)}`}
            title="My meal plan"
          />
          <Suspense fallback={<SkeletonBlock />}>
            <written.Page request={request} plan={plan} />
          </Suspense>
        </>
      )}
      {isEarlier ? null : <EarlierRequests latest_id={request.id} />}
    </>
  )
}
