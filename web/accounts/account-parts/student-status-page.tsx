import { AccountPart } from '#web/accounts/own-account/account-part.tsx'
import { StudentStatusPanel } from '#web/accounts/own-account/student-status-panel.tsx'

/** Applies for the status of a student, or ends it. */
export function StudentStatusPage() {
  return (
    <AccountPart title="Student status">
      <StudentStatusPanel />
    </AccountPart>
  )
}
