import { useQuery } from '@tanstack/react-query'
import { Link } from '#web/ui/actions/link.tsx'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { attentionCounts } from '#web/practice/patients/attention/attention-queries.ts'

/** How many patients need attention, where there are any; a failed count hides nothing else. */
export function AttentionTask() {
  const { data } = useQuery(attentionCounts)
  if (!data || data.total === 0) return null
  const { total, urgent } = data
  return (
    <li className={`wait${urgent > 0 ? ' wait-pressing' : ''}`}>
      <PlaceIcon name="pulse" size={24} />
      <div>
        <Link to="/patient-management">
          {total === 1 ? '1 patient needs attention' : `${total} patients need attention`}
        </Link>
        <p className="text-muted">
          {urgent > 0 ? `${urgent} today. ` : ''}From what they share with you.
        </p>
      </div>
    </li>
  )
}
