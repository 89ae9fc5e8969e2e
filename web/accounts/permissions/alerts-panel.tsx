import { useNumbersToCall } from '#web/platform/calls/helplines.ts'
import { PermissionPanel } from '#web/accounts/permissions/permission-panel.tsx'
import { permissionTexts } from '#web/accounts/permissions/permission-texts.ts'
import { Link } from '#web/ui/actions/link.tsx'

/**
 * Allows alerts to a provider that the user may be unsafe. The wording is the one that
 * `consentVersions.safety_alerts` names: change both together. The numbers depend on the user's
 * age, and are no part of it.
 */
export function AlertsPanel() {
  const numbers = useNumbersToCall()
  return (
    <PermissionPanel
      purpose="safety_alerts"
      label="Tell a clinician if I may be unsafe"
      lead="A screening asks about thoughts of being better off dead. If you answer that you have had them, we can tell a clinician to contact you. You can also ask for it on the safety page."
      giveLabel="Tell a clinician if I may be unsafe"
      question={{
        title: 'Stop safety alerts?',
        text: 'From then on we tell no one when you may be unsafe. A clinician who was trying to reach you sees that you withdrew, and when. They no longer see how to reach you. You can agree again at any time.',
        confirmLabel: 'Stop alerts',
        cancelLabel: 'Leave it as it is',
      }}
      notices={permissionTexts.alerts(numbers)}
    >
      <ul className="grid list-disc gap-2 ps-6">
        <li>
          <strong className="font-bold">They learn</strong> that you may be unsafe and when, with
          your name, email address and phone number. Never what you answered.
        </li>
        <li>
          <strong className="font-bold">First</strong> the therapist you meet next gets an email
          about a new task. We have checked their registration. If you have no therapist, your
          dietitian or fitness expert gets it. If none of them can answer, or you have no
          appointment, our clinician on duty gets it.
        </li>
        <li>
          <strong className="font-bold">After 30 minutes</strong> without a step, your other
          therapists get an email too. After 60 minutes our clinicians on duty get it, one after the
          other. Our admins learn that there is an open alert, but not whose it is. After a day the
          clinic’s lead gets it. Those on duty and the lead see what your therapist sees. They see
          it while the alert is open or they follow it up.
        </li>
        <li>
          <strong className="font-bold">We write again</strong> until one of them takes a step. They
          then plan a day on which they contact you again.
        </li>
        <li>
          <strong className="font-bold">This is not an emergency service.</strong> No one reads
          alerts at night or at weekends, and it may take days. If you are in danger now,{' '}
          <Link to="/help-now" className="link">
            call {numbers}
          </Link>
          .
        </li>
      </ul>
    </PermissionPanel>
  )
}
