import type { ReactNode } from 'react'

export interface NumberedStep {
  title: string
  text: ReactNode
  /** The content or choices of this step. */
  more?: ReactNode
}

/** Steps in order, with large numbers: in a column on a phone, side by side on wide screens. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <ol className="numbered-steps">
      {steps.map(({ title, text, more }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            {more}
          </div>
        </li>
      ))}
    </ol>
  )
}
