import '#web/safety/plan/plan.css'

import { useEffect, useRef, useState } from 'react'

import { safetyPlanParts } from '#domain/safety/plan.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { useSession } from '#web/platform/calls/session.ts'
import { useDeviceCopy } from '#web/safety/plan/device-copy.ts'
import { WhosePlan } from '#web/safety/plan/whose-plan.tsx'
import { KeepPanel } from '#web/safety/plan/keep-panel.tsx'
import { type PlanTexts, isSamePlan, planDraft, planTextsOf } from '#web/safety/plan/plan-texts.ts'
import { PlanForm } from '#web/safety/plan/plan-form.tsx'
import { PlanView } from '#web/safety/plan/plan-sheet.tsx'
import { useAccountPlan } from '#web/safety/plan/use-account-plan.ts'

const emptyPlan = planTextsOf(() => '')

/**
 * A safety plan: to write, to read in a hard hour, to keep where one chooses, to print. What is typed
 * comes first, then the plan in the account, then the copy on this phone.
 */
export function SafetyPlanPage() {
  const copy = useDeviceCopy()
  const id = useSession()?.user.id
  // Of a visitor, or of another user of this phone: nothing of it is shown before the user says that it is theirs.
  const isAsked = copy && id !== undefined && copy.of !== id
  const device = isAsked ? null : copy?.plan
  const inAccount = useAccountPlan()
  const [draft, setDraft] = useState(planDraft.read)
  const [isTyped, setTyped] = useState(draft !== undefined)
  const [isWriting, setWriting] = useState(draft === undefined ? undefined : false)
  const top = useRef<HTMLDivElement>(null)
  const account = inAccount.account.state === 'known' ? inAccount.account.plan : null
  const stored = account ?? device ?? null
  const plan = draft ?? stored ?? emptyPlan
  const isForm = isWriting ?? (draft !== undefined || stored === null)

  useEffect(() => {
    if (draft) planDraft.keep(draft)
    else planDraft.clear()
  }, [draft])

  function turnTo(writing: boolean) {
    setWriting(writing)
    top.current?.querySelector('h1')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }

  return (
    <Main>
      <div className="plan" ref={top}>
        <PageHeading
          title="My safety plan"
          lead={
            isForm
              ? 'For a crisis, written in a calm moment: what helps, and who to turn to, in the order you would try it.'
              : 'Start at the top. If one thing does not help, try the next.'
          }
        />
        {isAsked ? <WhosePlan plan={copy.plan} /> : null}
        {isForm ? (
          <>
            <p className="plan-intro screen-only">
              Write as little or as much as you like, and skip what does not fit. Nothing is sent,
              or kept after you close this page, until you choose so at the end. If you are in
              danger now, open{' '}
              <Link to="/safety" className="link">
                Support now
              </Link>
              .
            </p>
            <PlanForm
              plan={plan}
              onChange={(typed) => {
                setDraft(typed)
                setTyped(true)
              }}
              onDone={() => turnTo(false)}
            />
          </>
        ) : null}
        <PlanView plan={plan} onPaperOnly={isForm} />
        {isTyped && !isForm && !(stored && isSamePlan(stored, plan)) ? (
          <TypedPlan plan={plan} />
        ) : null}
        {isForm ? null : (
          <>
            <div className="form-actions screen-only">
              <Button variant="quiet" onClick={() => turnTo(true)}>
                Change my plan
              </Button>
              <LinkButton to="/safety" variant="quiet">
                Support now
              </LinkButton>
            </div>
            <KeepPanel
              plan={plan}
              device={device ?? null}
              inAccount={inAccount}
              onShow={(shown) => {
                setDraft(shown)
                setTyped(false)
                setWriting(false)
              }}
            />
          </>
        )}
      </div>
    </Main>
  )
}

/** Without a field on the page, so that a reload gives back what was typed: it is not saved anywhere yet. */
function TypedPlan({ plan }: { plan: PlanTexts }) {
  return (
    <form hidden data-reload-alone="">
      {safetyPlanParts.map(({ name }) => (
        <input key={name} type="hidden" name={name} value={plan[name]} data-kept="" />
      ))}
    </form>
  )
}
