import type { ReactNode } from 'react'
import { PermissionPanel } from '#web/accounts/permission-panel.tsx'
import { permissionTexts } from '#web/accounts/permission-texts.ts'
import { Link } from '#web/ui/link.tsx'

interface SharingPanelProps {
  purpose: 'share_screenings' | 'share_readings'
  /** What is shared, in a sentence: "Nobody but you sees your …". */
  name: string
  /** The same in one word. */
  short: string
  giveLabel: string
  /** What of it a provider sees. */
  children: ReactNode
}

/** Lets a provider one has an appointment with read a part of one's record. */
function SharingPanel({ purpose, name, short, giveLabel, children }: SharingPanelProps) {
  return (
    <PermissionPanel
      purpose={purpose}
      giveLabel={giveLabel}
      withdrawLabel="Stop sharing"
      question={{
        title: `Stop sharing your ${short}?`,
        text: 'From that moment no provider can open them. What they have read or noted already stays with them. You can share again at any time.',
        confirmLabel: 'Stop sharing',
        cancelLabel: 'Keep sharing',
      }}
      notices={permissionTexts[purpose]}
    >
      <p>Nobody but you sees your {name}, unless you agree here.</p>
      <ul className="grid list-disc gap-2 ps-6">
        <li>
          <strong className="font-semibold">Who:</strong> a provider whose registration we have
          checked and with whom you have an appointment. No other provider, and none of our staff.
        </li>
        <li>
          <strong className="font-semibold">What:</strong> {children}
        </li>
        <li>
          <strong className="font-semibold">When:</strong> until you stop it here. That counts at
          once. Each time somebody looks, it stands under{' '}
          <Link to="/account#openings" className="link">
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
      name="screening results"
      short="screenings"
      giveLabel="Share with my provider"
    >
      the answers and results of every screening you have kept, earlier ones too, with your name and
      e-mail address.
    </SharingPanel>
  )
}

/** The wording is the one that `consentVersions.share_readings` names: change both together. */
export function ReadingsSharingPanel() {
  return (
    <SharingPanel
      purpose="share_readings"
      name="blood pressure and blood sugar"
      short="readings"
      giveLabel="Share my readings"
    >
      every blood pressure and blood sugar reading you have kept, earlier ones too, with time,
      average and category, in a report with your name. Your notes beside them are not in it.
    </SharingPanel>
  )
}
