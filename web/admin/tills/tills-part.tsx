import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookMonth } from '#domain/admin/months.ts'
import type { AdminTill } from '#domain/desk/tills.ts'
import { monthsUpTo } from '#domain/practice/billing/months.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { saveAnswer } from '#web/platform/save-file.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import type { Asked } from './money-forms.tsx'
import { MonthList } from './month-list.tsx'
import { TillTable } from './till-table.tsx'
import { bookMonths, fetchTills, tillsOf } from './till-queries.ts'

const fetchPayments = async () =>
  (await import('../desk-payments/desk-payments-part.tsx')).DeskPaymentsPart
const fetchForms = async () => (await import('./money-forms.tsx')).MoneyForm

/** The cash of the front desk by person and day, and the months of the books. */
export function TillsPart() {
  const today = dayOf(useNow())
  const months = monthsUpTo(today, 24).toReversed()
  const [chosen, setChosen] = useState<string>()
  const month = chosen ?? months[0]!
  const [asked, setAsked] = useState<Asked>()
  const { Part: MoneyForm, bring } = useLazyComponent(fetchForms, 'The form could not be opened')
  const save = useAction(async () => saveAnswer(await fetchTills(month)), {
    failure: 'Could not make the file',
  })
  const ask = async (wanted: Asked) => {
    if (await bring()) setAsked(wanted)
  }
  const end = () => setAsked(undefined)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <SelectField
          name="month"
          label="Month"
          options={months.map((one) => ({ value: one, label: formatMonth(one) }))}
          value={month}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <ActionButton variant="quiet" action={save} busyLabel="Making the file...">
          CSV of the tills
        </ActionButton>
      </div>
      <QueryView
        query={useQuery(tillsOf(month))}
        failed="Error fetching the tills"
        fallback={<Skeleton lines={6} />}
      >
        {(tills) => <TillTable tills={tills} today={today} onAsk={(till) => void ask({ till })} />}
      </QueryView>
      <Section title="Payments of a day">
        <Lazy load={fetchPayments} props={{}} fallback={<Skeleton lines={6} />} />
      </Section>
      <Section title="Months of the books">
        <QueryView
          query={useQuery(bookMonths)}
          failed="Error fetching the months"
          fallback={<Skeleton lines={6} />}
        >
          {(all) => (
            <MonthList
              months={all}
              thisMonth={today.slice(0, 7)}
              onStep={(one) => void ask({ month: one })}
            />
          )}
        </QueryView>
      </Section>
      <LusakaTimeNote />
      <Dialog open={asked !== undefined} onClose={end} title={asked ? titleOf(asked) : ''}>
        {asked && MoneyForm ? <MoneyForm asked={asked} onDone={end} /> : null}
      </Dialog>
    </>
  )
}

const titleOf = (asked: Asked) =>
  'till' in asked ? tillTitle(asked.till) : monthTitle(asked.month)
const tillTitle = ({ day, difference_ngwee }: AdminTill) =>
  difference_ngwee === null
    ? `Count the till of ${formatDate(day)}`
    : `Till of ${formatDate(day)}: difference ${formatMoney(difference_ngwee)}`
const monthTitle = ({ month, is_closed }: BookMonth) =>
  is_closed ? `Open ${formatMonth(month)} again?` : `Close ${formatMonth(month)}?`
