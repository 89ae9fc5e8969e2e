import { showPhone } from '#domain/phone/show-phone.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClinicRecord, InvitedRecord } from '#domain/practice/clinic-records.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useGrowing } from '#web/ui/growing-table.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { clinicRecords, inviteAgain, removeRecord } from './clinic-record-queries.ts'
import { InvitationSheet } from './invitation-sheet.tsx'

/** Walk-in patients who have not answered their invitation yet. */
export function InvitedPanel() {
  const query = useInfiniteQuery(clinicRecords)
  const client = useQueryClient()
  const [removing, setRemoving] = useState<ClinicRecord>()
  const [invited, setInvited] = useState<InvitedRecord>()
  const rows = query.data?.pages.flat()
  const { box, foot } = useGrowing(
    {
      label: 'Show earlier ones',
      isThere: query.hasNextPage,
      isFetching: query.isFetchingNextPage,
      failure: query.isFetchNextPageError ? query.error : null,
      failureTitle: errorTitles.patients,
      onMore: () => void query.fetchNextPage(),
    },
    'These are all.',
    rows?.length ?? 0,
    'tbody tr',
  )
  const columns: readonly Column<ClinicRecord>[] = [
    {
      header: 'Patient Name',
      cell: ({ full_name, email, phone_number }) => (
        <>
          <span translate="no">{full_name}</span>
          {[email, phone_number && showPhone(phone_number)].filter(Boolean).map((contact) => (
            <span key={contact} className="block font-normal wrap-anywhere text-muted">
              {contact}
            </span>
          ))}
        </>
      ),
    },
    { header: 'Added', cell: ({ created_at }) => formatDate(created_at) },
    { header: 'Invited until', cell: ({ expires_at }) => formatDate(expires_at) },
    {
      header: 'Notes',
      cell: ({ notes }) => (notes ? <span className="whitespace-pre-line">{notes}</span> : null),
    },
    {
      header: 'Actions',
      isActions: true,
      cell: (record) => (
        <span className="flex flex-wrap gap-2">
          {record.email ? <InviteButton record={record} by="email" onDone={setInvited} /> : null}
          {record.phone_number ? (
            <InviteButton record={record} by="code" onDone={setInvited} />
          ) : null}
          <Button variant="quiet" onClick={() => setRemoving(record)}>
            Erase
            <VisuallyHidden>
              {' '}
              the record of <span translate="no">{record.full_name}</span>
            </VisuallyHidden>
          </Button>
        </span>
      ),
    },
  ]
  return (
    <QueryView
      query={{ ...query, data: rows }}
      failed={errorTitles.patients}
      Failed={NotShown}
      fallback={<Skeleton lines={6} text="Loading patients..." />}
    >
      {(records) => (
        <div ref={box}>
          {records.length === 0 ? (
            <EmptyState text="No invited patients yet. Add New Patient invites someone who came without an account." />
          ) : (
            <>
              <p className="mb-4">
                They have not answered yet. Once they accept, they are among all patients.
              </p>
              <DataTable
                caption="Invited patients, newest first"
                columns={columns}
                rows={records}
                rowKey={({ id }) => id}
              />
              {query.hasNextPage ? foot : null}
            </>
          )}
          <ConfirmDialog
            open={removing !== undefined}
            onClose={() => setRemoving(undefined)}
            title={`End the invitation of ${removing?.full_name ?? ''}?`}
            confirmLabel="End it"
            busyLabel="Ending..."
            onConfirm={async () => {
              await removeRecord(client, removing!.id)
              toast({ title: 'Ended', text: 'The invitation and its code do not work any more.' })
            }}
          >
            <p>
              If nothing was written about this person since, their record and your notes on it are
              erased too. Otherwise the record stays. You cannot undo this.
            </p>
          </ConfirmDialog>
          <Dialog
            open={invited !== undefined}
            onClose={() => setInvited(undefined)}
            title="Invitation"
          >
            {invited ? (
              <InvitationSheet invited={invited} onClose={() => setInvited(undefined)} />
            ) : null}
          </Dialog>
        </div>
      )}
    </QueryView>
  )
}

interface InviteButtonProps {
  record: ClinicRecord
  by: 'email' | 'code'
  onDone: (invited: InvitedRecord) => void
}

function InviteButton({ record, by, onDone }: InviteButtonProps) {
  const client = useQueryClient()
  const invite = useAction(async () => onDone(await inviteAgain(client, record.id, by)), {
    failure: errorTitles.invitation,
  })
  return (
    <Button variant="quiet" aria-disabled={invite.isBusy} onClick={() => void invite.run()}>
      {by === 'email' ? 'Send again' : 'New code'}
      <VisuallyHidden>
        {' '}
        for <span translate="no">{record.full_name}</span>
      </VisuallyHidden>
    </Button>
  )
}
