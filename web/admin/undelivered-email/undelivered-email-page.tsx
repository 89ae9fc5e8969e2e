import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UndeliveredEmail, UndeliveredStatus } from '#domain/admin/undelivered-email.ts'
import { emailKinds } from '#domain/values/email-kinds.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Letter } from '#web/ui/drawings/letter.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { errorTitles, toasts } from '#web/admin/texts.ts'
import { resendEmail, undeliveredEmails } from './undelivered-email-queries.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

const statusLabels: Record<UndeliveredStatus, string> = {
  retrying: 'Trying again',
  rejected: 'Rejected by the mail server',
  gave_up: 'Not delivered in two days',
  expired: 'Expired',
  unconfirmed: 'Perhaps delivered',
}

/** Email that no mail server accepted: its recipient and kind, and a way to send it again. */
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
  const query = useQuery(undeliveredEmails)
  return (
    <QueryView query={query} failed={errorTitles.undelivered} fallback={<Skeleton lines={6} />}>
      {(data) => {
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
      }}
    </QueryView>
  )
}

const columns: readonly Column<UndeliveredEmail>[] = [
  {
    header: 'To',
    cell: ({ recipient, kind }) => (
      <>
        <span className="wrap-anywhere">
          <EmailAddress address={recipient} />
        </span>
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
    header: 'Actions',
    isActions: true,
    cell: (email) =>
      email.status === 'expired' ? 'Cannot be sent' : <ResendButton email={email} />,
  },
]

function ResendButton({ email: { id, recipient } }: { email: UndeliveredEmail }) {
  const client = useQueryClient()
  const resend = useAction(() => resendEmail(client, id), {
    success: toasts.resent,
    failure: errorTitles.resending,
  })
  return (
    <ActionButton variant="quiet" action={resend}>
      Send again<VisuallyHidden> to {recipient}</VisuallyHidden>
    </ActionButton>
  )
}
