/** The word for waiting, said once to screen readers: "Loading patients...". */
export function Loading({ text = 'Loading...' }: { text?: string }) {
  return (
    <p className="loading" role="status">
      {text}
    </p>
  )
}

/**
 * Grey rows where the text will be, so that nothing jumps when it comes. The widths are
 * uneven on purpose: it should look like writing. Read out as `text`.
 */
export function Skeleton({ lines = 3, text = 'Loading...' }: { lines?: number; text?: string }) {
  return (
    <div className="skeleton" role="status">
      <span className="sr-only">{text}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span className="skeleton-line" key={line} />
      ))}
    </div>
  )
}

/** Keeps the place of a chart, a card or a picture. */
export function SkeletonBlock({ text = 'Loading...' }: { text?: string }) {
  return (
    <div className="skeleton skeleton-block" role="status">
      <span className="sr-only">{text}</span>
    </div>
  )
}
