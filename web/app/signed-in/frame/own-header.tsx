import { ExitLink } from '#web/app/exit-page.tsx'
import { CrisisMenu } from '#web/app/layout/crisis-menu.tsx'
import { HeaderBar } from '#web/app/layout/header-bar.tsx'
import { useLocation } from '#web/platform/location.ts'
import { useSession } from '#web/platform/calls/session.ts'
import type { Visitor } from '#web/platform/calls/visitor.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { markCurrent } from '#web/ui/layout/current-place.ts'
import { ownPlaces } from './places.ts'
import { bringLater, useLater } from './use-later.ts'

interface OwnHeaderProps {
  visitor: Visitor | undefined
  isSensitive: boolean | undefined
  /** Whether the page needs a session anyway. */
  isGuarded: boolean
}

/** The header of a signed-in user: their places, the helplines, the exit where needed, the menu. */
export function OwnHeader({ visitor, isSensitive, isGuarded }: OwnHeaderProps) {
  const session = useSession()
  const name = visitor?.full_name ?? session?.user.user_metadata.full_name ?? ''
  const places = ownPlaces(visitor)
  const current = markCurrent(places, useLocation().pathname)
  const { parts, failure } = useLater()
  return (
    <HeaderBar
      isSticky={isSensitive}
      nameClass={isSensitive ? 'max-lg:hidden' : 'md:max-lg:hidden'}
    >
      <nav
        aria-label="Your pages"
        className={`own-pages ${isSensitive ? 'own-pages-tight' : ''} hidden grow md:block`}
      >
        <ul className="flex flex-wrap">
          {places.map(({ to, label, hasUnread, hasAlerts }) => (
            <li key={to}>
              <Link to={to} className="page-link" {...current(to)}>
                {label}
                {hasUnread && visitor && parts ? (
                  <parts.Unread visitor={visitor} isFetched={isGuarded} />
                ) : null}
                {hasAlerts && visitor && parts ? (
                  <parts.OpenAlerts visitor={visitor} isLive={isGuarded} />
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <CrisisMenu>{visitor && parts ? <parts.CallBackLink visitor={visitor} /> : null}</CrisisMenu>
      {isSensitive ? <ExitLink isShort /> : null}
      <button type="button" popoverTarget="own-menu" className="header-button">
        <span className="md:hidden">
          <Icon name="menu" size={24} />
        </span>
        <span className="sr-only">Menu</span>
        <span className="avatar max-md:hidden" aria-hidden="true">
          {parts ? <parts.Initials name={name} /> : <Icon name="user" />}
        </span>
      </button>
      <nav
        id="own-menu"
        popover="auto"
        aria-label="Menu"
        className="header-panel"
        onToggle={bringLater}
      >
        {visitor && parts ? (
          <parts.OwnMenu visitor={visitor} name={name} />
        ) : failure ? (
          <FailedState title="Could not load the menu" failure={failure} onRetry={bringLater} />
        ) : (
          <Skeleton lines={6} text="Loading the menu..." />
        )}
      </nav>
    </HeaderBar>
  )
}
