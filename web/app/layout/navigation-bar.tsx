import { useState } from 'react'
import { useNavigate } from '#web/platform/location.ts'
import { Link, NavLink } from '#web/ui/actions/link.tsx'

import { brand } from '#domain/values/brand.ts'
import { BrandMark } from '#web/app/layout/brand-mark.tsx'
import { CrisisMenu } from '#web/app/layout/crisis-menu.tsx'
import { startPage } from '#web/app/routing/guard.ts'
import { fetchPracticeMenu } from '#web/feature-parts/practice-menu.ts'
import { loadOnce, useLazyPart } from '#web/platform/lazy.tsx'
import { announceSession } from '#web/platform/calls/session.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

const pages = [
  { to: '/', label: 'Home' },
  { to: '/community', label: 'Community' },
  { to: '/about', label: 'About' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
] as const
const forgotten = { to: '/forgot-password', label: 'Forgot password' } as const

export function NavigationBar() {
  const isProvider = useVisitor()?.role === 'provider'
  const { Part: Practice, load } = useLazyPart(fetchPracticeMenu)

  /** The pages of a provider are fetched when the menu opens: no one else needs their list. */
  function loadPractice() {
    // The menu works without them: the bar at the bottom links to the practice, too.
    if (isProvider) load().catch(() => undefined)
  }

  return (
    <header className="border-b border-hairline">
      <div className="column flex items-center gap-1 py-2 sm:gap-2">
        <Link to="/" className="mr-auto flex min-h-11 items-center gap-2 text-lg font-bold">
          <BrandMark />
          {brand.name}
        </Link>
        <nav aria-label="Main" className="hidden xl:block">
          <PageLinks />
        </nav>
        <CrisisMenu />
        <div className="for-visitors hidden items-center gap-2 md:flex">
          <AccountButtons />
        </div>
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label="Menu"
          className="header-button xl:hidden"
        >
          <Icon name="menu" size={24} />
        </button>
      </div>
      <nav
        id="site-menu"
        popover="auto"
        aria-label="Menu"
        className="header-panel"
        onToggle={loadPractice}
      >
        {isProvider && Practice ? <Practice /> : null}
        <PageLinks />
        <div className="for-visitors mt-4 grid gap-3 border-t border-hairline pt-4">
          <AccountButtons />
        </div>
      </nav>
    </header>
  )
}

function PageLinks() {
  const visitor = useVisitor()
  return (
    <ul className="xl:flex">
      {(visitor ? pages : [...pages, forgotten]).map((page) => (
        <li key={page.to}>
          <NavLink to={page.to} className="page-link">
            {page.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

const loadSignOut = loadOnce(() => import('#web/app/signed-in/sign-out.ts'))

/**
 * Signs out; where not even the script for that can be fetched, this device deletes its data all
 * the same.
 *
 * @returns whether the user has logged out
 */
async function leave(): Promise<boolean> {
  try {
    const { signOut } = await loadSignOut()
    return await signOut()
  } catch {
    sessionStorage.clear()
    localStorage.clear()
    announceSession()
    toast({ title: 'Sign out Failed', text: 'Something went wrong', kind: 'destructive' })
    return true
  }
}

/** Login and Get Started, or the link to the user's start page and Logout. */
function AccountButtons() {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  if (!visitor)
    return (
      <>
        <LinkButton to="/login" variant="quiet">
          Login
        </LinkButton>
        <LinkButton to="/signup">Get Started</LinkButton>
      </>
    )
  return (
    <>
      <NavLink to="/account" className="page-link justify-center">
        Account
      </NavLink>
      <LinkButton to={startPage(visitor)}>
        {visitor.is_student ? 'Dashboard' : 'Profile'}
      </LinkButton>
      <Button
        variant="quiet"
        disabled={isLeaving}
        onClick={() => {
          setLeaving(true)
          void leave().then((hasLeft) => {
            setLeaving(false)
            if (hasLeft) navigate('/')
          })
        }}
      >
        Logout
      </Button>
    </>
  )
}
