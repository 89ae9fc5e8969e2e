import type { ReactNode } from 'react'
import { Link } from '../actions/link.tsx'

export interface Chapter {
  /** What addresses name it by: `/privacy#children`. */
  id: string
  title: string
  content: ReactNode
}

/** A long text in parts, with the list of them before it, or beside it on wide screens. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <div className="chapters">
      <nav aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {chapters.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}
