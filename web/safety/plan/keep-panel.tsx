import { type ReactNode, useState } from 'react'

import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { keepOnDevice, removeFromDevice } from '#web/safety/plan/device-copy.ts'
import { type PlanTexts, isSamePlan } from '#web/safety/plan/plan-texts.ts'
import type { useAccountPlan } from '#web/safety/plan/use-account-plan.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

interface KeepPanelProps {
  /** The plan on the screen. */
  plan: PlanTexts
  device: PlanTexts | null
  inAccount: ReturnType<typeof useAccountPlan>
  /** Shows a plan, and keeps showing it whatever happens to the saved one. */
  onShow: (plan: PlanTexts) => void
}

/** Where the plan may be saved. Nothing is saved until one of these is chosen. */
export function KeepPanel({ plan, device, inAccount, onShow }: KeepPanelProps) {
  const { account } = inAccount
  const isStored = device !== null || (account.state === 'known' && account.plan !== null)
  return (
    <section className="plan-keep screen-only" aria-labelledby="keep-it">
      <h2 id="keep-it">Keep it</h2>
      {isStored ? null : (
        <p>
          Nothing is saved yet. If you close this page, what you wrote is gone. Choose one of these,
          or several.
        </p>
      )}
      <ul>
        <li>
          <h3>In my account</h3>
          <p>Only you can read it. You find it on any phone once you have logged in.</p>
          {account.state === 'signed-out' ? (
            <LinkButton to="/login?next=/safety-plan" variant="quiet">
              Log in to keep it
            </LinkButton>
          ) : account.state === 'asking' ? (
            <p>Loading...</p>
          ) : (
            <Keeper
              stored={account.state === 'known' ? account.plan : null}
              plan={plan}
              place="in my account"
              keep={() => inAccount.keep(plan)}
              remove={async () => {
                await inAccount.remove()
                onShow(plan)
              }}
              {...(account.state === 'out-of-reach'
                ? { note: 'There is no connection to your account just now.' }
                : {})}
            />
          )}
        </li>
        <li>
          <h3>On this phone</h3>
          <p>
            You can read it offline and without logging in. Anyone with this phone could open it.
            Logging out on this phone removes it, and so does “Exit this page”.
          </p>
          <Keeper
            stored={device}
            plan={plan}
            place="on this phone"
            keep={() => {
              keepOnDevice(plan)
              return true
            }}
            remove={() => {
              onShow(plan)
              removeFromDevice()
            }}
            more={
              device && !isSamePlan(device, plan) ? (
                <Button variant="quiet" onClick={() => onShow(device)}>
                  Show the copy on this phone
                </Button>
              ) : null
            }
          />
        </li>
        <li>
          <h3>On paper</h3>
          <p>One page, to fold and carry. Nothing stays in the phone.</p>
          <Button variant="quiet" onClick={() => print()}>
            Print my plan
          </Button>
        </li>
      </ul>
    </section>
  )
}

interface KeeperProps {
  plan: PlanTexts
  /** What is saved at this place, or null. */
  stored: PlanTexts | null
  /** "in my account", "on this phone". */
  place: string
  /** Returns whether it is saved: not without consent. */
  keep: () => Promise<boolean> | boolean
  remove: () => Promise<void> | void
  note?: string
  more?: ReactNode
}

/** Keeps the plan at one place, says that it is there, and removes it after asking. */
function Keeper({ plan, stored, place, keep, remove, note, more }: KeeperProps) {
  const [needsConsent, setNeedsConsent] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isCurrent = stored !== null && isSamePlan(stored, plan)

  const keepNow = useAction(async () => setNeedsConsent(!(await keep())))

  return (
    <>
      <div role="status">
        {isCurrent ? (
          <p className="plan-kept">
            <Icon name="check" />
            It is kept {place}.
          </p>
        ) : stored ? (
          <p>The version saved {place} is different from what you see above.</p>
        ) : note ? (
          <p>{note}</p>
        ) : null}
      </div>
      {needsConsent ? (
        <p role="alert">
          Your account keeps no health entries before you have agreed to it.{' '}
          <Link to="/consent?next=/safety-plan" className="link">
            Read and decide
          </Link>
        </p>
      ) : null}
      {keepNow.failure === undefined ? null : (
        <p role="alert" className="field-error">
          <Icon name="alert" />
          <span>
            {keepNow.failure instanceof DOMException
              ? 'This browser keeps nothing for this page. You can print the plan.'
              : describeFailure(keepNow.failure, true)}
          </span>
        </p>
      )}
      <div className="form-actions">
        {isCurrent ? null : (
          <ActionButton variant="quiet" action={keepNow} busyLabel="Saving...">
            {stored ? `Keep this one ${place}` : `Keep it ${place}`}
          </ActionButton>
        )}
        {more}
        {stored ? (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Remove it
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove the safety plan saved ${place}?`}
        confirmLabel="Remove it"
        busyLabel="Removing..."
        onConfirm={remove}
      >
        <p>You cannot undo this. What is on the screen stays until you close it.</p>
      </ConfirmDialog>
    </>
  )
}
