import { queryOptions, useQuery } from '@tanstack/react-query'
import type { WaitingForAdmin } from '#domain/admin/waiting.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { type Place, PlaceList } from '#web/ui/place-list.tsx'

const { admin } = api<'waiting'>(fetchAsMe)

const waiting = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: async (): Promise<WaitingForAdmin> => (await admin.waiting.$get()).json(),
})

/** What waits in other rooms, by its count: whatever else comes to wait there is added here. */
const elsewhere: readonly (Omit<Place, 'text'> & {
  count: keyof WaitingForAdmin
  one: string
  many: (count: number) => string
})[] = [
  {
    count: 'safety_alerts',
    to: '/admin/safety-alerts',
    icon: 'bell',
    title: 'Alerts that wait',
    one: 'One person’s alert waits. Call the provider now.',
    many: (count) => `${count} alerts wait. Call the providers now.`,
  },
  {
    count: 'identity_changes',
    to: '/admin/identity-changes',
    icon: 'user',
    title: 'Names and titles',
    one: 'One change waits for approval.',
    many: (count) => `${count} changes wait for approval.`,
  },
  {
    count: 'messages',
    to: '/admin/contact-messages',
    icon: 'chat',
    title: 'Messages',
    one: 'One waits for an answer.',
    many: (count) => `${count} wait for an answer.`,
  },
  {
    count: 'refunds',
    to: '/admin/refunds',
    icon: 'back',
    title: 'Refunds',
    one: 'One person asks for money back.',
    many: (count) => `${count} people ask for money back.`,
  },
  {
    count: 'crisis_lines',
    to: '/admin/crisis-lines',
    icon: 'phone',
    title: 'Help lines',
    one: 'One was not dialled by us in the last 90 days. Dial it now.',
    many: (count) => `${count} were not dialled by us in the last 90 days. Dial them now.`,
  },
  {
    count: 'undelivered_email',
    to: '/admin/undelivered-email',
    icon: 'alert',
    title: 'Undelivered email',
    one: 'One email could not be delivered.',
    many: (count) => `${count} emails could not be delivered.`,
  },
]

/** A line for each other room in which something waits; nothing where nothing does. */
export function WaitingElsewhere() {
  const { data } = useQuery(waiting)
  if (!data) return null
  const places = elsewhere
    .filter(({ count }) => data[count] > 0)
    .map(({ count, one, many, ...place }) => ({
      ...place,
      text: data[count] === 1 ? one : many(data[count]),
    }))
  if (places.length === 0) return null
  return (
    <nav aria-label="Waits elsewhere" className="mb-8">
      <PlaceList places={places} />
    </nav>
  )
}
