import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { endPayLink, makePayLink, payLinkOf } from './link-queries.ts'
import { canShare, shareOrCopy } from '#web/platform/browser/sharing.ts'

/** A link by which another person pays an invoice of the user, without seeing whose it is. */
export function ShareLink({ id }: { id: string }) {
  const client = useQueryClient()
  const made_at = useQuery(payLinkOf(id)).data?.made_at
  const [link, setLink] = useState<string>()
  const make = useAction(
    async () => {
      const token = await makePayLink(client, id)
      setLink(`${location.origin}/pay#${token}`)
    },
    { failure: 'Could not make the link' },
  )
  const end = useAction(
    async () => {
      await endPayLink(client, id)
      setLink(undefined)
    },
    { failure: 'Could not end the link' },
  )
  const send = useAction(() => shareOrCopy(link!), { failure: 'Could not copy the link' })
  return (
    <Section title="Ask someone to pay">
      <p>
        Make a link and send it. The person sees the amount and our name. They do not see your name
        or what it is for.
      </p>
      {link ? (
        <p className="mt-3 rounded-control border border-hairline p-3 font-bold wrap-anywhere">
          {link}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {link ? (
          <ActionButton action={send} busyLabel="Opening...">
            {canShare() ? 'Send the link' : 'Copy the link'}
          </ActionButton>
        ) : (
          <ActionButton variant="quiet" action={make} busyLabel="Making a link...">
            {made_at ? 'Make a new link' : 'Make a link'}
          </ActionButton>
        )}
        {made_at ? (
          <ActionButton variant="quiet" action={end} busyLabel="Ending...">
            End the link
          </ActionButton>
        ) : null}
      </div>
      {made_at && !link ? (
        <p className="mt-3 text-muted">
          A link of {formatDateTime(made_at)} works. A new one ends it.
        </p>
      ) : null}
    </Section>
  )
}
