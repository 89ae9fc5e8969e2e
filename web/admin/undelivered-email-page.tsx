import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UndeliveredEmail, UndeliveredStatus } from '#domain/admin/undelivered-email.ts'
import { emailKinds } from '#domain/email-kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { Letter } from '#web/ui/drawings/letter.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/lusaka-time-note.tsx'
import { PageHeading, Unseen } from '#web/ui/page.tsx'
import { toast } from '#web/ui/toast.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { AdminMain } from './admin-main.tsx'
import { failures, notices } from './texts.ts'
import { resendEmail, undeliveredEmails } from './undelivered-email-queries.ts'

const statusLabels: Record<UndeliveredStatus, string> = {
  retrying: 'Trying again',
  rejected: 'Rejected by the mail server',
  gave_up: 'Not delivered in two days',
  expired: 'Expired',
  unconfirmed: 'Perhaps delivered',
}

/** Email that no mail server took: to whom and of what kind, and a way to send it again. */
export function UndeliveredEmailPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Undelivered email"
        lead="We try to send each email for two days. People listed here can see that you read their address."
      />
      <List />
      <LusakaTimeNote />
    </AdminMain>
  )
}

function List() {
  const { data, error, refetch } = useQuery(undeliveredEmails)
  if (!data)
    return error ? (
      <FailedState title={failures.undelivered} failure={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={6} />
    )
  if (data.length === 0)
    return <EmptyState drawing={<Letter width={180} />} text="No undelivered email." />
  return (
    <DataTable
      caption="Undelivered email, newest first"
      columns={columns}
      rows={data}
      rowKey={({ id }) => id}
    />
  )
}

const columns: readonly Column<UndeliveredEmail>[] = [
  {
    header: 'To',
    cell: ({ recipient, kind }) => (
      <>
        <span className="wrap-anywhere">{recipient}</span>
        <span className="block font-normal text-muted">
          {kind in emailKinds ? emailKinds[kind as keyof typeof emailKinds] : emailKinds.notice}
        </span>
      </>
    ),
  },
  { header: 'Written', cell: ({ created_at }) => formatDateTime(created_at) },
  {
    header: 'Status',
    cell: ({ status, attempts, last_error }) => (
      <>
        {statusLabels[status]}
        <span className="block wrap-anywhere text-muted">
          {attempts === 1 ? '1 attempt' : `${attempts} attempts`}, {last_error}
        </span>
      </>
    ),
  },
  {
    header: 'Action',
    cell: (email) =>
      email.status === 'expired' ? 'Cannot be sent' : <ResendButton email={email} />,
  },
]

function ResendButton({ email: { id, recipient } }: { email: UndeliveredEmail }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const resend = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await resendEmail(client, id)
      toast(notices.resent)
    } catch (failure) {
      toast({ title: failures.resending, text: describeFailure(failure), kind: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <Button variant="quiet" aria-disabled={isBusy} onClick={() => void resend()}>
      Send again<Unseen> to {recipient}</Unseen>
    </Button>
  )
}
