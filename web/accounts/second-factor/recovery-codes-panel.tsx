import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import {
  fewCodes,
  makeRecoveryCodes,
  recoveryCodesLeft,
} from '#web/accounts/recovery-code-queries.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

interface RecoveryCodesPanelProps {
  /** False where none were made yet. */
  hasCodes: boolean
  onMade: (codes: string[]) => void
}

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryCodesPanel({ hasCodes, onMade }: RecoveryCodesPanelProps) {
  const { data, error, refetch } = useQuery({ ...recoveryCodesLeft, enabled: hasCodes })
  const [isAsking, setAsking] = useState(false)
  return (
    <QueryView
      query={{ data: hasCodes ? data : null, error, refetch }}
      failed="Error fetching your recovery codes"
      onlyFresh
      fallback={<Loading />}
    >
      {(remaining) => (
        <div className="grid justify-items-start gap-4">
          <p>{describeLeft(remaining)}</p>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Make new recovery codes
          </Button>
          <ConfirmDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            title="Make new recovery codes?"
            confirmLabel="Make new codes"
            busyLabel="Making codes..."
            confirmVariant="leaf"
            cancelLabel="Not now"
            onConfirm={async () => onMade(await makeRecoveryCodes(!hasCodes))}
          >
            <p>You get ten codes. Codes that you saved before no longer work.</p>
          </ConfirmDialog>
        </div>
      )}
    </QueryView>
  )
}

function describeLeft(left: number | null) {
  if (left === null)
    return 'You have no recovery codes yet. With one, you can log in when you lose your phone.'
  const count = left === 1 ? '1 recovery code' : `${left} recovery codes`
  if (left > fewCodes) return `You have ${count} left.`
  return (
    <strong>You have {left === 0 ? 'no recovery codes' : count} left. Make new ones now.</strong>
  )
}
