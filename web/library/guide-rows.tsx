import type { GuideTopic } from '#domain/library/guide.ts'
import type { GuideSummary } from '#domain/library/schema.ts'
import { topicNames } from '#domain/library/topic-names.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Icon, StrokeIcon } from '#web/ui/icon.tsx'
import { menuStrokes } from '#web/ui/icons/menu-strokes.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { minutesText } from './texts.ts'

interface GuideRowsProps {
  topic: GuideTopic
  guides: readonly GuideSummary[]
  /** By slug. */
  saved: Readonly<Record<string, unknown>>
}

/** The guides of one topic, a row each; nothing where there is none. */
export function GuideRows({ topic, guides, saved }: GuideRowsProps) {
  if (guides.length === 0) return null
  return (
    <Section title={topicNames[topic]}>
      <ul className="grid max-w-none gap-x-12 md:grid-cols-2">
        {guides.map(({ slug, title, summary, minutes, is_open }) => (
          <li key={slug} className="max-w-none border-t border-hairline py-4">
            <Link to={`/library/${slug}`} className="link link-alone text-lg font-bold">
              {title}
            </Link>
            <p className="mt-1">{summary}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
              <span>{minutesText(minutes)}</span>
              {slug in saved ? (
                <span className="flex items-center gap-1 text-ok">
                  <Icon name="check" />
                  Saved
                </span>
              ) : null}
              {is_open ? null : (
                <span className="flex items-center gap-1">
                  <StrokeIcon d={menuStrokes.card} />
                  With a plan
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
