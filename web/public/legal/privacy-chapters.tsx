import { dial } from '#domain/phone/dial.ts'
import { keptOfflineDays } from '#domain/values/kept-offline.ts'
import { brand } from '#domain/values/brand.ts'
import { adultFrom, youngestUser } from '#domain/values/age.ts'
import { childlineNumber } from '#domain/safety/helplines.ts'
import { retention } from '#domain/accounts/retention.ts'
import { mailTo } from '#domain/values/mail-to.ts'
import type { Chapter } from '#web/ui/layout/chapters.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Own } from './own-part.tsx'
import { readersChapter } from './readers-chapter.tsx'

const MailLink = () => (
  <a className="link" href={mailTo(brand.email)}>
    {brand.email}
  </a>
)

/** What the product does with its data. Each sentence is about code: change both together. */
export const privacyChapters = (): readonly Chapter[] => [
  {
    id: 'who',
    title: 'Who is responsible',
    content: (
      <p>
        {brand.name}, {brand.address.join(', ')}. Write to <MailLink /> or call{' '}
        <a className="link" href={dial(brand.phone)} translate="no">
          {brand.phone}
        </a>
        . We follow Zambia’s Data Protection Act, No. 3 of 2021, called “the Act” below.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we keep',
    content: (
      <>
        <p>What you tell us, and what happens because of it:</p>
        <ul>
          <li>Your account: name, email address, date of birth, and a password no one can read.</li>
          <li>
            Your profile, as far as you fill it in, and what the clinic asked when it registered
            you.
          </li>
          <li>
            Your health entries: answers to questionnaires and their results, blood pressure,
            glucose and weight readings, and the intake form. Also the conditions or pregnancy that
            change our advice, and what you answer to urgent advice on a reading. Your medicines and
            whether you took them, symptoms, meals, activity and your action plan. A safety plan, if
            you save it in your account.
          </li>
          <li>
            Your appointments, and why you come for a visit. What a provider notes when you need
            attention, and what you ask for in meal and exercise plans.
          </li>
          <li>What students write in the planner, the focus timer and the burnout check.</li>
          <li>What you say in your monthly check-ins, and the answers to them.</li>
          <li>Your care plan, what you mark of its steps, and what you say of them.</li>
          <li>In your questions to our team, what you write and what we answer.</li>
          <li>Documents you send so that we can check a registration or that you study.</li>
          <li>
            What you paid for and when, the mobile number that paid, and refunds. Your PIN stays on
            your phone.
          </li>
          <li>
            Messages between you and your providers, and those you send to our team. With each
            conversation, when each of you last read it: the other person sees that.
          </li>
          <li>
            For each place where you are logged in: browser, internet address, and when it was last
            used, so that you can end it.
          </li>
          <li>A trail of who opened or changed a record, and when. It holds no health data.</li>
        </ul>
        <p>
          We buy nothing about you, and we follow you nowhere else. The demo chat on the home page
          is neither stored nor sent.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why we may',
    content: (
      <>
        <p>
          Health data is sensitive personal data under the Act. We ask for your consent before your
          first health entry. We ask again for each thing you may share with a provider. You can
          withdraw each in your{' '}
          <Link to="/account" className="link">
            account
          </Link>
          . What was done before stays lawful.
        </p>
        <p>
          The rest we need in order to do what you ask: to let you in, to hold an appointment, to
          write back to you. We sell nothing of it, advertise with none of it, and no computer
          decides anything about you with it. Scores are added up by a rule that you can read; what
          follows from them is for you and a person.
        </p>
      </>
    ),
  },
  readersChapter,
  {
    id: 'how-long',
    title: 'How long we keep it',
    content: (
      <>
        <p>Your record is kept until you erase it. Some things we delete earlier:</p>
        <ul>
          <li>A login that was not used for {retention.idleSession} days.</li>
          <li>
            An account whose address was not confirmed, {retention.unconfirmedAccount} days after
            our last email.
          </li>
          <li>
            An invitation to work for us that was not accepted, {retention.staffInvitation} days
            after it.
          </li>
          <li>That a mailed link was used, {retention.usedLink} days after it.</li>
          <li>
            A student’s proof or a provider’s certificate, {retention.document} days after we have
            decided.
          </li>
          <li>
            An invitation from a clinic, {retention.clinicRecord} days after it. What a clinic wrote
            down when you came without an account stays in your record there.
          </li>
          <li>That you asked us to call you, {retention.callBack} days after the call.</li>
          <li>That you had a place in a group, {retention.groupPlace} days after it met.</li>
          <li>
            An entry in the trail of who opened a record, at most {retention.auditYears} years and a
            month after it.
          </li>
          <li>A message to our team, {retention.answeredMessage} days after it was answered.</li>
          <li>
            An email to you, as soon as it is sent. If it cannot be delivered,{' '}
            {retention.undeliveredEmail} days later.
          </li>
        </ul>
        <p>
          When you <Own part="data#erase">erase your account</Own>, every row and file about you
          goes at once, also what you corrected or removed. An invoice stays in your provider’s
          books with its number, day and amount, and without your name. Copies that we keep against
          fire and failure are overwritten in their turn, and are not looked into until then.
        </p>
      </>
    ),
  },
  {
    id: 'phone',
    title: 'What stays on your phone',
    content: (
      <>
        <p>No cookies, and nothing that follows you. The browser stores, only on this phone:</p>
        <ul>
          <li>
            Your login, until you log out or close the tab. Longer only if you tick “Keep me signed
            in on this device”.
          </li>
          <li>
            What you entered offline, locked until you log in here again, for {keptOfflineDays} days
            at most.
          </li>
          <li>
            What you have typed and not sent, in this tab, until you send it, log out or close the
            tab. Never a password or a code.
          </li>
          <li>Your safety plan, only if you choose to keep a copy here.</li>
          <li>
            Guides of the library that you save, until you log out or remove them. Without a login
            others who use this phone see them.
          </li>
          <li>Small settings, such as the unit you measure glucose in.</li>
          <li>
            Pages that must open offline, such as the help pages. They are the same for everyone.
          </li>
        </ul>
        <p>
          Logging out removes all but these pages and what is not sent. On a phone that others use,
          log out and do not tick the box; pages about health also have a button “Exit this page”.
        </p>
      </>
    ),
  },
  {
    id: 'helpers',
    title: 'Who works for us',
    content: (
      <>
        <p>
          Three kinds of company handle data for us, by contract and only as we say: one that runs
          our servers, one that sends our email, and one that collects payments by mobile money. The
          last learns a number and an amount, never what it is for. Emails say as little as they
          can, and none contains a reading or a result. Ask us, and we tell you who they are and in
          which country. A transfer out of Zambia follows the Act.
        </p>
        <p>
          Nothing on our pages is loaded from anyone else. Shops we link to, and the helplines, are
          not ours and have their own rules.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <>
        <p>The Act gives you these rights. Most of them are a button here:</p>
        <ul>
          <li>
            To see what we have and to take it with you:{' '}
            <Own part="data#export">download all of it</Own>, to read or for another clinic.
          </li>
          <li>To have it put right: change it yourself, or write to us.</li>
          <li>
            To have it erased: <Own part="data#erase">erase the account</Own>.
          </li>
          <li>
            To withdraw consent, to object, or to have us keep something without using it:{' '}
            <Own part="data#consent">your consent</Own>, or write to us.
          </li>
          <li>Not to have a computer alone decide about you. It does not.</li>
        </ul>
        <p>
          It costs nothing and your care does not suffer for it. If we do not do right by you,
          complain to the Office of the Data Protection Commissioner in Lusaka. You need not ask us
          first.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    content: (
      <p>
        {brand.name} is made for adults. Under {youngestUser} no one can have an account. From{' '}
        {youngestUser} to {adultFrom - 1} a parent or guardian has to agree: we keep their name and
        when they agreed, and use it for nothing else. The questionnaires are not made for those
        under {adultFrom}: the page says so. If you find that a child has an account without that
        consent, write to us and we erase it. Children who need someone to talk to can call{' '}
        <span translate="no">{childlineNumber}</span>, free and without telling their name.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How we guard it, and if that fails',
    content: (
      <>
        <p>
          The connection is encrypted. The database itself, not only the page, checks who may read
          each row. Staff need two-step login. Our log contains numbers and times, never what anyone
          wrote.
        </p>
        <p>
          If data is lost or stolen, we tell the Data Protection Commissioner within 24 hours, as
          the Act demands. We tell you as soon as we can: what happened, what it means for you, and
          what you can do.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'When this page changes',
    content: (
      <p>
        The date above changes with it. If it becomes something you have not agreed to, we ask you
        again before your next health entry. Questions: <MailLink />.
      </p>
    ),
  },
]
