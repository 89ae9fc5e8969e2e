import { offered } from '#domain/values/brand.ts'
import { NavLink } from '#web/ui/actions/link.tsx'
import { ExitLink } from '#web/app/exit-page.tsx'
import { CrisisMenu } from '#web/app/layout/crisis-menu.tsx'
import { HeaderBar } from '#web/app/layout/header-bar.tsx'
import { publicPages } from '#web/app/layout/public-pages.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const forgotten = { to: '/forgot-password', label: 'Forgot password' } as const

interface NavigationBarProps {
  /** A user is signed in, and their own header has not loaded yet. */
  isKnown: boolean
  isSensitive: boolean | undefined
}

/** The header for visitors, on public pages. */
export function NavigationBar({ isKnown, isSensitive }: NavigationBarProps) {
  // Where the links have no space, the menu has them on wide screens, too.
  const isInMenu = isKnown || isSensitive
  return (
    <HeaderBar isSticky={isSensitive} nameClass={isSensitive ? 'hidden sm:inline' : undefined}>
      {isInMenu ? null : (
        <nav aria-label="Main" className="for-visitors page-links hidden xl:block">
          <PageLinks />
        </nav>
      )}
      <CrisisMenu />
      {isSensitive ? <ExitLink isShort /> : null}
      {isKnown ? null : (
        <div className="for-visitors hidden items-center gap-2 md:flex">
          <AccountButtons />
        </div>
      )}
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        className={`header-button ${isInMenu ? '' : 'menu-button'}`}
      >
        <Icon name="menu" size={24} />
      </button>
      <nav id="site-menu" popover="auto" aria-label="Menu" className="header-panel">
        <PageLinks />
        {isKnown ? null : (
          <div className="for-visitors mt-4 grid gap-3 border-t border-hairline pt-4">
            <AccountButtons />
          </div>
        )}
      </nav>
    </HeaderBar>
  )
}

function PageLinks() {
  return (
    <ul>
      {offered([...publicPages, forgotten]).map((page) => (
        <li key={page.to}>
          <NavLink to={page.to} className="page-link">
            {page.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** Login and Get Started. */
function AccountButtons() {
  return (
    <>
      <LinkButton to="/login" variant="quiet">
        Login
      </LinkButton>
      <LinkButton to="/signup">Get Started</LinkButton>
    </>
  )
}
