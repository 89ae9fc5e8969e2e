import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReopeningBlock, Till } from '#domain/desk/tills.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { errorTitles } from '../payments/texts.ts'
import { ownTills } from './till-queries.ts'

const fetchForms = async () => {
  const { FloatForm, CountForm, ReopeningForm } = await import('./till-forms.tsx')
  return function TillForm({ asked, onDone }: { asked: Asked; onDone: () => void }) {
    return asked.counted?.closed_at ? (
      <ReopeningForm till={asked.counted} onDone={onDone} />
    ) : asked.counted ? (
      <CountForm till={asked.counted} onDone={onDone} />
    ) : (
      <FloatForm float_ngwee={asked.float_ngwee} onDone={onDone} />
    )
  }
}

const staysClosed: Record<ReopeningBlock, string> = {
  by_admin: 'An admin has counted this till, so it stays closed. A colleague can take cash today.',
  corrected:
    'An admin has corrected this till, so it stays closed. A colleague can take cash today.',
  reversed:
    'A payment of this till was reversed after the count, so it stays closed. A colleague can take cash today.',
  month_closed: 'The month of this till is closed. An admin can open it again.',
}

interface Asked {
  float_ngwee: number
  /** The till that is counted, or opened again where it is closed; without one, the float is asked for. */
  counted?: Till
}

/** The caller’s till of today, and tills of days before that are still to be counted. */
export function TillPanel() {
  const query = useQuery(ownTills)
  const [asked, setAsked] = useState<Asked>()
  const { Part: TillForm, bring } = useLazyComponent(fetchForms, errorTitles.form)
  const ask = async (wanted: Asked) => {
    if (await bring()) setAsked(wanted)
  }
  const count = (till: Till) => void ask({ counted: till, float_ngwee: till.float_ngwee })
  const end = () => setAsked(undefined)
  return (
    <Section title="Your till">
      <QueryView query={query} failed={errorTitles.till} fallback={<Skeleton lines={4} />}>
        {({ today, left_open }) => (
          <div className="grid max-w-3xl gap-4">
            {left_open.map((till) => (
              <div key={till.id} className="rounded-surface bg-copper-wash p-5">
                <p className="mb-4 font-bold">
                  Your till of {formatDate(till.day)} is still open. Count it and close it.
                </p>
                <Button
                  data-adds-fields="counted_ngwee note"
                  data-of={till.day}
                  onClick={() => count(till)}
                >
                  Count the till of {formatDate(till.day)}
                </Button>
              </div>
            ))}
            <TodayTill till={today} />
            {today?.stays_closed ? (
              <p>{staysClosed[today.stays_closed]}</p>
            ) : today?.closed_at ? (
              <div className="form-actions">
                <Button variant="quiet" data-adds-fields="reason" onClick={() => count(today)}>
                  Open the till again
                </Button>
              </div>
            ) : (
              <div className="form-actions">
                {today ? (
                  <Button data-adds-fields="counted_ngwee note" onClick={() => count(today)}>
                    Count and close
                  </Button>
                ) : null}
                <Button
                  variant="quiet"
                  data-adds-fields="float_ngwee"
                  onClick={() => void ask({ float_ngwee: today?.float_ngwee ?? 0 })}
                >
                  Enter the float
                </Button>
              </div>
            )}
          </div>
        )}
      </QueryView>
      <Dialog
        open={asked !== undefined}
        onClose={end}
        title={asked?.counted ? `Till of ${formatDate(asked.counted.day)}` : 'Float of your till'}
      >
        {asked && TillForm ? <TillForm asked={asked} onDone={end} /> : null}
      </Dialog>
    </Section>
  )
}

function TodayTill({ till }: { till: Till | null }) {
  if (!till) return <p>No cash yet today. The first cash payment opens your till.</p>
  const { float_ngwee, expected_ngwee, counted_ngwee, note } = till
  return (
    <FactList
      facts={[
        ['State', counted_ngwee === null ? 'Open' : 'Closed'],
        ['Float', formatMoney(float_ngwee)],
        ...(expected_ngwee === null ? [] : ([['Expected', formatMoney(expected_ngwee)]] as const)),
        ...(counted_ngwee === null || expected_ngwee === null
          ? []
          : ([
              ['Counted', formatMoney(counted_ngwee)],
              ['Difference', formatMoney(counted_ngwee - expected_ngwee)],
            ] as const)),
        ...(note === null ? [] : ([['Why it differs', note]] as const)),
      ]}
    />
  )
}
