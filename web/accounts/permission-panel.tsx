import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { consentInForce, type ConsentPurpose } from '#domain/consent.ts'
import { giveConsent, ownConsents, withdrawConsent } from '#web/app/signed-in/consents.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#web/ui/dates.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { useRetryId } from '#web/ui/retry-id.ts'
import { toast } from '#web/ui/toast.tsx'

interface PermissionPanelProps {
  purpose: ConsentPurpose
  /** What it is about: who learns what, and what it is not. */
  children: ReactNode
  giveLabel: string
  withdrawLabel: string
  /** Asked before it is taken back, with what follows from that. */
  question: { title: string; text: string; confirmLabel: string; cancelLabel: string }
  notices: { given: Notice; withdrawn: Notice }
}

interface Notice {
  title: string
  text: string
}

/** A consent that is given and taken back in one place; either counts at once. */
export function PermissionPanel(props: PermissionPanelProps) {
  const { purpose, question, notices } = props
  const client = useQueryClient()
  const consents = useQuery(ownConsents)
  const retry = useRetryId()
  const [isAsking, setAsking] = useState(false)
  const [isGiving, setGiving] = useState(false)
  const [problem, setProblem] = useState('')

  async function give() {
    setGiving(true)
    setProblem('')
    try {
      await giveConsent(client, purpose, retry.idFor({ purpose }))
      retry.settle()
      toast(notices.given)
    } catch (failure) {
      setProblem(describeFailure(failure))
    } finally {
      setGiving(false)
    }
  }

  if (!consents.data)
    return consents.error ? (
      <FailedState
        title="Error fetching your consent"
        failure={consents.error}
        onRetry={() => void consents.refetch()}
      />
    ) : (
      <Skeleton lines={5} />
    )
  const inForce = consentInForce(consents.data, purpose)
  return (
    <div className="grid justify-items-start gap-4">
      {props.children}
      <p role="status" className="flex items-center gap-2 font-semibold">
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
      {problem ? (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      ) : null}
      {inForce ? (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {props.withdrawLabel}
        </Button>
      ) : (
        <Button disabled={isGiving} onClick={() => void give()}>
          {isGiving ? 'Saving...' : props.giveLabel}
        </Button>
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
}
