import { FeaturesPart } from './features/features-part.tsx'
import { HelplinesPart } from './helplines-part.tsx'
import { LogoPart } from './logo/logo-part.tsx'

/** Settings with a form or a page of their own, below those of the one form. */
export function SettingParts() {
  return (
    <>
      <LogoPart />
      <FeaturesPart />
      <HelplinesPart />
    </>
  )
}
