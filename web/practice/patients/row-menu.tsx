import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

interface RowMenuProps {
  /** Of the patient, for a screen reader. */
  name: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** What can be done for one patient of a list, behind one button. Escape and a press elsewhere close it. */
export function RowMenu({ name, isOpen, onToggle, children }: RowMenuProps) {
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const wasOpen = useRef(false)

  // What was pressed is gone with the menu: a dialog that opens now returns the focus to the button of the menu.
  useEffect(() => {
    if (!isOpen && wasOpen.current && document.activeElement === document.body)
      opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    function closeElsewhere(event: Event) {
      if (!box.current?.contains(event.target as Node)) onToggle(false)
    }
    function closeByEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      onToggle(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', closeElsewhere)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [isOpen, onToggle])

  return (
    <div ref={box} className="row-menu">
      <button
        ref={opener}
        type="button"
        className="row-menu-opener"
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      >
        Actions
        <VisuallyHidden> for {name}</VisuallyHidden>
        <Icon name="chevron" />
      </button>
      {isOpen ? <div className="row-menu-items">{children}</div> : null}
    </div>
  )
}
