import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Kettle } from '#web/ui/drawings/kettle.tsx'

/** What stands in the tab until there are reports: the way to what there is. */
export function Reports() {
  return (
    <EmptyState
      drawing={<Kettle width={132} />}
      text="Your reports will stand here. Until then a provider can read your readings, if you share them."
      action={
        <LinkButton to="/account#sharing-readings" variant="quiet">
          Share my readings
        </LinkButton>
      }
    />
  )
}
