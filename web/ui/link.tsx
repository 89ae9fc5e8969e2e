import type { ComponentProps, MouseEvent } from 'react'
import {
  type To,
  createPath,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router'

interface LinkProps extends ComponentProps<'a'> {
  /** A place inside the app. */
  to: To
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

/** A link to a place inside the app: a real link, that changes the page without loading it anew. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const navigate = useNavigate()
  const location = useLocation()
  const path = useResolvedPath(to)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    const isHere = createPath(location) === createPath(path)
    void navigate(to, { replace: replace ?? isHere, state })
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** A link that knows when it leads to the present page, and says so (`aria-current`). */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const path = useResolvedPath(props.to)
  return <Link {...props} {...(path.pathname === pathname ? { 'aria-current': 'page' } : {})} />
}
