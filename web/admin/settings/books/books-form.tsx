import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BillingRules } from '#domain/admin/billing-rules.ts'
import { sentenceOfLate, sentenceOfMissed } from '#domain/practice/billing/charges.ts'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { changeBillingRules } from './books-queries.ts'

const saved = { title: 'Books saved', text: 'Numbers and prices follow from now on.' }

const percents = ['missed_percent', 'late_percent', 'late_hours'] as const
type Typed = Record<(typeof percents)[number], number>

/** Whose series numbers are of, and what visits cost that were not held, with the words that patients read. */
export function BooksForm({ rules }: { rules: BillingRules }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const [typed, setTyped] = useState<Typed>(rules)
  const { version, next_of_clinic, next_of_provider } = rules
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div
        onInput={({ target }) => {
          if (!(target instanceof HTMLInputElement) || !(target.name in typed)) return
          // What cannot be saved changes no sentence.
          if (/^\d{1,3}$/.test(target.value))
            setTyped({ ...typed, [target.name]: Number(target.value) })
        }}
      >
        <Form
          schema={async () => (await import('#domain/admin/billing-rules.ts')).billingRulesForm}
          submitLabel="Save books"
          busyLabel="Saving..."
          onSubmit={async ({ password, ...values }) => {
            const wanted = { ...values, version }
            // What makes the id is kept over a reload, which the password never is.
            await changeBillingRules(client, { ...wanted, password, id: retry.keyFor(wanted) })
            retry.reset()
            toast(saved)
          }}
        >
          <ChoiceCards
            name="number_series"
            label="Invoice numbers"
            hint="What is issued keeps its number. Credit notes follow."
            options={[
              {
                value: 'clinic',
                label: 'One series for the clinic',
                detail: (
                  <>
                    The next invoice is <Code>{next_of_clinic.invoice}</Code>, the next credit note{' '}
                    <Code>{next_of_clinic.credit_note}</Code>.
                  </>
                ),
              },
              {
                value: 'provider',
                label: 'One series for each provider',
                detail: (
                  <>
                    Each goes on from their last number. The first of a year is{' '}
                    <Code>{next_of_provider.invoice}</Code>.
                  </>
                ),
              },
            ]}
            defaultValue={rules.number_series}
          />
          <TextField
            name="missed_percent"
            label="The patient did not come: per cent of the price"
            hint="0 is free of charge, 100 is the full price. The draft of the invoice says so."
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={String(rules.missed_percent)}
          />
          <TextField
            name="late_percent"
            label="The patient cancelled late: per cent of the price"
            hint="0 is free of charge. What staff cancel or move is never charged."
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={String(rules.late_percent)}
          />
          <TextField
            name="late_hours"
            label="Late is less than so many hours before the visit"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={String(rules.late_hours)}
          />
          <OwnPassword />
        </Form>
      </div>
      <ReadByPatients rule={typed} />
    </div>
  )
}

/** Not broken in two, nor translated. */
const Code = ({ children }: { children: string }) => (
  <span className="whitespace-nowrap" translate="no">
    {children}
  </span>
)

/** What patients read before they book and before they cancel, with what is typed now. */
function ReadByPatients({ rule }: { rule: Typed }) {
  const sentences = [sentenceOfLate(rule), sentenceOfMissed(rule)].filter(
    (one) => one !== undefined,
  )
  return (
    <section aria-labelledby="read-by-patients" className="grid content-start gap-4">
      <h3 id="read-by-patients">What patients read</h3>
      <div className="rounded-lg border border-hairline bg-sunken p-5">
        {sentences.map((sentence) => (
          <p key={sentence} className="mt-2 wrap-anywhere">
            {sentence}
          </p>
        ))}
        {sentences.length === 0 ? <p>Nothing: both are free of charge.</p> : null}
      </div>
      <p className="text-muted">
        Visits that are booked already cost no more than what held when they were booked. A provider
        can change or waive each draft.
      </p>
    </section>
  )
}
