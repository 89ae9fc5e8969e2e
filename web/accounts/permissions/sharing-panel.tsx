import type { ReactNode } from 'react'
import { PermissionPanel } from '#web/accounts/permissions/permission-panel.tsx'
import { permissionTexts } from '#web/accounts/permissions/permission-texts.ts'
import { Link } from '#web/ui/actions/link.tsx'

interface SharingPanelProps {
  purpose: 'share_screenings' | 'share_screenings_dietitian' | 'share_readings'
  /** Who sees it, in the singular, without an article, and who does not. */
  who: 'provider' | 'therapist' | 'dietitian'
  notWho: string
  /** What is shared, in a sentence: "No one but you sees your …". */
  name: string
  /** The same as a single word. */
  short: string
  label: string
  giveLabel: string
  /** The part of the record that a provider sees. */
  children: ReactNode
}

/** Allows a provider who has an appointment with the user to read a part of the user's record. */
function SharingPanel(props: SharingPanelProps) {
  const { purpose, who, notWho, name, short, label, giveLabel, children } = props
  return (
    <PermissionPanel
      purpose={purpose}
      label={label}
      lead={`Only you see your ${name}, unless you agree here.`}
      giveLabel={giveLabel}
      question={{
        title: `Stop sharing your ${short}?`,
        text: `From then on no ${who} can open them. What they have read or written down already stays with them. You can share again at any time.`,
        confirmLabel: 'Stop sharing',
        cancelLabel: 'Keep sharing',
      }}
      notices={permissionTexts[purpose]}
    >
      <ul className="grid list-disc gap-2 ps-6">
        <li>
          <strong className="font-bold">Who:</strong> a {who} whose registration we have checked and
          who has an appointment with you. {notWho}
        </li>
        <li>
          <strong className="font-bold">Also:</strong> a {who} who covers while yours is away, and a{' '}
          {who} who accepted a referral that you agreed to. We tell you before, and you can say no.
        </li>
        <li>
          <strong className="font-bold">What:</strong> {children}
        </li>
        <li>
          <strong className="font-bold">When:</strong> until you stop it here. It ends at once. Each
          time someone looks, you see it under{' '}
          <Link to="/account/record-access" className="link">
            Who opened my record
          </Link>
          .
        </li>
      </ul>
    </PermissionPanel>
  )
}

/** The wording is the one that `consentVersions.share_screenings` names: change both together. */
export function ScreeningsSharingPanel() {
  return (
    <SharingPanel
      purpose="share_screenings"
      who="therapist"
      notWho="No dietitian, no fitness expert, and none of our staff."
      name="screening results"
      short="screenings"
      label="Share with my therapist"
      giveLabel="Share with my therapist"
    >
      {screenings}
    </SharingPanel>
  )
}

/** The wording is the one that `consentVersions.share_screenings_dietitian` names: change both together. */
export function DietitianSharingPanel() {
  return (
    <SharingPanel
      purpose="share_screenings_dietitian"
      who="dietitian"
      notWho="No fitness expert, and none of our staff."
      name="screening results"
      short="screenings"
      label="Share with my dietitian"
      giveLabel="Share with my dietitian"
    >
      {screenings}
    </SharingPanel>
  )
}

const screenings =
  'the answers and results of every screening you have saved, earlier ones too, with your name and email address.'

/** The wording is the one that `consentVersions.clinic_readings` names: change both together. */
export function ClinicReadingsPanel() {
  return (
    <PermissionPanel
      purpose="clinic_readings"
      label="Readings that my provider adds"
      lead="Only you add readings, unless you agree here."
      giveLabel="Let my provider add readings"
      question={{
        title: 'Stop readings from the clinic?',
        text: 'From then on no provider can add readings for you. Those that are there stay until you remove them. You can allow it again at any time.',
        confirmLabel: 'Stop this',
        cancelLabel: 'Keep allowing it',
      }}
      notices={permissionTexts.clinic_readings}
    >
      <ul className="grid list-disc gap-2 ps-6">
        <li>
          <strong className="font-bold">Who:</strong> a provider whose registration we have checked
          and who has an appointment with you.
        </li>
        <li>
          <strong className="font-bold">What:</strong> blood pressure and blood sugar that they
          measured at the clinic. It does not let them see your other readings.
        </li>
        <li>
          <strong className="font-bold">Mistakes:</strong> they can correct or remove what they
          added. If you share your readings with them, also what other providers added.
        </li>
        <li>
          <strong className="font-bold">You:</strong> get an email, see who added or corrected each
          reading, and can remove it.
        </li>
        <li>
          <strong className="font-bold">When:</strong> until you stop it here. It ends at once.
        </li>
      </ul>
    </PermissionPanel>
  )
}

/** The wording is the one that `consentVersions.clinic_screenings` names: change both together. */
export function ClinicScreeningsPanel() {
  return (
    <PermissionPanel
      purpose="clinic_screenings"
      label="Questionnaires at the clinic"
      lead="Only you answer questionnaires, unless you agree here."
      giveLabel="Let my provider ask me at the clinic"
      question={{
        title: 'Stop questionnaires at the clinic?',
        text: 'From then on no provider can record your answers, or open those that they recorded. They stay here until you remove them. You can allow it again at any time.',
        confirmLabel: 'Stop this',
        cancelLabel: 'Keep allowing it',
      }}
      notices={permissionTexts.clinic_screenings}
    >
      <ul className="grid list-disc gap-2 ps-6">
        <li>
          <strong className="font-bold">Who:</strong> a therapist or dietitian whose registration we
          have checked and who has an appointment with you.
        </li>
        <li>
          <strong className="font-bold">What:</strong> questions about your mood, your worries and
          the like, which they ask you at the clinic. They see these answers and results. It does
          not let them see your other screenings.
        </li>
        <li>
          <strong className="font-bold">Mistakes:</strong> they can remove what they recorded, and
          write why.
        </li>
        <li>
          <strong className="font-bold">You:</strong> get an email, see who recorded it, and can
          remove it.
        </li>
        <li>
          <strong className="font-bold">When:</strong> until you stop it here. It ends at once.
        </li>
      </ul>
    </PermissionPanel>
  )
}

/** The wording is the one that `consentVersions.share_readings` names: change both together. */
export function ReadingsSharingPanel() {
  return (
    <SharingPanel
      purpose="share_readings"
      who="provider"
      notWho="No other provider, and none of our staff."
      name="blood pressure, blood sugar and weight"
      short="readings"
      label="Share my blood pressure, blood sugar and weight"
      giveLabel="Share my readings"
    >
      every blood pressure, blood sugar and weight you have saved, earlier ones too, with waist,
      height and BMI. They are in a report with your name, with time, average and category. Your
      notes are not in it.
    </SharingPanel>
  )
}
