import { PermissionPanel } from '#web/accounts/permission-panel.tsx'
import { permissionTexts } from '#web/accounts/permission-texts.ts'
import { Link } from '#web/ui/link.tsx'

/**
 * Lets a provider one has an appointment with read one's screenings. The wording is the one that
 * `consentVersions.share_screenings` names: change both together.
 */
export function SharingPanel() {
  return (
    <PermissionPanel
      purpose="share_screenings"
      giveLabel="Share with my provider"
      withdrawLabel="Stop sharing"
      question={{
        title: 'Stop sharing your screenings?',
        text: 'From that moment no provider can open them. What they have read or noted already stays with them. You can share again at any time.',
        confirmLabel: 'Stop sharing',
        cancelLabel: 'Keep sharing',
      }}
      notices={permissionTexts.sharing}
    >
      <p>Nobody but you sees your screening results, unless you agree here.</p>
      <ul className="grid list-disc gap-2 ps-6">
        <li>
          <strong className="font-semibold">Who:</strong> a provider whose registration we have
          checked and with whom you have an appointment. No other provider, and none of our staff.
        </li>
        <li>
          <strong className="font-semibold">What:</strong> the answers and results of every
          screening you have kept, earlier ones too, with your name and e-mail address.
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
