import type { ReactNode } from 'react'

/** A strip above a page that stays until what it says is done. */
export function Banner({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside aria-label={title} className="border-b border-hairline bg-copper-wash">
      <div className="mx-auto max-w-page px-4 py-3 sm:px-6">
        <p className="font-semibold">{title}</p>
        <p className="wrap-anywhere">{children}</p>
      </div>
    </aside>
  )
}
