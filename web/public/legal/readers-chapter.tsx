import type { Chapter } from '#web/ui/layout/chapters.tsx'
import { Own } from './own-part.tsx'

/** Who reads what, as the policies of the database allow it: docs/privacy-promises.md has a test for each sentence. */
export const readersChapter: Chapter = {
  id: 'readers',
  title: 'Who can read it',
  content: (
    <>
      <p>You, always, and all of it. Also:</p>
      <ul>
        <li>
          A provider you have an appointment with reads your name, date of birth, sex, phone number
          and email address. They also read the appointment and your intake form.
        </li>
        <li>
          While your provider is away, a colleague who covers reads your name, date of birth, sex
          and phone number. They also read your visits and the notes that you read. A colleague who
          accepts a referral that you agreed to reads the letter, your name and contact details.
          Neither reads your intake form. You can say no to either.
        </li>
        <li>
          Your screenings and your readings only if you{' '}
          <Own part="sharing">say so in your account</Own>, and only as long as you say so. You
          choose apart whether therapists and whether dietitians read your screenings. A fitness
          expert cannot.
        </li>
        <li>
          If you agree, a provider you have an appointment with adds readings taken at the clinic.
          If you agree to that too, a therapist or dietitian records questionnaires there, and reads
          these answers. You see who added each, and can remove it. If you agree, a dietitian or
          fitness expert starts a plan with you there.
        </li>
        <li>
          The dietitian or fitness expert who takes your request for a plan reads your name and date
          of birth. They also read what you wrote, and what you say of pregnancy, also later. A
          dietitian also reads your food allergies and whether you have kidney disease. Until then
          their colleagues see the goal, a group of ages, and whether a clinician comes first. They
          do not see your name.
        </li>
        <li>
          The therapist who answers your check-in reads your name, date of birth, phone number and
          what you wrote. Other providers who see your screenings read it only if you say so when
          you send it.
        </li>
        <li>
          The providers who wrote your care plan see it while they treat you, with your marks and
          words. Other providers who treat you see it only if you show it.
        </li>
        <li>
          Who answers your question to our team reads your name, date of birth, phone number and
          what you wrote. Our front desk and admins answer no question about your health: only
          providers do.
        </li>
        <li>
          A therapist who takes your request for a call reads your name, date of birth and that
          number. Of a student they read the first name and that number.
        </li>
        <li>
          Our front desk reads your name, date of birth, number and the times of your appointments.
          It notes whether you came. It also reads what we asked when we registered you, and your
          invoices and payments. It reads nothing of your health.
        </li>
        <li>
          If you choose it, we tell a clinician that you may be unsafe, and never why. They may be
          one on duty, or the lead of the clinic.
        </li>
        <li>
          Administrators check documents and answer messages. They cannot read your answers,
          readings, notes or plans.
        </li>
        <li>In a group you have a made-up name, and no one sees who else has a place.</li>
      </ul>
      <p>
        Each time a provider opens your record, we record it. You see it under{' '}
        <Own part="record-access">Who opened my record</Own>. Your employer, your school, your
        family and advertisers get nothing from us. A court may order us to hand something over;
        then we give what the order names, and tell you if the law lets us.
      </p>
    </>
  ),
}
