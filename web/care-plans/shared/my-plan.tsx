import { useQuery } from '@tanstack/react-query'
import { isOffered } from '#domain/values/brand.ts'
import { notOfferedText } from '#domain/values/clinic-features.ts'
import { useLocation } from '#web/platform/location.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton, SkeletonBlock } from '#web/ui/loading.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { AskedAtClinic } from './asked-at-clinic.tsx'
import { EarlierRequests } from './earlier-requests.tsx'
import type { MyPlanProps, PlanRequest } from './requests.ts'
import { errorTitles } from './words.ts'

/** The latest request, or an earlier one by its id: pending, or answered with a plan. */
export function MyPlan<Request extends PlanRequest>(props: MyPlanProps<Request>) {
  const { words, drawing, requests } = props
  const earlier = new URLSearchParams(useLocation().search).get('request')
  const latest = useQuery({ ...requests.latest, enabled: earlier === null })
  const all = useQuery({ ...requests.own, enabled: earlier !== null })
  const { error, refetch } = earlier === null ? latest : all
  const request =
    earlier === null ? latest.data : all.data && (all.data.find(({ id }) => id === earlier) ?? null)

  useFailureToast(errorTitles.fetching, error)

  if (request)
    return (
      <Main>
        <Shown key={request.id} {...props} request={request} isEarlier={earlier !== null} />
      </Main>
    )
  return (
    <Main>
      <PageHeading title={words.title} />
      <QueryView
        query={{ data: request, error, refetch }}
        failed={errorTitles.fetching}
        fallback={
          <>
            <div className="mb-8">
              <Skeleton lines={4} />
            </div>
            <SkeletonBlock />
          </>
        }
      >
        {() =>
          earlier === null ? (
            <EmptyState
              drawing={drawing}
              {...(isOffered('plans')
                ? {
                    text: words.none,
                    action: (
                      <LinkButton to={words.questionnaire}>
                        Ask for {withArticle(words.plan)}
                      </LinkButton>
                    ),
                  }
                : { text: notOfferedText('plans') })}
            />
          ) : (
            <EmptyState
              drawing={drawing}
              text="There is no such request of yours."
              action={<LinkButton to={words.page}>See my latest request</LinkButton>}
            />
          )
        }
      </QueryView>
    </Main>
  )
}

const withArticle = (noun: string) => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`)

function Shown<Request extends PlanRequest>({
  request,
  isEarlier,
  ...props
}: MyPlanProps<Request> & { request: Request; isEarlier: boolean }) {
  const { words, goalOf, crafted, Written } = props
  return (
    <>
      {isEarlier ? (
        <p className="screen-only mb-4">
          <Link to={words.page} className="link link-alone">
            Back to my latest request
          </Link>
        </p>
      ) : null}
      {request.at_clinic ? <AskedAtClinic request={request} /> : null}
      {request.plan === null ? (
        crafted(request)
      ) : (
        <>
          <PageHeading
            kicker={`${goalOf(request)}, requested on ${formatDate(request.created_at)}`}
            title={words.title}
          />
          <Written request={request} />
        </>
      )}
      {isEarlier ? null : (
        <EarlierRequests
          words={words}
          requests={props.requests}
          goalOf={goalOf}
          latest_id={request.id}
        />
      )}
    </>
  )
}
