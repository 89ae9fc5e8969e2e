import { useQueryClient } from '@tanstack/react-query'
import type { PersonalPlan } from '#domain/personal-plans/schema.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { sharePlan } from './queries.ts'
import { sharingFailed } from './texts.ts'

/** Who sees the plan, and the choice to show it to all providers who treat the person. */
export function PlanSharing({ plan: { id, is_shared } }: { plan: PersonalPlan }) {
  const client = useQueryClient()
  const change = useAction(() => sharePlan(client, id, !is_shared), { failure: sharingFailed })
  return (
    <Section title="Who sees it" className="screen-only">
      <p>
        {is_shared
          ? 'All providers who treat you see your plan, your marks and your words. They can write the next version.'
          : 'Only you and the providers who wrote it see your plan, your marks and your words. They see it while they treat you.'}
      </p>
      <p className="mt-3">
        <ActionButton variant="quiet" action={change} busyLabel="Saving...">
          {is_shared ? 'Show it only to who wrote it' : 'Show it to all providers who treat me'}
        </ActionButton>
      </p>
    </Section>
  )
}
