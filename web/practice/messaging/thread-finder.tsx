import '#web/practice/patients/patient-search.css'

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ThreadList } from '#web/messages/thread-list.tsx'
import { foundThreads } from '#web/messages/queries.ts'
import { errorTitles } from '#web/messages/texts.ts'
import { useNow } from '#web/platform/use-now.ts'
import { searchPause, usePaused } from '#web/platform/use-paused.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PatientSearch } from '../patients/patient-search.tsx'
import { ArchivedThreads } from './archived-threads.tsx'

interface ThreadFinderProps {
  /** The conversation that is open beside the list. */
  open: string | undefined
  /** Whether the list is longer than a screen. */
  isLong: boolean
  /** All conversations, shown while nothing is searched. */
  children: ReactNode
}

/**
 * The provider's conversations: all, and those that they archived. Where they are many, they are found by the patient's
 * name, or by what is unread, as one types.
 */
export function ThreadFinder({ open, isLong, children }: ThreadFinderProps) {
  const [typed, setTyped] = useState('')
  const [isUnread, setUnread] = useState(false)
  const asked = usePaused(typed.trim(), searchPause)
  const isSearch = asked !== '' || isUnread
  return (
    <>
      {isLong ? (
        <div className="thread-find">
          <PatientSearch onType={setTyped} onAsk={undefined} />
          <label className="choice choice-plain">
            <input
              className="choice-mark"
              type="checkbox"
              checked={isUnread}
              onChange={(event) => setUnread(event.currentTarget.checked)}
            />
            <span className="choice-name">Unread only</span>
          </label>
        </div>
      ) : null}
      {isSearch ? (
        <Found search={asked} isUnread={isUnread} open={open} />
      ) : (
        <Tabs
          label="Conversations"
          tabs={[
            { id: 'current', label: 'Current', content: children },
            { id: 'archived', label: 'Archived', content: <ArchivedThreads open={open} /> },
          ]}
        />
      )}
    </>
  )
}

interface FoundProps extends Pick<ThreadFinderProps, 'open'> {
  search: string
  isUnread: boolean
}

function Found({ search, isUnread, open }: FoundProps) {
  const query = useQuery(foundThreads(search, isUnread))
  const now = useNow()
  return (
    <QueryView query={query} failed={errorTitles.threads} fallback={<Skeleton lines={4} />}>
      {(threads) =>
        threads.length === 0 ? (
          <p role="status">{search ? 'No conversation found.' : 'Nothing is unread.'}</p>
        ) : (
          <ThreadList threads={threads} current={open} now={now} />
        )
      }
    </QueryView>
  )
}
