import { type ReactNode, useId } from 'react'

/** The one main region of a page; the skip link and a change of route bring focus here. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="main">
      {children}
    </main>
  )
}

export interface PageHeadingProps {
  title: ReactNode
  /** A short line above: where one is, or the date. */
  kicker?: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** Actions for the whole page, beside the title on wide screens. */
  actions?: ReactNode
}

/** The one `h1` of a page. It can take focus, so that a change of route is read out. */
export function PageHeading({ title, kicker, lead, actions }: PageHeadingProps) {
  return (
    <header className="page-heading">
      <div>
        {kicker ? <p className="kicker">{kicker}</p> : null}
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      {actions ? <div className="page-actions">{actions}</div> : null}
    </header>
  )
}

/** A part of a page under its own heading, announced as a region by that name. */
export function Section({
  title,
  children,
  className = '',
}: {
  title: ReactNode
  children: ReactNode
  className?: string
}) {
  const id = useId()
  return (
    <section className={`section ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A sheet of paper on the ground: what belongs together and can be picked up as one. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`surface ${className}`}>{children}</div>
}

/** Words that only a screen reader says. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
