import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftMonth, IssuedMonth } from '#domain/practice/billing/drafts.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { draftMonths, issueAllOf } from './draft-queries.ts'

const counted = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`)

const reasons: Readonly<Record<string, string>> = {
  no_price: 'it has no price',
  included: 'the patient’s plan pays for it',
}

type Asked = DraftMonth & { as_of: string }

/** Issues all drafts of a month, each at its price, also those that the list does not show yet. */
export function IssueMonth() {
  const client = useQueryClient()
  const { data } = useQuery(draftMonths)
  const [asked, setAsked] = useState<Asked>()
  const [left, setLeft] = useState<IssuedMonth['left_out']>([])
  async function issue(month: Asked) {
    const { issued, left_out } = await issueAllOf(client, month, month.as_of)
    setLeft(left_out)
    toast({
      title: 'Invoices issued',
      text:
        left_out.length > 0
          ? `${counted(issued)} issued. ${counted(left_out.length)} still a draft.`
          : `${counted(issued)} issued. Each patient gets an email.`,
    })
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        {data?.months
          .filter(({ drafts }) => drafts > 0)
          .map((one) => (
            <Button
              key={one.month}
              variant="quiet"
              onClick={() => setAsked({ ...one, as_of: data.as_of })}
            >
              Issue all of {formatMonth(one.month)}
            </Button>
          ))}
      </div>
      {left.length > 0 ? <LeftOut left={left} /> : null}
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked ? `Issue ${counted(asked.drafts)} of ${formatMonth(asked.month)}?` : ''}
        confirmLabel="Issue invoices"
        busyLabel="Issuing..."
        cancelLabel="Keep drafts"
        confirmVariant="leaf"
        onConfirm={() => issue(asked!)}
      >
        <p>
          Together <span translate="no">{formatMoney(asked?.sum_ngwee ?? 0)}</span>. You cannot
          change an amount once it is issued. Each patient gets an email.
        </p>
        {asked && asked.unpriced > 0 ? (
          <p>{counted(asked.unpriced)} without a price will stay a draft.</p>
        ) : null}
      </ConfirmDialog>
    </>
  )
}

function LeftOut({ left }: { left: IssuedMonth['left_out'] }) {
  return (
    <div className="mb-4" role="status">
      <p>These are still drafts:</p>
      <ul className="mt-3 grid gap-1">
        {left.map(({ id, session_time, code }) => (
          <li key={id}>
            {formatDate(session_time)}: {reasons[code] ?? 'it has changed. Open it to see why.'}
          </li>
        ))}
      </ul>
    </div>
  )
}
