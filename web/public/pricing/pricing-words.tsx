import type { ReactNode } from 'react'
import { plansAdd } from '#domain/membership/benefits.ts'
import { freeNow } from '#domain/membership/free-now.ts'
import type { ClinicFeature } from '#domain/values/clinic-features.ts'
import { turnaround } from '#domain/care-plans/shared/turnaround.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'

/** "Understanding Your Benefits" (docs/specification.md, "Pricing"). */
export const valuePoints = [
  {
    icon: 'leaf',
    title: 'Mind and body in one place',
    text: 'Worry and blood pressure pull at each other. Here the people who look after one can, if you allow it, see the other.',
  },
  {
    icon: 'lock',
    title: 'Private, also on a shared phone',
    text: 'Only you decide who reads your screenings and readings. You can see who opened your record, and when.',
  },
  {
    icon: 'user',
    title: 'People whose registration we checked',
    text: 'Therapists, dietitians and fitness experts are in practice here once their certificate has been seen, and while it is valid.',
  },
  {
    icon: 'money',
    title: 'Nothing lost by trying',
    text: 'Seven days to take your money back, and your record stays yours: download it or erase it, with or without a plan.',
  },
] as const satisfies readonly { icon: IconName; title: string; text: string }[]

/** "Explaining Key Terms" (docs/specification.md, "Pricing"). */
export const keyTerms = [
  {
    title: 'Personalized Care Plan',
    content: (
      <p>
        A meal plan or an exercise plan that a person writes for you from what you tell them. It is
        not a diagnosis.
      </p>
    ),
  },
  {
    title: 'NCD Tracking Tools',
    content: (
      <p>
        NCD stands for non-communicable disease: an illness you cannot catch, such as high blood
        pressure or diabetes. The tools are your diaries of blood pressure, glucose and weight. Each
        reading is shown with what it means, and as a trend over the weeks.
      </p>
    ),
  },
  {
    title: 'Anonymous Group Sessions',
    content: (
      <p>
        A talk in a small group, led by someone who knows the subject. You get a made-up name for
        that group. No one sees who else has registered, or how many while they are few.
      </p>
    ),
  },
  {
    title: 'Included Sessions',
    content: (
      <p>
        Sessions that your plan pays for, counted over any 30 days. Book as usual: your provider
        cannot bill you for them. Further sessions cost what your provider asks.
      </p>
    ),
  },
] as const

interface Question {
  title: string
  content: ReactNode
  /** Asked only where the clinic offers this. */
  about?: ClinicFeature
}

/** The questions before a purchase. */
export const commonQuestions: readonly Question[] = [
  {
    title: 'What can I use without a plan?',
    content: <p>{`These are free with any account: ${freeNow()}. ${plansAdd}`}</p>,
  },
  {
    title: 'How do I pay?',
    content: (
      <p>
        By mobile money, with Airtel, MTN or Zamtel. Choose a plan and enter the number that pays;
        the phone asks for your PIN. You pay for one month, and we do not charge you again
        automatically.
      </p>
    ),
  },
  {
    title: 'Who gets Student Wellness?',
    about: 'students',
    content: (
      <p>
        Any student. Sign up with the name of your institution. The plan is yours at once, free for
        as long as you study. We may ask for a document that shows it. We delete it 90 days after we
        have looked.
      </p>
    ),
  },
  {
    title: 'Can I have my money back?',
    content: <p>Within 7 days of paying for a plan, all of it. You need not say why.</p>,
  },
  {
    title: 'Is a meal plan part of it?',
    about: 'plans',
    content: (
      <p>
        Meal plans are free with any account. Comprehensive Care and the Diet &amp; Nutrition Plan
        add one consultation with a dietitian a month.{' '}
        <Link to="/nutrition" className="link">
          A dietitian writes your meal plan
        </Link>{' '}
        in {turnaround}.
      </p>
    ),
  },
  {
    title: 'Who learns that I use this?',
    content: (
      <p>
        No one from us: not your employer, not your school, not an advertiser. What we keep and who
        can read it is on our{' '}
        <Link to="/privacy" className="link">
          privacy page
        </Link>
        .
      </p>
    ),
  },
]
