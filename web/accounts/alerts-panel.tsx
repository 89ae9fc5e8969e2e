import { useNumbersToCall } from '#web/app/crisis-lines.ts'
import { PermissionPanel } from '#web/accounts/permission-panel.tsx'
import { permissionTexts } from '#web/accounts/permission-texts.ts'
import { Link } from '#web/ui/link.tsx'

/**
 * Lets a provider be told that one may be unsafe. The wording is the one that
 * `consentVersions.safety_alerts` names: change both together. The numbers go by
 * the person's age, and are no part of it.
 */
export function AlertsPanel() {
  const numbers = useNumbersToCall()
  return (
    <PermissionPanel
      purpose="safety_alerts"
      giveLabel="Tell my provider if I may be unsafe"
      withdrawLabel="Do not tell them any more"
      question={{
        title: 'Tell nobody any more?',
        text: 'From that moment no provider is told when you may be unsafe, and alerts of yours that stand open are hidden from them. You can agree again at any time.',
        confirmLabel: 'Tell nobody',
        cancelLabel: 'Leave it as it is',
      }}
      notices={permissionTexts.alerts(numbers)}
    >
      <p>
        A screening asks about thoughts of being better off dead. If you answer that you have had
        them, or ask for it on the safety page, we can tell your provider to get in touch with you.
      </p>
      <ul className="grid list-disc gap-2 ps-6">
        <li>
          <strong className="font-semibold">They learn</strong> that you may be unsafe and when,
          with your name, email address and phone number. Never what you answered.
        </li>
        <li>
          <strong className="font-semibold">First</strong> the therapist you meet next gets an email
          that something waits. We have checked their registration. If you have no therapist, your
          dietitian or fitness expert gets it.
        </li>
        <li>
          <strong className="font-semibold">After 30 minutes</strong> without a step, your other
          therapists are told too. After 60 minutes our admins learn that an alert waits, but not
          whose it is. They call the provider.
        </li>
        <li>
          <strong className="font-semibold">This is not an emergency service.</strong> No one reads
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
