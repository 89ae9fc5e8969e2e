import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'

import { consentInForce, type ConsentPurpose, consentVersions } from '#domain/accounts/consent.ts'
import { giveConsent, ownConsents, withdrawConsent } from '#web/platform/signed-in/consents.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { PermissionSwitch } from './permission-switch.tsx'

interface PermissionPanelProps {
  purpose: ConsentPurpose
  /** Names the switch. */
  label: string
  /** What holds until the person agrees. */
  lead: ReactNode
  /** Who sees which data, and what is not included: read before agreeing. Absent where the lead says all of it. */
  children?: ReactNode
  giveLabel: string
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
  const { purpose, label, lead, children, question, notices } = props
  const client = useQueryClient()
  const consents = useQuery(ownConsents)
  const retry = useIdempotencyKey()
  const [isAsking, setAsking] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const control = useRef<HTMLButtonElement>(null)
  const detailsId = useId()
  const give = useAction(
    async () => {
      await giveConsent(client, purpose, retry.keyFor({ purpose }))
      retry.reset()
      setOpen(false)
      // The button that was pressed is gone.
      control.current?.focus()
    },
    { success: notices.given },
  )
  const agree = (words: string) => (
    <ActionButton action={give} busyLabel="Saving...">
      {words}
    </ActionButton>
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
        const isShown = isOpen || isOlder
        const press = () => {
          if (inForce) setAsking(true)
          else if (children) setOpen(!isOpen)
          else void give.run()
        }
        return (
          <div className="grid gap-4">
            <div className="flex items-start justify-between gap-4">
              <div className="grid gap-2">
                <p>{lead}</p>
                <p role="status" className="flex items-center gap-2 font-bold">
                  <Icon name={inForce ? 'check' : 'lock'} />
                  {inForce
                    ? `You agreed to this on ${formatDate(inForce.given_at)}.`
                    : 'You have not agreed to this.'}
                </p>
              </div>
              <PermissionSwitch
                ref={control}
                label={label}
                isOn={inForce !== undefined}
                isBusy={give.isBusy}
                onPress={press}
              />
            </div>
            {children && !isOlder ? (
              <button
                type="button"
                className="link link-alone justify-self-start"
                aria-expanded={isShown}
                aria-controls={detailsId}
                onClick={() => setOpen(!isOpen)}
              >
                Who sees what<VisuallyHidden>: {label}</VisuallyHidden>
              </button>
            ) : null}
            {children || isOlder ? (
              <div id={detailsId} hidden={!isShown} className="grid gap-4">
                {children}
                {isOlder ? (
                  <p>
                    The text is new since then. What it adds does not apply to you until you agree
                    to it.
                  </p>
                ) : null}
                <div className="form-actions">
                  {isOlder ? agree('Agree to the new text') : null}
                  {inForce ? null : agree(props.giveLabel)}
                </div>
              </div>
            ) : null}
            {give.failure ? (
              <p role="alert" className="font-bold text-danger">
                {describeFailure(give.failure)}
              </p>
            ) : null}
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
