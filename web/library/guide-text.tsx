import type { FullGuide } from '#domain/library/schema.ts'
import { topicNames } from '#domain/library/topic-names.ts'
import { HelplineList } from '#web/app/help/helpline-list.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { CareCard } from '#web/ui/care-card.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { Listen } from './listen.tsx'
import { SaveGuide } from './save-guide.tsx'
import { minutesText } from './texts.ts'

/**
 * A guide with what to do at once first.
 *
 * @param props.isCopy it is the one that was saved, and the present one cannot be fetched
 */
export function GuideText({ guide, isCopy }: { guide: FullGuide; isCopy: boolean }) {
  const { title, topic, summary, minutes, urgent, sections, next } = guide
  return (
    <article>
      <PageHeading
        kicker={`${topicNames[topic]}, ${minutesText(minutes)}`}
        title={title}
        lead={summary}
      />
      <div className="max-w-3xl">
        {urgent ? (
          <CareCard level="emergency" title="Get help at once" heading="h2">
            <p>{urgent}</p>
            <p>
              <Link to="/help-now" className="link link-alone">
                Open Help now
              </Link>
            </p>
          </CareCard>
        ) : null}
        {topic === 'safety' ? (
          <div className="mt-4">
            <HelplineList />
          </div>
        ) : null}
        <p className="mt-4">
          <ReviewState guide={guide} />
        </p>
        {isCopy ? <p className="text-muted">This is the copy on your phone.</p> : null}
        <p className="screen-only mt-4 flex flex-wrap items-center gap-3">
          <Listen guide={guide} />
          <SaveGuide guide={guide} />
        </p>
        {sections.map(({ heading, paragraphs, points }) => (
          <section key={heading} className="mt-8">
            <h2>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text} className="mt-2">
                {text}
              </p>
            ))}
            {points.length > 0 ? (
              <ul className="mt-2 grid list-disc gap-2 ps-6">
                {points.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
        <p className="mt-8">
          <LinkButton to={next.to}>{next.label}</LinkButton>
        </p>
        <About guide={guide} />
      </div>
    </article>
  )
}

function ReviewState({
  guide: { state, reviewer_name, reviewer_role, reviewed_on },
}: {
  guide: FullGuide
}) {
  return state === 'reviewed' && reviewed_on ? (
    <>
      {'Reviewed by '}
      <span translate="no">
        {reviewer_name}, {reviewer_role}
      </span>
      , on {formatDate(reviewed_on)}
    </>
  ) : (
    <strong>Not yet reviewed by a clinician of this clinic</strong>
  )
}

/** Who wrote it, from what, and until when it holds. */
function About({ guide: { author, review_by, sources } }: { guide: FullGuide }) {
  return (
    <Section title="Where this comes from">
      <p>
        Written by: {author}. To be checked again by {formatDate(review_by)}.
      </p>
      <ul aria-label="Sources" className="mt-4 grid gap-2">
        {sources.map(({ title, publisher, year, url }) => (
          <li key={url} className="wrap-anywhere">
            <a href={url} rel="noopener noreferrer" className="link">
              {title}
            </a>
            , {publisher}, {year}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">A guide does not replace a clinician who knows you.</p>
    </Section>
  )
}
