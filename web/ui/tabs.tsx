import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

export interface Tab {
  id: string
  label: ReactNode
  content: ReactNode
  disabled?: boolean
}

interface TabsProps {
  /** What the tabs are tabs of, for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** The tab that is open at first; the first one by default. */
  initial?: string
  /** The open tab, where the page controls it, the first for an unknown one; `onSelect` asks for another. */
  open?: string
  /** Called when a person opens a tab. */
  onSelect?: (id: string) => void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Quiet tabs. Arrow keys, Home and End move between them; Tab goes into the open one. */
export function Tabs({ label, tabs, initial, open, onSelect }: TabsProps) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(initial ?? tabs[0]?.id)
  const shown = tabs.find((tab) => tab.id === (open ?? own)) ?? tabs[0]

  // On a phone the open tab may lie beyond the edge: it is brought to the middle.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!list.current || !tab) return
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [shown?.id])

  function select(id: string) {
    setOwn(id)
    onSelect?.(id)
  }

  function move(event: KeyboardEvent) {
    const usable = tabs.filter((tab) => !tab.disabled)
    const at = usable.findIndex((tab) => tab.id === shown?.id)
    const step = steps[event.key]
    const next =
      event.key === 'Home'
        ? usable[0]
        : event.key === 'End'
          ? usable.at(-1)
          : step && usable[(at + step + usable.length) % usable.length]
    if (!next) return
    event.preventDefault()
    select(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <div>
      <div className="tab-list" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tab"
            id={`${prefix}${tab.id}-tab`}
            data-tab={tab.id}
            aria-selected={tab === shown}
            {...(tab === shown ? { 'aria-controls': `${prefix}${tab.id}-panel` } : {})}
            tabIndex={tab === shown ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => select(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown ? (
        <div
          className="tab-panel"
          role="tabpanel"
          tabIndex={0}
          key={shown.id}
          id={`${prefix}${shown.id}-panel`}
          aria-labelledby={`${prefix}${shown.id}-tab`}
        >
          {shown.content}
        </div>
      ) : null}
    </div>
  )
}
