import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/actions/button.tsx'

interface TaskCardProps {
  title: string
  text?: string
  /** The page where it is done. */
  to?: `/${string}`
  action?: string
  /** The first task is the most important one. */
  isFirst: boolean
  isDanger?: boolean
  /** Where it is done in the card itself. */
  children?: ReactNode
}

/** One task, with the way to do it. */
export function TaskCard(props: TaskCardProps) {
  const { title, text, to, action, isFirst, isDanger, children } = props
  return (
    <li className={`task ${isDanger ? 'task-danger' : isFirst ? 'task-first' : ''}`}>
      <div className="task-head">
        <div>
          <h3 className="wrap-anywhere">{title}</h3>
          {text ? <p>{text}</p> : null}
        </div>
        {to && action ? (
          <LinkButton to={to} variant={isFirst || isDanger ? 'leaf' : 'quiet'}>
            {action}
          </LinkButton>
        ) : null}
      </div>
      {children}
    </li>
  )
}
