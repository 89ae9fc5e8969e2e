import { type ReactNode, useEffect, useRef } from 'react'

interface GridPartProps {
  label: string
  isOpen: boolean
  onClose: () => void
  fields: () => ReactNode
  children: ReactNode
}

/** A part of the grid; open, its fields lie over it and what is below. */
export function GridPart({ label, isOpen, onClose, fields, children }: GridPartProps) {
  return (
    <div className="plan-week-part">
      {children}
      {isOpen ? (
        <Fields label={label} onClose={onClose}>
          {fields()}
        </Fields>
      ) : null}
    </div>
  )
}

interface FieldsProps {
  label: string
  onClose: () => void
  children: ReactNode
}

/** Everything typed is in the draft at once, so that closing loses nothing. */
function Fields({ label, onClose, children }: FieldsProps) {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const element = box.current
    element?.scrollIntoView({ block: 'nearest' })
    const gone = new AbortController()
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !element?.contains(target)) close.current()
      },
      { signal: gone.signal },
    )
    return () => gone.abort()
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what has its own controls
    <div
      ref={box}
      className="plan-week-fields"
      data-fields=""
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
    >
      <p className="plan-week-fields-name" aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  )
}
