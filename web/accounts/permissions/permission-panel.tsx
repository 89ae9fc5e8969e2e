import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { consentInForce, type ConsentPurpose, consentVersions } from '#domain/accounts/consent.ts'
import { giveConsent, ownConsents, withdrawConsent } from '#web/platform/signed-in/consents.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

interface PermissionPanelProps {
  purpose: ConsentPurpose
  /** The description of the permission: who sees which data, and what is not included. */
  children: ReactNode
  giveLabel: string
  withdrawLabel: string
  /** Confirmed before it is withdrawn, with what follows from that. */
  question: { title: string; text: string; confirmLabel: string; cancelLabel: string }
  notices: { given: Notice; withdrawn: Notice }
}

interface Notice {
  title: string
  text: string
}

/** A consent that is given and withdrawn in one place; either takes effect at once. */
export function PermissionPanel(props: PermissionPanelProps) {
  const { purpose, question, notices } = props
  const client = useQueryClient()
  const consents = useQuery(ownConsents)
  const retry = useIdempotencyKey()
  const [isAsking, setAsking] = useState(false)
  const give = useAction(
    async () => {
      await giveConsent(client, purpose, retry.keyFor({ purpose }))
      retry.reset()
    },
    { success: notices.given },
  )

  return (
    <QueryView
      query={consents}
      failed="Error fetching your consent"
      fallback={<Skeleton lines={5} />}
    >
      {(data) => {
        const inForce = consentInForce(data, purpose)
        const isOlder = inForce !== undefined && inForce.version !== consentVersions[purpose]
        return (
          <div className="grid justify-items-start gap-4">
            {props.children}
            <p role="status" className="flex items-center gap-2 font-bold">
              {inForce ? (
                <>
                  <Icon name="check" />
                  You agreed to this on {formatDate(inForce.given_at)}.
                </>
              ) : (
                <>
                  <Icon name="lock" />
                  You have not agreed to this.
                </>
              )}
            </p>
            {give.failure ? (
              <p role="alert" className="font-bold text-danger">
                {describeFailure(give.failure)}
              </p>
            ) : null}
            {isOlder ? (
              <>
                <p>
                  The text is new since then. What it adds does not apply to you until you agree to
                  it.
                </p>
                <ActionButton action={give} busyLabel="Saving...">
                  Agree to the new text
                </ActionButton>
              </>
            ) : null}
            {inForce ? (
              <Button variant="quiet" onClick={() => setAsking(true)}>
                {props.withdrawLabel}
              </Button>
            ) : (
              <ActionButton action={give} busyLabel="Saving...">
                {props.giveLabel}
              </ActionButton>
            )}
            <ConfirmDialog
              open={isAsking}
              onClose={() => setAsking(false)}
              title={question.title}
              confirmLabel={question.confirmLabel}
              busyLabel="Saving..."
              cancelLabel={question.cancelLabel}
              onConfirm={async () => {
                await withdrawConsent(client, purpose)
                toast(notices.withdrawn)
              }}
            >
              <p>{question.text}</p>
            </ConfirmDialog>
          </div>
        )
      }}
    </QueryView>
  )
}
