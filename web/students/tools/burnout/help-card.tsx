import { dial } from '#domain/phone/dial.ts'
import { burnoutLevel, needsHelp } from '#domain/students/burnout.ts'
import { useHelplines } from '#web/platform/calls/helplines.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { CareCard } from '#web/ui/care-card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'

/** The way to help, on every result: first where it is needed, and there all the same where it is not. */
export function HelpCard({ score }: { score: number }) {
  return needsHelp(score) ? (
    <CareCard level="clinician" title="Let someone help you">
      <p>
        {burnoutLevel(score) === 'empty'
          ? 'Please do not wait for the holidays. Tell one person today, and choose one of these.'
          : 'Tell someone you trust how it is. And choose one of these.'}
      </p>
      <div className="help-ways">
        <LinkButton to="/book-appointment">Book an appointment</LinkButton>
        <LinkButton to="/screening" variant="quiet">
          Take the screening
        </LinkButton>
      </div>
      <p className="text-muted">
        The screening asks more closely how you are. You can show its results to a counsellor.
      </p>
      <CallNow />
    </CareCard>
  ) : (
    <CareCard level="self-care" title="Take care that it stays light">
      <ul>
        <li>Put one real rest into each day of your week, as firmly as a lecture.</li>
        <li>Sleep at about the same hours; phone and books away before.</li>
        <li>Do one small thing a week with people you like.</li>
      </ul>
      <p>
        <Link to="/time-management" className="link link-alone">
          Plan the week
        </Link>
      </p>
      <p>
        If it grows heavier, you can{' '}
        <Link to="/book-appointment" className="link">
          book an appointment
        </Link>{' '}
        or{' '}
        <Link to="/screening" className="link">
          take the screening
        </Link>
        .
      </p>
      <CallNow />
    </CareCard>
  )
}

/** Numbers to call when it is urgent. */
export function CallNow() {
  // Those that are called from Zambia in distress; the menu above names all.
  const lines = useHelplines().filter(({ kind }) => kind === 'listening')
  return (
    <div className="call-now">
      <p>
        <strong>Thoughts of hurting yourself, or you cannot go on?</strong> Call now, day or night:
      </p>
      <ul aria-label="Helplines">
        {lines.map(({ number, name }) => (
          <li key={number}>
            <a href={dial(number)} className="call-now-line">
              <Icon name="phone" />
              <strong translate="no">{number}</strong> {name}
            </a>
          </li>
        ))}
      </ul>
      <Link to="/safety" className="link link-alone">
        I do not feel safe with my thoughts
      </Link>
    </div>
  )
}
