import { useQuery } from '@tanstack/react-query'
import { keptInsurers } from './insurance-queries.ts'

/** Which insurers pay nothing for a visit type; for a new one, all. */
export function UncoveredBy({ visit_type_id }: { visit_type_id?: string }) {
  const { data = [] } = useQuery(keptInsurers)
  const names = data
    .filter(
      ({ is_retired, shares }) =>
        !is_retired && !shares.some((share) => share.visit_type_id === visit_type_id),
    )
    .map(({ name }) => name)
  if (names.length === 0) return null
  return (
    <p className="text-copper wrap-anywhere">
      {visit_type_id === undefined ? 'Insurers that pay nothing for it yet: ' : 'Not covered by '}
      <span translate="no">{names.join(', ')}</span>
      {visit_type_id === undefined ? '. Set their shares at Insurers once it is added.' : null}
    </p>
  )
}
