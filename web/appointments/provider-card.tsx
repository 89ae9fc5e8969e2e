import type { ReactNode } from 'react'
import type { ProviderCard as Provider } from '#domain/appointments/provider-card.ts'
import { initials } from '#domain/values/names.ts'
import { describeProfession } from '#domain/practice/professions.ts'
import { Portrait } from '#web/ui/portrait.tsx'

/** The provider: picture or initials, and the verified name, profession and specialty. */
export function ProviderCard({
  provider: { full_name, specialty, profile_picture_url },
  children,
}: {
  provider: Provider
  children?: ReactNode
}) {
  return (
    <div className="flex items-center gap-4">
      <Portrait src={profile_picture_url} initials={initials(full_name)} />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-lg font-bold" translate="no">
          {full_name}
        </p>
        <p className="text-muted">{describeProfession(specialty)}</p>
        {children}
      </div>
    </div>
  )
}
