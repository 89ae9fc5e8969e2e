import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WaitingReturn } from '#domain/desk/returns.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { errorTitles, meansLabels } from '../payments/texts.ts'
import { waitingReturns } from './return-queries.ts'

const fetchForm = async () => (await import('./return-form.tsx')).ReturnForm

/** Money that a provider or an admin has taken back: the desk gives it to the patient. Not shown where none waits. */
export function ReturnsPart() {
  const { data = [] } = useQuery(waitingReturns)
  const [asked, setAsked] = useState<WaitingReturn>()
  const { Part: ReturnForm, bring } = useLazyComponent(fetchForm, errorTitles.form)
  const end = () => setAsked(undefined)
  async function ask(waiting: WaitingReturn) {
    if (await bring()) setAsked(waiting)
  }
  if (data.length === 0 && !asked) return null
  return (
    <Section title={`Money to return (${data.length})`}>
      <ul aria-label="Money to return" className="grid max-w-3xl">
        {data.map((waiting) => (
          <li key={waiting.payment_id} className="grid gap-2 border-t border-hairline py-4">
            <p className="font-bold wrap-anywhere">
              <span translate="no">{formatMoney(waiting.amount_ngwee)}</span> was reversed for
              invoice <span translate="no">{waiting.number}</span>: hand it to{' '}
              <span translate="no">{waiting.patient.full_name}</span>.
            </p>
            <p className="wrap-anywhere text-muted">
              Paid by {meansLabels[waiting.paid_by].toLowerCase()} on {formatDate(waiting.paid_on)}
              {waiting.taken_by_name ? (
                <>
                  , taken by <span translate="no">{waiting.taken_by_name}</span>
                </>
              ) : null}
              {waiting.patient.phone_number ? (
                <>
                  . Phone <span translate="no">{showPhone(waiting.patient.phone_number)}</span>
                </>
              ) : null}
            </p>
            <div className="form-actions">
              <Button
                data-adds-fields="way note"
                data-of={waiting.payment_id}
                onClick={() => void ask(waiting)}
              >
                Say how it went back
                <VisuallyHidden>
                  {' '}
                  for invoice <span translate="no">{waiting.number}</span>
                </VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== undefined}
        onClose={end}
        title={asked ? `${formatMoney(asked.amount_ngwee)} of invoice ${asked.number}` : ''}
      >
        {asked && ReturnForm ? (
          <ReturnForm key={asked.payment_id} waiting={asked} onDone={end} />
        ) : null}
      </Dialog>
    </Section>
  )
}
