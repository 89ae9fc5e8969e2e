import { isOffered } from '#domain/values/brand.ts'
import { topicNames } from '#domain/library/topic-names.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { StrokeIcon } from '#web/ui/icon.tsx'
import { menuStrokes } from '#web/ui/icons/menu-strokes.ts'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { fetchGuides } from './library-calls.ts'
import { minutesText } from './texts.ts'
import { GuideFailed } from './guide-failed.tsx'
import { GuideLoading } from './guide-states.tsx'
import { useFetched } from '#web/platform/calls/use-fetched.ts'

/** A guide that the reader's plan does not include: what it is about, and what includes it. */
export function LockedGuide({ slug, reason }: { slug: string; reason: string }) {
  const query = useFetched(fetchGuides)
  const isVisitor = !useVisitor()
  return (
    <QueryView
      query={query}
      failed="Error fetching the guide"
      fallback={<GuideLoading />}
      Failed={GuideFailed}
    >
      {(guides) => {
        const guide = guides.find((one) => one.slug === slug)
        return guide ? (
          <>
            <PageHeading
              kicker={`${topicNames[guide.topic]}, ${minutesText(guide.minutes)}`}
              title={guide.title}
              lead={guide.summary}
            />
            <div className="surface grid max-w-3xl gap-4">
              <p className="flex items-start gap-2">
                <StrokeIcon d={menuStrokes.card} />
                <span>{reason} Guides about safety and first aid are free.</span>
              </p>
              <p className="flex flex-wrap gap-3">
                {isOffered('memberships') ? (
                  <LinkButton to="/membership">See the plans</LinkButton>
                ) : null}
                {isVisitor ? (
                  <LinkButton to={`/login?next=/library/${slug}`} variant="quiet">
                    Log in
                  </LinkButton>
                ) : null}
              </p>
            </div>
          </>
        ) : null
      }}
    </QueryView>
  )
}
