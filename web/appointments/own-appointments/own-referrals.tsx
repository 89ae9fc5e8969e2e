import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Referral } from '#domain/referrals/schema.ts'
import { saveAnswer } from '#web/platform/save-file.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { errorTitles } from '../error-titles.ts'
import { answerReferral, fetchOwnLetter, ownReferrals } from './own-referral-queries.ts'

/** Letters by which the person was referred, with their answer. Nothing for everyone else. */
export function OwnReferrals() {
  const { data = [] } = useQuery(ownReferrals)
  if (data.length === 0) return null
  return (
    <Section title="Referrals">
      {data.map((one) => (
        <OwnReferral key={one.id} referral={one} />
      ))}
    </Section>
  )
}

function OwnReferral({ referral }: { referral: Referral }) {
  const { id, status, outside, recipient_name, sender_name, question, findings } = referral
  const client = useQueryClient()
  const act = useAction(async (work: () => Promise<void>) => work(), {
    failure: errorTitles.referral,
  })
  const to = outside ?? recipient_name ?? 'a provider who has left us'
  const isOpen = ['asked', 'sent', 'accepted', 'booked'].includes(status)
  return (
    <article className="mb-6">
      <h3>
        {sender_name ?? 'A provider'} wants {to} to see you
      </h3>
      <p>{stateFor(referral, to)}</p>
      <p className="mt-3">
        <strong>What the letter says</strong>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{question}</p>
      {findings ? <p className="whitespace-pre-line wrap-anywhere">{findings}</p> : null}
      <div className="form-actions mt-4">
        {status === 'asked' ? (
          <Button
            aria-disabled={act.isBusy}
            onClick={() => void act.run(() => answerReferral(client, id, 'agree'))}
          >
            I agree
          </Button>
        ) : null}
        {isOpen ? (
          <Button
            variant="quiet"
            aria-disabled={act.isBusy}
            onClick={() => void act.run(() => answerReferral(client, id, 'reject'))}
          >
            {status === 'asked' ? 'I do not agree' : 'Close this letter'}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          aria-disabled={act.isBusy}
          onClick={() => void act.run(async () => saveAnswer(await fetchOwnLetter(id)))}
        >
          Letter as PDF
        </Button>
      </div>
    </article>
  )
}

/** Who says that the person agreed: only what they did in the app is their own word. */
function agreedBy({ agreed_how, sender_name, sent_at }: Referral): string {
  return agreed_how === 'in the app'
    ? `You agreed on ${formatDate(sent_at!)}.`
    : `${sender_name ?? 'Your provider'} wrote that you agreed ${agreed_how}. Not right? Close this letter.`
}

function stateFor(referral: Referral, to: string): string {
  const { status, outside, created_at, sent_at } = referral
  switch (status) {
    case 'asked':
      return outside
        ? `Written on ${formatDate(created_at)}. Nothing is sent: you or your provider take the letter there.`
        : `Written on ${formatDate(created_at)}. ${to} gets this letter once you agree. Once they accept it, they also see your name, contact details and what you share with such a colleague.`
    case 'sent':
      return outside
        ? `${agreedBy(referral)} Take the letter with you.`
        : `${agreedBy(referral)} ${to} got the letter on ${formatDate(sent_at!)}.`
    case 'accepted':
      return `${agreedBy(referral)} ${to} accepted it. You can book with them.`
    case 'booked':
      return `You have an appointment with ${to}.`
    case 'declined':
      return `${to} has no place for you. Ask your provider what to do next.`
    case 'rejected':
      return 'You closed this letter.'
    case 'withdrawn':
      return 'Your provider took it back.'
  }
}
