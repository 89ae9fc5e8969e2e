import type { ReactNode } from 'react'

/** A strip above a page that stays until its task is done. */
export function Banner({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside aria-label={title} className="border-b border-hairline bg-copper-wash">
      <div className="column py-3">
        <p className="font-bold">{title}</p>
        <div className="wrap-anywhere">{children}</div>
      </div>
    </aside>
  )
}
