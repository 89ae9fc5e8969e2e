import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { CalendarFeed } from '#domain/appointments/calendar-feed.ts'
import { FeedNamesForm } from '#web/accounts/own-account/feed-names-form.tsx'
import {
  endCalendarFeed,
  makeCalendarFeed,
  ownCalendarFeed,
} from '#web/accounts/own-account/calendar-feed-queries.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { copyText } from '#web/platform/browser/sharing.ts'

const fetchAddress = loadOnce(
  async () => (await import('#domain/appointments/calendar-feed.ts')).feedAddress,
)

/** Makes the secret address of the user's calendar feed, shows it once, and ends it. */
export function CalendarFeedPanel() {
  const client = useQueryClient()
  const query = useQuery(ownCalendarFeed)
  const [address, setAddress] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [hasEnded, setEnded] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with the address.
  useEffect(() => {
    if (hasEnded && !isAsking) box.current?.focus()
  }, [hasEnded, isAsking])
  const make = useAction(
    async () => {
      const token = await makeCalendarFeed(client)
      setAddress((await fetchAddress())(location.origin, token))
      setEnded(false)
    },
    { failure: 'Could not make the address' },
  )
  const copy = useAction(() => copyText(address!), {
    success: { title: 'Copied', text: 'Paste the address in your calendar app.' },
    failure: 'Could not copy the address',
  })
  return (
    <QueryView
      query={query}
      failed="Error fetching your calendar address"
      fallback={<Skeleton lines={5} />}
    >
      {(feed) => (
        <div className="grid gap-6">
          <Explanation />
          <div ref={box} tabIndex={-1} className="grid justify-items-start gap-4">
            <div role="status" className="grid w-full gap-3">
              {address ? <NewAddress address={address} /> : <FeedState feed={feed} />}
            </div>
            {/* The same button, so that it keeps the focus. */}
            <ActionButton
              variant={address ? 'leaf' : 'quiet'}
              action={address ? copy : make}
              busyLabel={address ? 'Copying...' : 'Making an address...'}
            >
              {address
                ? 'Copy the address'
                : feed.made_at
                  ? 'Make a new address'
                  : 'Make an address'}
            </ActionButton>
          </div>
          {feed.made_at ? (
            <>
              <Section title="Names" className="my-0">
                <FeedNamesForm feed={feed} />
              </Section>
              <Section title="End the address" className="my-0">
                <p>Your calendar app gets nothing from us after that.</p>
                <Button className="mt-4" variant="quiet" onClick={() => setAsking(true)}>
                  End the address
                </Button>
              </Section>
            </>
          ) : null}
          <ConfirmDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            title="End your calendar address?"
            confirmLabel="End address"
            busyLabel="Ending..."
            cancelLabel="Keep address"
            onConfirm={async () => {
              await endCalendarFeed(client)
              setAddress(undefined)
              setEnded(true)
              toast({ title: 'Address ended', text: 'No calendar app can use it now.' })
            }}
          >
            <p>Some calendar apps keep what they have copied. Delete the calendar there too.</p>
          </ConfirmDialog>
        </div>
      )}
    </QueryView>
  )
}

const NewAddress = ({ address }: { address: string }) => (
  <>
    <p>Copy this address now. We show it only once.</p>
    <p className="rounded-control border border-hairline p-3 font-bold wrap-anywhere">{address}</p>
  </>
)

function Explanation() {
  return (
    <div className="grid gap-3">
      <p>
        Your calendar app can show your appointments and keep them up to date. For that it needs a
        secret address from us.
      </p>
      <p>
        <strong className="font-bold">
          Anyone who has this address can see when you have appointments.
        </strong>{' '}
        Do not send it to others. If someone else has it, make a new one. It also ends when you
        change your password or log out everywhere else.
      </p>
      <p>
        Your calendar then says “Appointment”, the time, and Virtual, Phone or{' '}
        <span className="whitespace-nowrap">In-person</span>. It never says what an appointment is
        for.
      </p>
      <p>
        In Google Calendar, on a computer: choose Other calendars, then From URL. On an iPhone:
        Calendars, Add Calendar, Add Subscription Calendar. Changes can take some hours.
      </p>
    </div>
  )
}

function FeedState({ feed: { made_at, last_read_on } }: { feed: CalendarFeed }) {
  if (!made_at) return <p>You have no calendar address yet.</p>
  return (
    <p>
      Your address of {formatDate(made_at)} works. {describeReading(last_read_on)} A new address
      ends it.
    </p>
  )
}

const describeReading = (last_read_on: string | null) =>
  last_read_on
    ? `A calendar app last read it on ${formatDate(last_read_on)}.`
    : 'No calendar app has read it yet.'
