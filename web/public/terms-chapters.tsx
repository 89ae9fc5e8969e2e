import { mostOpen } from '#domain/appointments/slots.ts'
import { adultFrom, youngestUser } from '#domain/values/age.ts'
import { brand } from '#domain/brand.ts'
import { turnaround } from '#domain/turnaround.ts'
import type { Chapter } from '#web/ui/chapters.tsx'
import { Link } from '#web/ui/link.tsx'

/** What both sides can hold each other to. */
export const termsChapters: readonly Chapter[] = [
  {
    id: 'emergency',
    title: 'Not an emergency service',
    content: (
      <p>
        In danger to life call{' '}
        <a className="link" href="tel:112">
          112
        </a>
        ; if you are not safe with your thoughts, call{' '}
        <a className="link" href="tel:933">
          933
        </a>
        , free from every network. Nobody watches this site, its messages or its readings at every
        hour. What to do until help comes stands on{' '}
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
        because of what a page here says. A meal or exercise plan is written for what you told us:
        if you are pregnant or treated for an illness, show it to whoever treats you first.
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
          out on a phone that others use. You must be {youngestUser} or older. Whoever is under{' '}
          {adultFrom} needs the consent of a parent or guardian. Tell us at once if somebody else
          has been in your account.
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
        it before they can be booked, and again when it runs out. The care they give is theirs to
        answer for, as in any other practice; that the right person is shown, and that your record
        stays closed to everybody else, is ours.
      </p>
    ),
  },
  {
    id: 'appointments',
    title: 'Appointments',
    content: (
      <>
        <p>
          What you book is a request until the provider confirms it. An appointment lasts an hour,
          by the clock in Lusaka. You can cancel it until it begins, and have {mostOpen} ahead of
          you. Please cancel what you cannot keep: somebody else is waiting for the hour.
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
          Prices are for a month, in kwacha, as they stand on the{' '}
          <Link to="/pricing" className="link">
            page of prices
          </Link>
          . We never charge more than was shown when you chose, and nothing that you did not choose:
          a month that ends is not charged again by itself.
        </p>
        <ul>
          <li>Within 7 days of paying for a plan you can have your money back, all of it.</li>
          <li>A price that rises does not change the month you have paid for.</li>
          <li>Student Wellness is free for whoever studies. We may ask for a proof.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Among others',
    content: (
      <p>
        Treat people here with respect, in a group as in a message. What somebody says in a group
        stays there. Do not record, do not advertise, do not try to find out who is behind a made-up
        name, and do not try to get at records that are not yours.
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
        We take care, but no line and no server is always there, and we do not promise that this one
        is. For harm that we cause by carelessness we answer as the law says. Nothing here takes
        away a right that the law of Zambia gives you, as a patient or as a consumer.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, and changes',
    content: (
      <p>
        The law of Zambia applies. When these terms change, the date above changes with them; of a
        change that matters to you, we tell you before it begins. Write to{' '}
        <a className="link" href={`mailto:${brand.email}`}>
          {brand.email}
        </a>{' '}
        about anything that is not clear. What we do with your data stands under{' '}
        <Link to="/privacy" className="link">
          Privacy
        </Link>
        .
      </p>
    ),
  },
]
