import './rail.css'

import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { offered } from '#domain/values/brand.ts'
import type { PendingCounts } from '#domain/admin/waiting.ts'
import { pendingCounts } from '#web/admin/queries.ts'
import { useLocation } from '#web/platform/location.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/layout/count.tsx'
import { markCurrent } from '#web/ui/layout/current-place.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { pressing, type RailPlace, railGroups } from './groups.ts'

const places = railGroups.flatMap((group) => group.places)

/** Beside each page on a wide screen; on a narrow one a menu of one row, which opens below itself. */
export function AdminRail() {
  const { data } = useQuery(pendingCounts)
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const rail = useRef<HTMLElement>(null)
  const id = useId()
  const current = markCurrent(places, pathname)
  const here = places.find(({ to }) => current(to)) ?? places[0]!

  useEffect(() => {
    const box = rail.current
    const link = box?.querySelector<HTMLElement>('[aria-current]')
    // A low screen has no space for all: the current page is in view.
    if (box && link && link.offsetTop + link.offsetHeight > box.clientHeight)
      box.scrollTop = link.offsetTop - box.clientHeight / 2
    if (isOpen) link?.scrollIntoView({ block: 'nearest' })
  }, [pathname, isOpen])

  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from anywhere within
    <nav
      ref={rail}
      aria-label="Administration"
      className="rail column screen-only"
      onKeyDown={closeByKey}
    >
      <button
        ref={button}
        type="button"
        className="rail-button needs-script"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
        <VisuallyHidden>All pages of the administration. You are at </VisuallyHidden>
        {here.label}
        <PlaceCount place={places[0]!} data={data} />
      </button>
      <div id={id} className="rail-groups" data-open={isOpen ? '' : undefined}>
        {railGroups.map((group) => (
          <div key={group.name}>
            <p id={`${id}-${group.name}`} className="rail-name">
              {group.name}
            </p>
            <ul aria-labelledby={`${id}-${group.name}`}>
              {offered(group.places).map((place) => (
                <li key={place.to}>
                  <Link
                    to={place.to}
                    className="rail-link"
                    onClick={() => setOpen(false)}
                    {...current(place.to)}
                  >
                    {place.label}
                    <PlaceCount place={place} data={data} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

function PlaceCount({ place, data }: { place: RailPlace; data: PendingCounts | undefined }) {
  const { counts = [] } = place
  const sum = (of: readonly (keyof PendingCounts)[]) =>
    data && of.reduce((all, count) => all + (data[count] ?? 0), 0)
  const urgent = sum(counts.filter((count) => pressing.includes(count)))
  return <Count value={sum(counts)} of="waiting" isPressing={Boolean(urgent)} />
}
