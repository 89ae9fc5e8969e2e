import type { ComponentProps, ReactNode } from 'react'
import { Link } from './link.tsx'

/** `leaf` is the one thing to do, `quiet` everything else, `danger` what cannot be taken back. */
export type ButtonVariant = 'leaf' | 'quiet' | 'danger'

interface Looks {
  variant?: ButtonVariant | undefined
  /** Fills its column. */
  wide?: boolean | undefined
  children: ReactNode
}

function classOf(variant: ButtonVariant = 'leaf', wide = false, more = ''): string {
  return `button button-${variant}${wide ? ' button-wide' : ''} ${more}`.trim()
}

/** A button. Its type is `button` unless said, so that it never sends a form by accident. */
export function Button({
  variant,
  wide,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Looks) {
  return <button type={type} className={classOf(variant, wide, className)} {...rest} />
}

/** A link that looks like a button, to a place inside the app. */
export function LinkButton({
  variant,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & Looks) {
  return <Link className={classOf(variant, wide, className)} {...rest} />
}
