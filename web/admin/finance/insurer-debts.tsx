import { useQuery } from '@tanstack/react-query'
import type { InsurerDebt } from '#domain/admin/finance.ts'
import { errorTitles } from '#web/admin/texts.ts'
import { saveAnswer } from '#web/platform/save-file.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { fetchInsurerDebts, insurerDebts } from './insurer-debt-queries.ts'

const owedOf = ({ collected_ngwee, sent_ngwee, undecided_ngwee }: InsurerDebt) =>
  collected_ngwee + sent_ngwee + undecided_ngwee
const money = (ngwee: number) => <span translate="no">{formatMoney(ngwee)}</span>

const columns: readonly Column<InsurerDebt>[] = [
  {
    header: 'Insurer',
    cell: ({ insurer_name }) => (
      <span className="wrap-anywhere" translate="no">
        {insurer_name}
      </span>
    ),
  },
  { header: 'Visits of', cell: ({ month }) => formatMonth(month) },
  { header: 'Claims', cell: ({ claims }) => claims, numeric: true },
  { header: 'To hand in', cell: ({ collected_ngwee }) => money(collected_ngwee), numeric: true },
  { header: 'Handed in', cell: ({ sent_ngwee }) => money(sent_ngwee), numeric: true },
  { header: 'To decide', cell: ({ undecided_ngwee }) => money(undecided_ngwee), numeric: true },
  { header: 'Owed', cell: (debt) => money(owedOf(debt)), numeric: true },
]

/** What insurers owe now, by insurer and month of the visits. */
export function InsurerDebts() {
  const save = useAction(async () => saveAnswer(await fetchInsurerDebts()), {
    failure: errorTitles.finance,
  })
  return (
    <QueryView
      query={useQuery(insurerDebts)}
      failed={errorTitles.finance}
      fallback={<Skeleton lines={4} />}
    >
      {(debts) =>
        debts.length === 0 ? (
          <p>No insurer owes anything.</p>
        ) : (
          <>
            <p className="mb-4">
              All insurers owe{' '}
              <strong translate="no">
                {formatMoney(debts.reduce((sum, one) => sum + owedOf(one), 0))}
              </strong>
              . Patients are not asked for it. You enter the answers at Claims.
            </p>
            <DataTable
              caption="Open claims, by insurer and month"
              columns={columns}
              rows={debts}
              rowKey={({ insurer_id, month }) => `${insurer_id} ${month}`}
            />
            <div className="form-actions mt-4">
              <ActionButton variant="quiet" action={save} busyLabel="Making the file...">
                CSV of what insurers owe
              </ActionButton>
            </div>
          </>
        )
      }
    </QueryView>
  )
}
