import type { ReactNode } from 'react'

/** What is known, by name: each fact beside what it is called. N/A where there is none. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid w-full gap-x-6 sm:grid-cols-[fit-content(60%)_minmax(0,1fr)] sm:gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="mb-2 wrap-anywhere sm:mb-0">{value || 'N/A'}</dd>
        </div>
      ))}
    </dl>
  )
}
