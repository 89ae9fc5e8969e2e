import type { AccountPlace } from '#web/accounts/own-account/account-places.tsx'
import type { AccountStates } from '#web/accounts/own-account/account-states.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

interface AccountRowsProps {
  /** What the rows are about, for screen readers. */
  label: string
  places: readonly AccountPlace[]
  states: AccountStates
}

/** Links to the parts of the account, each with its present state in one line. */
export function AccountRows({ label, places, states }: AccountRowsProps) {
  return (
    <nav aria-label={label}>
      <ul className="surface account-rows">
        {places.map((place) => (
          <li key={place.to} className="account-row">
            <Link to={place.to}>
              {place.icon}
              <span className="account-row-text">
                <span className="account-row-title">{place.title}</span>
                <RowState place={place} states={states} />
              </span>
              <Icon name="chevron" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The purpose of the page, shown if its state cannot be fetched; the page itself shows the error.
 */
function RowState({ place, states }: { place: AccountPlace; states: AccountStates }) {
  const state = place.state ? states[place.state] : null
  return (
    <span className="account-row-state">
      <VisuallyHidden>: </VisuallyHidden>
      {state === undefined ? <span className="skeleton-line" /> : (state ?? place.about)}
    </span>
  )
}
