import { type ReactNode, useState } from 'react'
import { dial } from '#domain/phone/dial.ts'
import { useHelplines } from '#web/platform/calls/helplines.ts'
import { formatPlainDay } from '#web/platform/values/day-name.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'

/** The helplines, in the same place on every page. Opens without script; a tap calls. */
export function CrisisMenu({ children }: { children?: ReactNode }) {
  const [isSeen, setSeen] = useState(false)
  return (
    <>
      <button type="button" popoverTarget="crisis-menu" className="header-button text-danger">
        <Icon name="phone" />
        Help now
      </button>
      <div id="crisis-menu" popover="auto" className="header-panel" onToggle={() => setSeen(true)}>
        <h2 className="text-lg font-bold">Talk to someone now</h2>
        <CrisisList isSeen={isSeen} />
        <Link to="/help-now" className="link link-alone mt-3">
          What to say, and what happens when you call
        </Link>
        {children}
      </div>
    </>
  )
}

/** Each helpline with its number to tap, its audience, and when an admin last dialled it, if one has. */
export function CrisisList({ isSeen = true }: { isSeen?: boolean }) {
  const lines = useHelplines(isSeen)
  return (
    <ul className="mt-3">
      {lines.map((line) => (
        <li key={line.number} className="border-t border-hairline py-2">
          <a href={dial(line.number)} className="flex items-baseline gap-x-3 py-1.5 text-leaf">
            <span className="text-2xl font-bold" translate="no">
              {line.number}
            </span>
            <span className="font-bold underline">{line.name}</span>
          </a>
          <p>{`${line.for_whom} ${line.hours}.`}</p>
          {line.last_checked ? (
            <p className="text-sm text-muted">
              {`Last dialled by us on ${formatPlainDay(line.last_checked)}`}
            </p>
          ) : null}
        </li>
      ))}
      <li className="border-t border-hairline pt-3">Or go to the nearest hospital.</li>
    </ul>
  )
}
