import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Invoice } from '#domain/practice/billing/schema.ts'
import { monthOf } from '#domain/values/lusaka.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { issueDrafts } from './recorded-queries.ts'

/** The most that one call issues. */
const atOnce = 200

type Draft = Invoice & { amount_ngwee: number }

interface Month {
  /** `March 2026`. */
  name: string
  drafts: Draft[]
}

/** The months of drafts with a price, the latest first; a draft without one is issued by itself. */
function monthsOf(drafts: readonly Invoice[]): Month[] {
  const months = new Map<string, Draft[]>()
  for (const draft of drafts) {
    if (draft.amount_ngwee === null) continue
    const month = monthOf(dayOf(draft.session_time))
    const priced = { ...draft, amount_ngwee: draft.amount_ngwee }
    months.set(month, [...(months.get(month) ?? []), priced].slice(0, atOnce))
  }
  return [...months].map(([month, of]) => ({
    name: formatMonth(month),
    drafts: of,
  }))
}

const counted = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`)

/** Issues all drafts of a month at once, each at the price that is shown. */
export function IssueMonth({ drafts }: { drafts: readonly Invoice[] }) {
  const client = useQueryClient()
  const [month, setMonth] = useState<Month>()
  const sum = month?.drafts.reduce((total, { amount_ngwee }) => total + amount_ngwee, 0) ?? 0
  async function issue({ drafts: of }: Month) {
    const { issued, skipped } = await issueDrafts(
      client,
      of.map(({ id, amount_ngwee }) => ({ id, amount_ngwee })),
    )
    toast({
      title: 'Invoices issued',
      text:
        skipped.length > 0
          ? `${counted(issued)} issued. ${counted(skipped.length)} still a draft: open them to see why.`
          : `${counted(issued)} issued. Each patient gets an email.`,
    })
  }
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      {monthsOf(drafts).map((one) => (
        <Button key={one.name} variant="quiet" onClick={() => setMonth(one)}>
          Issue all of {one.name}
        </Button>
      ))}
      <ConfirmDialog
        open={month !== undefined}
        onClose={() => setMonth(undefined)}
        title={month ? `Issue ${counted(month.drafts.length)} of ${month.name}?` : ''}
        confirmLabel="Issue invoices"
        busyLabel="Issuing..."
        cancelLabel="Keep drafts"
        confirmVariant="leaf"
        onConfirm={() => issue(month!)}
      >
        <p>
          Together <span translate="no">{formatMoney(sum)}</span>. You cannot change an amount once
          it is issued. Each patient gets an email.
        </p>
      </ConfirmDialog>
    </div>
  )
}
