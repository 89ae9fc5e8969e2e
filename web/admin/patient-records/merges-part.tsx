import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PatientMerge } from '#domain/registrations/merge.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { errorTitles } from '#web/admin/texts.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { bornAs } from '#web/registrations/born.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { merges, undoMerge } from './record-queries.ts'

const stateOf = ({ state, final_from, ended_at }: PatientMerge) =>
  state === 'merged'
    ? `Can be undone until ${formatDate(final_from)}`
    : state === 'undone' && ended_at
      ? `Undone on ${formatDate(ended_at)}`
      : 'Final'

/** A name with what distinguishes people of one name. */
const whoIs = (full_name: string, { phone_number, ...born }: PatientMerge['gone']) =>
  [full_name || 'No name given', bornAs(born), phone_number && showPhone(phone_number)]
    .filter(Boolean)
    .join(', ')

/** What was merged, and the way back for 30 days. */
export function MergesPart() {
  const query = useQuery(merges)
  const client = useQueryClient()
  const [undoing, setUndoing] = useState<PatientMerge>()
  const columns: readonly Column<PatientMerge>[] = [
    {
      header: 'Record that stays',
      cell: ({ remaining_name, remaining }) => whoIs(remaining_name, remaining),
    },
    { header: 'Merged into it', cell: ({ gone_name, gone }) => whoIs(gone_name, gone) },
    { header: 'On', cell: ({ merged_at }) => formatDate(merged_at) },
    { header: 'State', cell: stateOf },
    {
      header: 'Actions',
      isActions: true,
      cell: (merge) =>
        merge.state === 'merged' ? (
          <Button variant="quiet" onClick={() => setUndoing(merge)}>
            Undo<VisuallyHidden> the merge of {merge.gone_name}</VisuallyHidden>
          </Button>
        ) : null,
    },
  ]
  return (
    <QueryView query={query} failed={errorTitles.merges} fallback={<Skeleton lines={4} />}>
      {(listed) => (
        <>
          {listed.length === 0 ? (
            <p>No records were merged.</p>
          ) : (
            <DataTable
              caption="Merged records, the newest first"
              columns={columns}
              rows={listed}
              rowKey={({ id }) => id}
            />
          )}
          <ConfirmDialog
            open={undoing !== undefined}
            onClose={() => setUndoing(undefined)}
            title={`Undo the merge of ${undoing?.gone_name ?? ''}?`}
            confirmLabel="Undo the merge"
            busyLabel="Undoing..."
            cancelLabel="Not now"
            onConfirm={async () => {
              await undoMerge(client, undoing!.id)
              toast({ title: 'Undone', text: 'There are two records again.' })
            }}
          >
            {undoing ? (
              <>
                <p>
                  <strong>Was merged:</strong> {whoIs(undoing.gone_name, undoing.gone)}.
                </p>
                <p>
                  <strong>Stayed:</strong> {whoIs(undoing.remaining_name, undoing.remaining)}.
                </p>
                <p>
                  What came from the first goes back to it. What was written about that since goes
                  too, such as the invoice of a visit. What else was written since the merge stays
                  with the second: look through it afterwards.
                </p>
              </>
            ) : null}
          </ConfirmDialog>
        </>
      )}
    </QueryView>
  )
}
