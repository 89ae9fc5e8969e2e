import { type ReactNode, useEffect, useRef } from 'react'

interface GridPartProps {
  label: string
  isOpen: boolean
  /** Closes the fields, with the focus on this part. */
  onClose: () => void
  /** Closes the fields; the focus stays where it is. */
  onLeave: () => void
  fields: () => ReactNode
  children: ReactNode
}

/** A part of the grid; open, its fields lie over it and what is below. */
export function GridPart({ fields, children, isOpen, ...props }: GridPartProps) {
  return (
    <div className="plan-week-part">
      {children}
      {isOpen ? <Fields {...props}>{fields()}</Fields> : null}
    </div>
  )
}

type FieldsProps = Pick<GridPartProps, 'label' | 'onClose' | 'onLeave' | 'children'>

/** Everything typed is in the draft at once, so that closing loses nothing. */
function Fields({ label, onClose, onLeave, children }: FieldsProps) {
  const box = useRef<HTMLDivElement>(null)
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    const element = box.current
    element?.scrollIntoView({ block: 'nearest' })
    const gone = new AbortController()
    const isOutside = ({ target }: Event) => target instanceof Node && !element?.contains(target)
    // A press that starts inside, such as one that selects text, may end outside.
    let startedInside = false
    // Before the page's own handlers: a press on another part opens that one afterwards.
    const options = { capture: true, signal: gone.signal }
    addEventListener('pointerdown', (event) => (startedInside = !isOutside(event)), options)
    // A press is complete with the click: a touch that scrolls the page has none.
    addEventListener(
      'click',
      (event) => {
        if (isOutside(event) && !startedInside) leave.current()
        startedInside = false
      },
      options,
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
        const isInDialog = event.target instanceof Element && event.target.closest('dialog')
        if (event.key !== 'Escape' || event.defaultPrevented || isInDialog) return
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
