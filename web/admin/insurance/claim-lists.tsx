import type { ClaimFile, ClaimsOfMonth, ClaimSums } from '#domain/insurance/claims.ts'
import { saveAnswer } from '#web/platform/save-file.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { fetchCsv, fetchPdf } from './insurance-queries.ts'

interface ClaimListsProps {
  insurer_id: string
  month: string
  found: ClaimsOfMonth
  onSend: (collected: ClaimSums) => void
  onPaid: (list: ClaimsOfMonth['lists'][number]) => void
}

const money = (ngwee: number) => <span translate="no">{formatMoney(ngwee)}</span>
const sumOf = ({ count, amount_ngwee }: ClaimSums) => (
  <>
    {count === 1 ? '1 claim' : `${count} claims`}, {money(amount_ngwee)}
  </>
)

/** The sums of a month, what is to be handed in, and what was. */
export function ClaimLists({ insurer_id, month, found, onSend, onPaid }: ClaimListsProps) {
  const collected = found.states.find(({ state }) => state === 'collected')
  const rest = found.states
    .filter(({ state }) => state === 'part paid' || state === 'rejected')
    .reduce((sum, { count }) => sum + count, 0)
  const file = { insurer_id, month }
  return (
    <div className="mb-6 grid max-w-3xl gap-4">
      <FactList
        facts={[
          ['Claimed for this month', money(found.claimed_ngwee)],
          ['Paid', money(found.paid_ngwee)],
          ['Not answered, all months', sumOf(found.pending)],
          ...(rest > 0 ? [['Rest to decide', String(rest)] as const] : []),
        ]}
      />
      {collected ? (
        <div className="grid gap-3 border-t border-hairline py-4">
          <p className="font-bold">To hand in: {sumOf(collected)}</p>
          <div className="flex flex-wrap gap-3">
            <Files file={{ ...file, list: 'collected' }} of="what is to be handed in" />
            <Button data-adds-fields="sent_on" onClick={() => onSend(collected)}>
              Mark as sent
            </Button>
          </div>
        </div>
      ) : null}
      {found.lists.map((list) => (
        <div key={list.id} className="grid gap-3 border-t border-hairline py-4">
          <p>
            Sent on {formatDate(list.sent_on)}: {sumOf(list)}
          </p>
          <div className="flex flex-wrap gap-3">
            <Files
              file={{ ...file, list: list.id }}
              of={`the list of ${formatDate(list.sent_on)}`}
            />
            {list.unanswered.count > 0 ? (
              <Button data-adds-fields="paid_on" data-of={list.id} onClick={() => onPaid(list)}>
                All others were paid in full
                <VisuallyHidden>: the list of {formatDate(list.sent_on)}</VisuallyHidden>
              </Button>
            ) : null}
          </div>
        </div>
      ))}
      {found.claims.length > 0 ? <AllAsCsv file={file} /> : null}
    </div>
  )
}

const failure = 'Could not make the file'

function AllAsCsv({ file }: { file: ClaimFile }) {
  const save = useAction(async () => saveAnswer(await fetchCsv(file)), { failure })
  return (
    <div className="border-t border-hairline py-4">
      <ActionButton variant="quiet" action={save} busyLabel="Making the file...">
        CSV of all claims of the month
      </ActionButton>
    </div>
  )
}

function Files({ file, of }: { file: ClaimFile; of: string }) {
  const csv = useAction(async () => saveAnswer(await fetchCsv(file)), { failure })
  const pdf = useAction(async () => saveAnswer(await fetchPdf(file)), { failure })
  return (
    <>
      <ActionButton variant="quiet" action={pdf} busyLabel="Making the file...">
        PDF<VisuallyHidden> of {of}</VisuallyHidden>
      </ActionButton>
      <ActionButton variant="quiet" action={csv} busyLabel="Making the file...">
        CSV<VisuallyHidden> of {of}</VisuallyHidden>
      </ActionButton>
    </>
  )
}
