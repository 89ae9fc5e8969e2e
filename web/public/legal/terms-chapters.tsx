import { dial } from '#domain/phone/dial.ts'
import { maxOpen } from '#domain/appointments/slots.ts'
import { adultFrom, youngestUser } from '#domain/values/age.ts'
import { brand, isOffered } from '#domain/values/brand.ts'
import { turnaround } from '#domain/care-plans/shared/turnaround.ts'
import { mailTo } from '#domain/values/mail-to.ts'
import type { Chapter } from '#web/ui/layout/chapters.tsx'
import { Link } from '#web/ui/actions/link.tsx'

/** The obligations of both sides. */
export const termsChapters = (): readonly Chapter[] => [
  {
    id: 'emergency',
    title: 'Not an emergency service',
    content: (
      <p>
        In danger to life call{' '}
        <a className="link" href={dial('112')}>
          112
        </a>
        . If you are not safe with your thoughts, call{' '}
        <a className="link" href={dial('933')}>
          933
        </a>
        . It is free on all networks. No one monitors this site, its messages or its readings at all
        times. What to do until help comes is on{' '}
        <Link to="/help-now" className="link">
          Help now
        </Link>
        .
      </p>
    ),
  },
  {
    id: 'diagnosis',
    title: 'Not a diagnosis',
    content: (
      <p>
        A questionnaire or a reading can be a reason to talk to a clinician. It does not say what
        you have, and it does not replace their advice. Do not start, stop or change a medicine
        because of what a page here says. A meal or exercise plan is written for what you told us.
        If you are pregnant or treated for an illness, first show it to your clinician.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <>
        <p>
          An account is for one person. Give true answers, keep your password to yourself, and log
          out on a phone that others use. You must be {youngestUser} or older. Anyone under{' '}
          {adultFrom} needs the consent of a parent or guardian. Tell us at once if someone else has
          been in your account.
        </p>
        <p>
          You can leave at any time by erasing the account. We may suspend an account that endangers
          others or breaks these terms; we say why, and you can answer.
        </p>
      </>
    ),
  },
  {
    id: 'providers',
    title: 'The providers',
    content: (
      <p>
        Therapists, dietitians and fitness experts here work under their own registration. We check
        it before you can book them, and again when it expires. They are responsible for the care
        they give, as in any other practice. We are responsible for showing the right person, and
        for keeping your record closed to everyone else.
      </p>
    ),
  },
  {
    id: 'appointments',
    title: 'Appointments',
    content: (
      <>
        <p>
          What you book is a request until the provider confirms it. It lasts as long as its visit
          type says, by the clock in Lusaka. You can cancel it until it starts, and have {maxOpen}{' '}
          upcoming appointments. Please cancel what you cannot keep. Someone else needs the time.
        </p>
        <p>
          For a visit that you miss or cancel late, the clinic may charge all or a part of its
          price. You read how much before you book and before you cancel.
        </p>
        <p>
          A provider who cannot come cancels too, and we tell you. Written plans usually take{' '}
          {turnaround}; that is how long it takes most times, and no promise.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'Plans and money',
    content: (
      <>
        <p>
          Prices are for a month, in kwacha, as shown{' '}
          {isOffered('memberships') ? (
            <>
              on the{' '}
              <Link to="/pricing" className="link">
                pricing page
              </Link>
            </>
          ) : (
            'when you chose the plan'
          )}
          . We never charge more than was shown when you chose, and nothing that you did not choose.
          A month that ends is not charged again automatically.
        </p>
        <ul>
          <li>Within 7 days of paying for a plan you can have your money back, all of it.</li>
          <li>A price that rises does not change the month you have paid for.</li>
          <li>Student Wellness is free for any student. We may ask for a proof.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Among others',
    content: (
      <p>
        Treat people here with respect, in a group as in a message. What someone says in a group
        stays there. Do not record or advertise. Do not try to find out who is behind a made-up
        name. Do not try to open records that are not yours.
      </p>
    ),
  },
  {
    id: 'words',
    title: 'Whose words these are',
    content: (
      <p>
        What you write stays yours. The questionnaires belong to their authors, who are named with
        their licences under{' '}
        <Link to="/instruments" className="link">
          Where the questions come from
        </Link>
        . Everything else on these pages is ours: read it, print it, show it to your clinic.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'When something goes wrong',
    content: (
      <p>
        We take care, but no connection and no server works all the time. We cannot promise that
        this one does. For harm that we cause by carelessness we answer as the law says. Nothing
        here takes away a right that the law of Zambia gives you, as a patient or as a consumer.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, and changes',
    content: (
      <p>
        The law of Zambia applies. When these terms change, the date above changes with them. If a
        change matters to you, we tell you before it starts. Write to{' '}
        <a className="link" href={mailTo(brand.email)}>
          {brand.email}
        </a>{' '}
        about anything that is not clear. What we do with your data is under{' '}
        <Link to="/privacy" className="link">
          Privacy
        </Link>
        .
      </p>
    ),
  },
]
