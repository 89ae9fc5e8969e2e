import { showPhone } from '#domain/phone/show-phone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { momentOf } from '#domain/call-backs/windows.ts'
import type { OwnCallBack } from '#domain/call-backs/schema.ts'
import { useNow } from '#web/platform/use-now.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { withdrawCall } from './queries.ts'
import { toasts } from './texts.ts'
import { formatWindow } from '#web/platform/values/call-window.ts'

/** The request that is open: when, on which number, who calls, and how to withdraw it. */
export function OpenRequest({ request }: { request: OwnCallBack }) {
  const client = useQueryClient()
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  return (
    <Section title="Your request">
      <p>{stateOf(request, now)}</p>
      <FactList
        facts={[
          ['When', `${formatWindow(request, now)} (Lusaka time)`],
          ['Number', showPhone(request.phone_number ?? '')],
        ]}
      />
      <div className="form-actions">
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Withdraw request
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Withdraw this request?"
        confirmLabel="Withdraw request"
        busyLabel="Withdrawing..."
        cancelLabel="Keep request"
        onConfirm={async () => {
          await withdrawCall(client, request.id)
          toast(toasts.withdrawn)
        }}
      >
        <p>We do not call you, and we delete the number of this request.</p>
      </ConfirmDialog>
    </Section>
  )
}

function stateOf(request: OwnCallBack, now: number): string {
  const { therapist_name, attempts } = request
  if (attempts > 0) return 'We called and could not reach you. We will try once more.'
  if (momentOf(request, now) === 'late')
    return 'We are late, and we are sorry. We still want to call you.'
  return therapist_name === null
    ? 'A therapist will call you. You see the name here once someone has claimed your request.'
    : `${therapist_name} will call you.`
}
