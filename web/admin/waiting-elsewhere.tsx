import { useQuery } from '@tanstack/react-query'
import type { PendingCounts } from '#domain/admin/waiting.ts'
import { type Place, PlaceList } from '#web/ui/layout/place-list.tsx'
import { pendingCounts } from './queries.ts'

/** What is pending in other features, by its count: add each further queue here. */
const elsewhere: readonly (Omit<Place, 'text'> & {
  count: keyof PendingCounts
  one: string
  many: (count: number) => string
})[] = [
  {
    count: 'safety_alerts',
    to: '/admin/safety-alerts',
    icon: 'bell',
    title: 'Alerts that wait',
    one: 'One open alert. Call the provider now.',
    many: (count) => `${count} alerts wait. Call the providers now.`,
  },
  {
    count: 'missing_duties',
    to: '/admin/safety-alerts',
    icon: 'bell',
    title: 'No clinician on duty',
    one: 'No clinician gets the alert of a person without an appointment. Name one now.',
    many: () => 'Name a clinician on duty now.',
  },
  {
    count: 'late_call_backs',
    to: '/admin/accounts',
    icon: 'phone',
    title: 'Calls that are late',
    one: 'One person was promised a call and got none. Call a therapist now.',
    many: (count) => `${count} people were promised a call and got none. Call a therapist now.`,
  },
  {
    count: 'late_referrals',
    to: '/admin/accounts',
    icon: 'phone',
    title: 'Urgent referrals',
    one: 'One waits for an answer or a visit for more than two working days. Ask the providers.',
    many: (count) =>
      `${count} wait for an answer or a visit for more than two working days. Ask the providers.`,
  },
  {
    count: 'identity_changes',
    to: '/admin/identity-changes',
    icon: 'user',
    title: 'Names and titles',
    one: 'One change to approve.',
    many: (count) => `${count} changes wait for approval.`,
  },
  {
    count: 'messages',
    to: '/admin/contact-messages',
    icon: 'chat',
    title: 'Messages',
    one: 'One unanswered message.',
    many: (count) => `${count} wait for an answer.`,
  },
  {
    count: 'refunds',
    to: '/admin/refunds',
    icon: 'money',
    title: 'Refunds',
    one: 'One refund waits for you.',
    many: (count) => `${count} refunds wait for you.`,
  },
  {
    count: 'crisis_lines',
    to: '/admin/crisis-lines',
    icon: 'phone',
    title: 'Helplines',
    one: 'One was not dialled by us in the last 90 days. Dial it now.',
    many: (count) => `${count} were not dialled by us in the last 90 days. Dial them now.`,
  },
  {
    count: 'undelivered_email',
    to: '/admin/undelivered-email',
    icon: 'mail',
    title: 'Undelivered email',
    one: 'One email could not be delivered.',
    many: (count) => `${count} emails could not be delivered.`,
  },
]

/** A row for each other feature in which something is pending; nothing where nothing is. */
export function WaitingElsewhere() {
  const { data } = useQuery(pendingCounts)
  if (!data) return null
  const places = elsewhere
    .filter(({ count }) => data[count] > 0)
    .map(({ count, one, many, ...place }) => ({
      ...place,
      text: data[count] === 1 ? one : many(data[count]),
    }))
  if (places.length === 0) return null
  return (
    <nav aria-label="Open on other pages" className="mb-8">
      <PlaceList places={places} />
    </nav>
  )
}
