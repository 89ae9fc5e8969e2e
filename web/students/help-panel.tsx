import { CrisisList } from '#web/app/crisis-menu.tsx'
import { Link } from '#web/ui/link.tsx'
import { Surface } from '#web/ui/page.tsx'

/** Whom to call now (decision 26): the Zambian lines first, then the one in the US. */
export function HelpPanel() {
  return (
    <Surface className="border-s-4 border-s-danger">
      <h2>Immediate help</h2>
      <p className="mt-2">You need not be sure that it is bad enough. Call and say how you are.</p>
      <CrisisList />
      <p className="mt-3">
        <Link to="/safety" className="link">
          I do not feel safe with my thoughts
        </Link>
      </p>
    </Surface>
  )
}
