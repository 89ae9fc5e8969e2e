import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

import { Lazy } from '#web/platform/lazy.tsx'
import { loadAuth } from '#web/platform/signed-in/auth/auth.ts'
import type { DrawingProps } from '#web/ui/drawings/drawing.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'

/** A drawing and its props. */
export interface LazyDrawing {
  load: () => Promise<ComponentType<DrawingProps>>
  props: DrawingProps
}

interface AccountFrameProps {
  title: string
  lead?: ReactNode
  /** Shown beside the form where there is space, and fetched only there. */
  drawing?: LazyDrawing
  /** It replaces another step at the same address: its heading takes the focus. */
  isNextStep?: boolean
  children: ReactNode
}

/**
 * A page with one form about the user's account. auth-js is fetched at the first touch of a field,
 * so that it is there when the form is sent, and never delays the page itself.
 */
export function AccountFrame(props: AccountFrameProps) {
  const { title, lead, drawing, isNextStep = false, children } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNextStep) box.current?.querySelector('h1')?.focus()
  }, [isNextStep])
  return (
    <Main>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,29rem)_1fr]">
        <div
          ref={box}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 [&>.page-heading]:mb-2"
          onFocus={({ target }) => {
            if (target instanceof HTMLInputElement) void loadAuth().catch(() => undefined)
          }}
        >
          <PageHeading title={title} lead={lead} />
          {children}
        </div>
        {drawing ? <SideDrawing {...drawing} /> : null}
      </div>
    </Main>
  )
}

/** A drawing that stays in sight beside a long page, where there is space. */
export function SideDrawing(drawing: LazyDrawing) {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    // As wide as `lg:`.
    const wide = matchMedia('(min-width: 64rem)')
    const look = () => setWide(wide.matches)
    look()
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [])
  return (
    <div className="hidden self-start justify-self-center pt-12 lg:sticky lg:top-0 lg:block">
      {isWide ? <Lazy {...drawing} optional /> : null}
    </div>
  )
}

/** A notice that stays on the page, unlike a toast. */
export function StatusNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2 rounded-surface border border-hairline bg-leaf-wash p-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </div>
  )
}
