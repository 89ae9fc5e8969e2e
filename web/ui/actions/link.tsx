import type { ComponentProps, MouseEvent } from 'react'

import { resolveHref, useLocation, useNavigate } from '#web/platform/location.ts'

interface LinkProps extends ComponentProps<'a'> {
  /** A place inside the app. */
  to: string
  /** Takes the place of the present entry in the history. */
  replace?: boolean
  /** Kept with the entry in the history. */
  state?: unknown
}

/** A plain press; everything else, such as a new tab, is the browser's. */
function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const { target } = event.currentTarget
  return event.button === 0 && !hasModifier && (!target || target === '_self')
}

/** A link to a page inside the app: a real link, that changes the page without a reload. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const href = resolveHref(to, location)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    const isHere = location.pathname + location.search + location.hash === href
    navigate(href, { replace: replace ?? isHere, state })
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** A link that knows when it leads to the present page, and says so (`aria-current`). */
export function NavLink(props: LinkProps) {
  const location = useLocation()
  const [path] = resolveHref(props.to, location).split(/[?#]/)
  return <Link {...props} {...(path === location.pathname ? { 'aria-current': 'page' } : {})} />
}
