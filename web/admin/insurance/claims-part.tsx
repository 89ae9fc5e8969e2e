import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Claim, ClaimsOfMonth, ClaimSums } from '#domain/insurance/claims.ts'
import type { Insurer } from '#domain/insurance/insurers.ts'
import { nhimaId } from '#domain/insurance/nhima.ts'
import { monthsUpTo } from '#domain/practice/billing/months.ts'
import { errorTitles } from '#web/admin/texts.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { type ClaimAction, ClaimTable } from './claim-table.tsx'
import { ClaimLists } from './claim-lists.tsx'
import { claimsOf, keptInsurers } from './insurance-queries.ts'

const fetchForm = async () => (await import('./claim-forms.tsx')).ClaimForm
const fetchListPaid = async () => (await import('./list-paid-form.tsx')).ListPaidForm
const fetchSending = async () => (await import('./send-form.tsx')).SendForm

type Retry = ReturnType<typeof useIdempotencyKey>
type List = ClaimsOfMonth['lists'][number]
type Asked = { claim: Claim; action: ClaimAction } | { collected: ClaimSums } | { list: List }

const titles: Readonly<Record<ClaimAction, string>> = {
  answer: 'Answer of the insurer',
  rest: 'The rest of a claim',
  correct: 'Remove the answer?',
}

const titleOf = (asked: Asked) =>
  'claim' in asked
    ? titles[asked.action]
    : 'list' in asked
      ? 'Record the rest of the list as paid?'
      : 'Mark the list as sent?'

/** The claims of a month, by insurer. */
export function ClaimsPart() {
  const retry = useIdempotencyKey()
  return (
    <QueryView
      query={useQuery(keptInsurers)}
      failed="Error fetching the insurers"
      fallback={<Skeleton lines={8} />}
    >
      {(insurers) => <ClaimsOfInsurer insurers={insurers} retry={retry} />}
    </QueryView>
  )
}

function ClaimsOfInsurer({ insurers, retry }: { insurers: readonly Insurer[]; retry: Retry }) {
  const months = monthsUpTo(dayOf(useNow()), 24).toReversed()
  const [chosen, setChosen] = useState<{ insurer_id?: string; month?: string }>({})
  const [pages, setPages] = useState(1)
  const [asked, setAsked] = useState<Asked>()
  const stepping = useLazyComponent(fetchForm, errorTitles.form)
  const sending = useLazyComponent(fetchSending, errorTitles.form)
  const paying = useLazyComponent(fetchListPaid, errorTitles.form)
  const first = insurers.find(({ id }) => id === nhimaId) ?? insurers[0]!
  const insurer = insurers.find(({ id }) => id === chosen.insurer_id) ?? first
  const shown = { insurer_id: insurer.id, month: chosen.month ?? months[0]! }
  const end = () => setAsked(undefined)
  const choose = (wanted: typeof chosen) => {
    setChosen({ ...chosen, ...wanted })
    setPages(1)
  }
  const ask = async (wanted: Asked) => {
    const part = 'claim' in wanted ? stepping : 'list' in wanted ? paying : sending
    if (await part.bring()) setAsked(wanted)
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <SelectField
          name="insurer"
          label="Insurer"
          options={insurers.map(({ id, name }) => ({ value: id, label: name }))}
          value={insurer.id}
          onChange={({ currentTarget }) => choose({ insurer_id: currentTarget.value })}
        />
        <SelectField
          name="month"
          label="Month of the visits"
          options={months.map((one) => ({ value: one, label: formatMonth(one) }))}
          value={shown.month}
          onChange={({ currentTarget }) => choose({ month: currentTarget.value })}
        />
      </div>
      <QueryView
        query={useQuery(claimsOf(shown, pages))}
        failed="Error fetching the claims"
        fallback={<Skeleton lines={8} />}
      >
        {(found) => (
          <>
            <ClaimLists
              {...shown}
              found={found}
              onSend={(collected) => void ask({ collected })}
              onPaid={(list) => void ask({ list })}
            />
            <ClaimTable
              claims={found.claims}
              onStep={(claim, action) => void ask({ claim, action })}
            />
            {found.claims.length === pages * 200 ? (
              <div className="mt-4">
                <Button variant="quiet" onClick={() => setPages(pages + 1)}>
                  Show more
                </Button>
              </div>
            ) : null}
          </>
        )}
      </QueryView>
      <LusakaTimeNote />
      <Dialog open={asked !== undefined} onClose={end} title={asked ? titleOf(asked) : ''}>
        {asked && 'claim' in asked && stepping.Part ? (
          <stepping.Part {...asked} insurer_name={insurer.name} onDone={end} />
        ) : null}
        {asked && 'list' in asked && paying.Part ? (
          <paying.Part list={asked.list} onDone={end} />
        ) : null}
        {asked && 'collected' in asked && sending.Part ? (
          <sending.Part {...shown} {...asked} retry={retry} onDone={end} />
        ) : null}
      </Dialog>
    </>
  )
}
