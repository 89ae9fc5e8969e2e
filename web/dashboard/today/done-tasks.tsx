import { useState } from 'react'
import { Lazy } from '#web/platform/lazy.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import type { DoneListProps } from './done-list.tsx'

const fetchList = async () => (await import('./done-list.tsx')).DoneList

/** How many tasks are done today; the list of them is fetched once it is opened. */
export function DoneTasks(props: DoneListProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className="tasks-done"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        <span className="text-ok">
          <Icon name="check" />
        </span>
        <h2>Done: {props.tasks.length}</h2>
        <Icon name="chevron" />
      </summary>
      {wasOpened ? <Lazy load={fetchList} props={props} fallback={<Skeleton lines={2} />} /> : null}
    </details>
  )
}
