import { AccountPart, AccountSections } from '#web/accounts/own-account/account-part.tsx'
import { AlertsPanel } from '#web/accounts/permissions/alerts-panel.tsx'
import { EmergencyContactPanel } from '#web/accounts/permissions/emergency-contact-panel.tsx'
import { ClinicPlansPanel } from '#web/accounts/permissions/clinic-plans-panel.tsx'
import {
  ClinicReadingsPanel,
  ClinicScreeningsPanel,
  DietitianSharingPanel,
  ReadingsSharingPanel,
  ScreeningsSharingPanel,
} from '#web/accounts/permissions/sharing-panel.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Link } from '#web/ui/actions/link.tsx'

const sections = [
  { id: 'screenings', title: 'Share with my therapist', panel: <ScreeningsSharingPanel /> },
  {
    id: 'screenings-dietitian',
    title: 'Share with my dietitian',
    panel: <DietitianSharingPanel />,
  },
  {
    id: 'readings',
    title: 'Share my blood pressure, blood sugar and weight',
    panel: <ReadingsSharingPanel />,
  },
  {
    id: 'clinic-readings',
    title: 'Readings that my provider adds',
    panel: <ClinicReadingsPanel />,
  },
  {
    id: 'clinic-screenings',
    title: 'Questionnaires at the clinic',
    panel: <ClinicScreeningsPanel />,
  },
  { id: 'clinic-plans', title: 'Plans at the clinic', panel: <ClinicPlansPanel /> },
  { id: 'alerts', title: 'Tell a clinician if I may be unsafe', panel: <AlertsPanel /> },
  { id: 'emergency-contact', title: 'My emergency contact', panel: <EmergencyContactPanel /> },
]

/** What a provider may read, and when they are notified. */
export function SharingPage() {
  const { data: profile } = useProfile()
  // A student has no readings, and cannot give this consent.
  const shown = sections.filter(({ id }) => id !== 'clinic-readings' || !profile?.is_student)
  return (
    <AccountPart title="Sharing">
      <AccountSections sections={shown} />
      {/* The wording of the emergency contact says that each look can be read below. */}
      <p className="mt-8 border-t border-hairline pt-6">
        <Link to="/account/record-access" className="link link-alone">
          Who opened my record
        </Link>
      </p>
    </AccountPart>
  )
}
