import type { ReactNode } from 'react'

/** A list of facts, each with its name. N/A for an empty value. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid w-full gap-x-6 sm:grid-cols-[fit-content(60%)_minmax(0,1fr)] sm:gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="mb-2 wrap-anywhere sm:mb-0" translate={isFigure(value) ? 'no' : undefined}>
            {value || 'N/A'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A telephone number, an amount, a reading: a browser's translation leaves it as it is. */
const isFigure = (value: ReactNode) => typeof value === 'string' && !/[a-z]/.test(value)
