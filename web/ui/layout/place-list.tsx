import { offered } from '#domain/values/brand.ts'
import { Link } from '../actions/link.tsx'
import { PlaceIcon, type PlaceIconName } from '../icons/place-icon.tsx'

export interface Place {
  to: `/${string}`
  icon: PlaceIconName
  title: string
  /** What one finds there, in one line. */
  text: string
}

/**
 * Links to pages that the clinic offers, a row each.
 *
 * @param props.isNarrow one under the other, however wide the screen is
 */
export function PlaceList({ places, isNarrow }: { places: readonly Place[]; isNarrow?: boolean }) {
  return (
    <ul className={`grid gap-x-6 ${isNarrow ? '' : 'sm:grid-cols-2'}`}>
      {offered(places).map(({ to, icon, title, text }) => (
        <li key={title} className="max-w-none border-b border-hairline">
          <Link to={to} className="flex items-center gap-4 py-4 no-underline">
            <PlaceIcon name={icon} size={24} />
            <span>
              <span className="block font-bold underline">{title}</span>
              <span className="text-ink">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
