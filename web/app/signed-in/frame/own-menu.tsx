import './own-menu.css'

import { type ReactNode, useState } from 'react'

import { offered } from '#domain/values/brand.ts'
import { publicPages } from '#web/app/layout/public-pages.ts'
import { startPage } from '#web/app/routing/guard.ts'
import type { Visitor } from '#web/platform/calls/visitor.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { useLocation, useNavigate } from '#web/platform/location.ts'
import { Link, NavLink } from '#web/ui/actions/link.tsx'
import { Icon, StrokeIcon } from '#web/ui/icon.tsx'
import { menuStrokes } from '#web/ui/icons/menu-strokes.ts'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { markCurrent } from '#web/ui/layout/current-place.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { morePlaces } from './more-places.tsx'
import { ownPlaces } from './places.ts'
import { leaveAnyway } from './leave-anyway.ts'
import { OpenAlerts } from './open-alerts.tsx'
import { Unread } from './unread.tsx'

/** All pages of a user, their account, and the public pages. A wide header has the first itself. */
export function OwnMenu({ visitor, name }: { visitor: Visitor; name: string }) {
  const places = ownPlaces(visitor)
  const more = offered(morePlaces(visitor))
  const current = markCurrent([...places, ...more], useLocation().pathname)
  return (
    <>
      {name ? (
        <p className="own-name px-2 pb-2 font-bold" title={name}>
          {name}
        </p>
      ) : null}
      <ul aria-label="Your pages">
        {places.map(({ to, label, icon, hasUnread, hasAlerts }) => (
          <Row key={to} isNarrowOnly>
            <Link to={to} className="own-row" {...current(to)}>
              <PlaceIcon name={icon} />
              {label}
              {hasUnread ? <Unread visitor={visitor} /> : null}
              {hasAlerts ? <OpenAlerts visitor={visitor} /> : null}
            </Link>
          </Row>
        ))}
        {more.map(({ to, label, icon }) => (
          <Row key={to}>
            <Link to={to} className="own-row" {...current(to)}>
              {icon}
              {label}
            </Link>
          </Row>
        ))}
      </ul>
      <ul aria-label="Your account" className="border-t border-hairline">
        <Row>
          {/* The first of the places leads there, too, and is marked as the present one. */}
          <Link to={startPage(visitor)} className="own-row">
            <Icon name="user" />
            {visitor.is_student ? 'Dashboard' : 'Profile'}
          </Link>
        </Row>
        <Row>
          <NavLink to="/account" className="own-row">
            <StrokeIcon d={menuStrokes.settings} />
            Account
          </NavLink>
        </Row>
        <Row>
          <Logout />
        </Row>
      </ul>
      <ul aria-label="Public pages" className="own-public border-t border-hairline pt-2">
        {offered(publicPages).map(({ to, label }) => (
          <Row key={to}>
            <NavLink to={to} className="page-link">
              {label}
            </NavLink>
          </Row>
        ))}
      </ul>
    </>
  )
}

function Row({ isNarrowOnly, children }: { isNarrowOnly?: boolean; children: ReactNode }) {
  return <li className={isNarrowOnly ? 'md:hidden' : undefined}>{children}</li>
}

const loadSignOut = loadOnce(() => import('#web/app/signed-in/sign-out.ts'))

/**
 * Signs out; where not even the script for that can be fetched, this device deletes its data all
 * the same, and asks before anything is lost.
 *
 * @returns whether the user has logged out
 */
async function leave(): Promise<boolean> {
  try {
    const { signOut } = await loadSignOut()
    return await signOut()
  } catch {
    const hasLeft = await leaveAnyway()
    if (hasLeft)
      toast({ title: 'Sign out Failed', text: 'Something went wrong', kind: 'destructive' })
    return hasLeft
  }
}

function Logout() {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <button
      type="button"
      className="own-row"
      disabled={isLeaving}
      onClick={() => {
        setLeaving(true)
        void leave().then((hasLeft) => {
          setLeaving(false)
          if (hasLeft) navigate('/')
        })
      }}
    >
      <StrokeIcon d={menuStrokes.leave} />
      Logout
    </button>
  )
}
