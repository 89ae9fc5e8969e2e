import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { listFactors, ownFactors, refreshFactors } from '#web/accounts/account-queries.ts'
import { asProblem } from '#web/accounts/auth-failure.ts'
import { FactorCodeForm } from '#web/accounts/second-factor/factor-code-form.tsx'
import { RecoveryCodeList } from '#web/accounts/second-factor/recovery-code-list.tsx'
import { makeRecoveryCodes, refreshRecoveryCodes } from '#web/accounts/recovery-code-queries.ts'
import { RecoveryCodesPanel } from '#web/accounts/second-factor/recovery-codes-panel.tsx'
import { accountTexts } from '#web/accounts/account-texts.ts'
import { verifiedApp } from '#web/accounts/sign-in/verified-app.ts'
import { loadAuth } from '#web/platform/signed-in/auth/auth.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

interface Enrolment {
  id: string
  /** A picture as a data URL. */
  qr_code: string
  secret: string
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Starts again: an attempt that was left half-way is deleted first. */
async function enrol(): Promise<Enrolment> {
  const auth = await loadAuth()
  const halfway = (await listFactors()).filter(({ status }) => status === 'unverified')
  await Promise.all(halfway.map(({ id }) => auth.mfa.unenroll({ factorId: id })))
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw asProblem(error)
  return { id: data.id, qr_code: data.totp.qr_code, secret: data.totp.secret }
}

/** Turns the code of an authenticator app on and off (docs/specification.md, "Two-step login"). */
export function SecondFactorPanel() {
  const client = useQueryClient()
  const query = useQuery(ownFactors)
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [hasSaved, setSaved] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  async function renew() {
    await Promise.all([refreshFactors(client), refreshRecoveryCodes(client)])
  }

  // Before all else: a failed or a new answer about the account must not remove the codes.
  if (codes)
    return (
      <RecoveryCodeList
        codes={codes}
        onSaved={() => {
          setCodes(null)
          setSaved(true)
        }}
      />
    )
  return (
    <QueryView
      query={query}
      failed="Error fetching your two-step login"
      onlyFresh
      fallback={<Loading />}
    >
      {(factors) => {
        if (enrolment)
          return (
            <EnrolmentSteps
              {...enrolment}
              onCancel={() => setEnrolment(null)}
              onVerified={async () => {
                toast(accountTexts.factorOn)
                // If that fails now, the panel offers them again.
                setCodes(await makeRecoveryCodes(true).catch(() => null))
                await renew()
                setEnrolment(null)
              }}
            />
          )

        const factor = verifiedApp({ factors })
        if (factor)
          return (
            <div className="grid justify-items-start gap-4">
              <p tabIndex={-1} ref={hasSaved ? focus : undefined}>
                <strong>It is on.</strong> When you log in, we ask for the code of your
                authenticator app.
              </p>
              <RecoveryCodesPanel
                hasCodes={factors.some(({ factor_type }) => factor_type === 'recovery_code')}
                onMade={(made) => {
                  setCodes(made)
                  void renew()
                }}
              />
              <Button variant="quiet" onClick={() => setAsking(true)}>
                Turn it off
              </Button>
              <ConfirmDialog
                open={isAsking}
                onClose={() => setAsking(false)}
                title="Turn off two-step login?"
                confirmLabel="Turn it off"
                busyLabel="Turning off..."
                cancelLabel="Keep it on"
                onConfirm={async () => {
                  const { error } = await (await loadAuth()).mfa.unenroll({ factorId: factor.id })
                  if (error) throw asProblem(error)
                  toast(accountTexts.factorOff)
                  // The codes are deleted with it: there is no count to fetch.
                  await refreshFactors(client)
                }}
              >
                <p>Anyone with your password can then log in. Your recovery codes are deleted.</p>
              </ConfirmDialog>
            </div>
          )

        return (
          <div className="grid justify-items-start gap-4">
            <p>
              It is off. When it is on, you also need a code from an app on your phone. The code
              changes every 30 seconds.
            </p>
            {problem ? (
              <p role="alert" className="font-bold text-danger">
                {problem}
              </p>
            ) : null}
            <Button
              variant="quiet"
              onClick={() => {
                setProblem('')
                enrol().then(setEnrolment, (failure: unknown) =>
                  setProblem(describeFailure(failure)),
                )
              }}
            >
              Turn it on
            </Button>
          </div>
        )
      }}
    </QueryView>
  )
}

function EnrolmentSteps({
  id,
  qr_code,
  secret,
  onVerified,
  onCancel,
}: Enrolment & { onVerified: () => Promise<void>; onCancel: () => void }) {
  return (
    <div className="grid gap-4">
      <ol className="grid list-decimal gap-4 ps-6">
        <li>Open an authenticator app, for example Aegis, Google Authenticator or 2FAS.</li>
        <li>
          Scan this picture with it:
          <img
            src={qr_code}
            alt="QR code with the setup key below"
            width={200}
            height={200}
            className="mt-2 rounded-control bg-on-strong"
          />
        </li>
        <li>
          Or type this setup key:{' '}
          <code className="font-mono wrap-anywhere" translate="no">
            {secret}
          </code>
        </li>
        <li>Enter the code that the app shows now.</li>
      </ol>
      <FactorCodeForm
        factor_id={id}
        submitLabel="Turn it on"
        busyLabel="Checking..."
        onVerified={onVerified}
        actions={
          <Button variant="quiet" onClick={onCancel}>
            Not now
          </Button>
        }
      />
    </div>
  )
}
