import { dial } from '#domain/phone/dial.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { staffAdvice } from '#domain/screening/staff-advice.ts'
import type { Answers } from '#domain/screening/scoring.ts'
import { CareCard } from '#web/ui/care-card.tsx'

interface AdviceCardsProps {
  answers: Answers
  phone_number: string | null
}

/** What the answers ask of the provider who is there, the most urgent first. */
export function AdviceCards({ answers, phone_number }: AdviceCardsProps) {
  return staffAdvice(answers).map(({ level, title, lines }) => (
    <CareCard key={title} reader="staff" level={level} title={title} live={level === 'emergency'}>
      <ul className="grid list-disc gap-2 ps-6">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {level === 'emergency' && phone_number ? (
        <p>
          Their number:{' '}
          <a className="link link-alone" href={dial(phone_number)} translate="no">
            {showPhone(phone_number)}
          </a>
        </p>
      ) : null}
    </CareCard>
  ))
}
