import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OpenPrompt } from '#domain/desk/payments.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { errorTitles } from '../payments/texts.ts'
import { cancelOpen, checkOpen, openPrompts } from './prompt-queries.ts'

/** The phones that were asked to pay and have not answered: whose, how much, since when. Not shown where there are none. */
export function OpenPrompts() {
  const { data = [] } = useQuery(openPrompts)
  if (data.length === 0) return null
  return (
    <Section title={`Phones that were asked to pay (${data.length})`}>
      <ul aria-label="Phones that were asked to pay" className="grid max-w-3xl">
        {data.map((prompt) => (
          <PromptRow key={prompt.id} prompt={prompt} />
        ))}
      </ul>
    </Section>
  )
}

function PromptRow({ prompt }: { prompt: OpenPrompt }) {
  const client = useQueryClient()
  const { id, number, amount_ngwee, phone, asked_at, expires_at, asked_by_name, patient } = prompt
  const check = useAction(() => checkOpen(client, id), { failure: errorTitles.check })
  const cancel = useAction(() => cancelOpen(client, id), { failure: errorTitles.cancel })
  const whose = (
    <VisuallyHidden>
      {' '}
      of invoice <span translate="no">{number}</span>
    </VisuallyHidden>
  )
  return (
    <li className="grid gap-2 border-t border-hairline py-4">
      <p className="wrap-anywhere">
        <span translate="no">{patient.full_name}</span>,{' '}
        <strong translate="no">{formatMoney(amount_ngwee)}</strong> of invoice{' '}
        <span translate="no">{number}</span>
      </p>
      <p className="wrap-anywhere text-muted">
        <span translate="no">{showPhone(phone)}</span> was asked at {formatTime(asked_at)}
        {asked_by_name ? (
          <>
            {' '}
            by <span translate="no">{asked_by_name}</span>
          </>
        ) : null}
        , and can answer until {formatTime(expires_at)}.
      </p>
      <div className="form-actions">
        <ActionButton action={check} busyLabel="Checking...">
          Check again{whose}
        </ActionButton>
        <ActionButton variant="quiet" action={cancel} busyLabel="Cancelling...">
          Cancel this payment{whose}
        </ActionButton>
      </div>
    </li>
  )
}
