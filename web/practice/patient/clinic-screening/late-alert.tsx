import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { reloadPatientPage } from '../patient-page-queries.ts'
import { AlertLine } from './alert-line.tsx'
import { notifyOfScreening, screeningPermission } from './clinic-screening-queries.ts'

const fetchConsents = async () =>
  (await import('#web/registrations/registered-person.tsx')).RegisteredPerson

/** Of a result with item 9 above 0 that raised no alert: that no one else knows, and the way to notify once they agree. */
export function LateAlert({ screening }: { screening: ScreeningResult }) {
  const { id, user_id, created_at } = screening
  const client = useQueryClient()
  const permission = useQuery(screeningPermission(user_id))
  const [isRecording, setRecording] = useState(false)
  const close = () => setRecording(false)

  async function raise() {
    const { alert } = await notifyOfScreening(user_id, id)
    if (alert === 'open') {
      toast({
        title: 'Notified',
        text: 'A safety alert is open, and you are the first who has it.',
      })
      await reloadPatientPage(client)
    }
    return alert
  }
  return (
    <div role="group" aria-label={`The alert of ${formatDateTime(created_at)}`}>
      <p>Item 9 was above 0 on {formatDateTime(created_at)}.</p>
      <AlertLine
        alert="not_agreed"
        isLate
        onConsents={permission.data?.has_login === false ? () => setRecording(true) : undefined}
        onRaise={raise}
      />
      <Dialog open={isRecording} onClose={close} title="What they agree to">
        {isRecording ? (
          <Lazy
            load={fetchConsents}
            props={{ id: user_id, onClose: close }}
            fallback={<Skeleton lines={6} />}
          />
        ) : null}
      </Dialog>
    </div>
  )
}
