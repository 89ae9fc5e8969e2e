import { useState } from 'react'

import { Button } from '#web/ui/actions/button.tsx'
import { keepOnDevice } from '#web/safety/plan/device-copy.ts'
import type { PlanTexts } from '#web/safety/plan/plan-texts.ts'

/** Asks whose the plan on this phone is, without a word of it: several people may use the phone. */
export function WhosePlan({ plan }: { plan: PlanTexts }) {
  const [isOthers, setOthers] = useState(false)
  return isOthers ? null : (
    <section className="plan-intro screen-only" aria-labelledby="whose-plan">
      <h2 id="whose-plan">Is the plan on this phone yours?</h2>
      <p>
        A plan was written on this phone before you logged in. If it is not yours, it stays there
        for its owner, and you do not see it.
      </p>
      <div className="form-actions">
        <Button onClick={() => keepOnDevice(plan)}>Yes, it is mine</Button>
        <Button variant="quiet" onClick={() => setOthers(true)}>
          No, it is not mine
        </Button>
      </div>
    </section>
  )
}
