import { useEffect, useId, useState } from 'react'
import { guideTopics, type GuideTopic } from '#domain/library/guide.ts'
import type { GuideSummary } from '#domain/library/schema.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { isFound } from '#domain/library/search.ts'
import { topicNames } from '#domain/library/topic-names.ts'
import { visitorMemoryDraft } from '#web/platform/drafts/draft.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { GuideRows } from './guide-rows.tsx'
import { Waiting } from '#web/ui/layout/waiting.tsx'
import { fetchGuides } from './library-calls.ts'
import { keepList, useSaved } from './saved-guides.ts'
import { useFetched } from '#web/platform/calls/use-fetched.ts'

/** What is looked for, in the memory of the page alone: it is there again on the way back from a guide. */
const lookedFor = visitorMemoryDraft<{ typed: string; topic: string }>('library')

/** All guides by topic, with a search. Offline the list that was fetched last, where anything is saved. */
export function GuideList() {
  const { data, error, refetch } = useFetched(fetchGuides)
  const saved = useSaved()
  useEffect(() => {
    if (data) keepList(data)
  }, [data])
  // The list is fetched with the first saved guide; without a connection by then, there are those that are saved.
  const kept = saved.list.length > 0 ? saved.list : Object.values(saved.guides)
  const shown = data ?? (kept.length > 0 ? kept : undefined)
  return (
    <QueryView
      query={{ data: shown, error, refetch }}
      failed="Error fetching the guides"
      fallback={<Waiting />}
    >
      {(guides) => <Search guides={guides} saved={saved.guides} />}
    </QueryView>
  )
}

interface SearchProps {
  guides: readonly GuideSummary[]
  /** By slug. */
  saved: Readonly<Record<string, unknown>>
}

const isTopic = (topic: string): topic is GuideTopic => topic in topicNames

function Search({ guides, saved }: SearchProps) {
  const id = useId()
  const [{ typed, topic }, setWanted] = useState(() => lookedFor.read() ?? { typed: '', topic: '' })
  useEffect(() => void lookedFor.keep({ typed, topic }), [typed, topic])
  const found = guides.filter(
    (guide) =>
      isFound(guide, typed) &&
      (topic === 'saved' ? guide.slug in saved : !isTopic(topic) || guide.topic === topic),
  )
  const count = Object.keys(saved).length
  return (
    <>
      <OwnWords>
        <search className="grid gap-4 sm:grid-cols-2">
          <div className="field">
            <label className="field-label" htmlFor={`${id}-words`}>
              Search
            </label>
            <input
              className="control"
              id={`${id}-words`}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              value={typed}
              onChange={({ target }) => setWanted({ typed: target.value, topic })}
            />
          </div>
          <div className="field">
            <label className="field-label" htmlFor={`${id}-topic`}>
              Topic
            </label>
            <span className="control-wrap">
              <select
                className="control"
                id={`${id}-topic`}
                value={topic}
                onChange={({ target }) => setWanted({ typed, topic: target.value })}
              >
                <option value="">All topics</option>
                {count > 0 ? <option value="saved">Saved ({count})</option> : null}
                {guideTopics.map((one) => (
                  <option key={one} value={one}>
                    {topicNames[one]}
                  </option>
                ))}
              </select>
              <span className="control-chevron">
                <Icon name="chevron" />
              </span>
            </span>
          </div>
        </search>
      </OwnWords>
      <p className="mt-4">
        <Link to="/packs" className="link link-alone">
          Resource packs to print
        </Link>
      </p>
      <p role="status" className="mt-4 text-muted">
        {found.length === 0
          ? 'No guide found. Try another word, or choose all topics.'
          : `${found.length} ${found.length === 1 ? 'guide' : 'guides'}`}
      </p>
      {guideTopics.map((one) => (
        <GuideRows
          key={one}
          topic={one}
          guides={found.filter((guide) => guide.topic === one)}
          saved={saved}
        />
      ))}
    </>
  )
}
