import type { FeatureSettings } from '#domain/admin/clinic-features.ts'
import { type Brand, ownBrand, setBrand } from '#domain/values/brand.ts'
import { whatIsOff } from '#domain/values/clinic-features.ts'

/** What of the brand has settings of its own; it stays when the others change. */
export const ownParts: Pick<Brand, 'off' | 'logo'> = { off: undefined, logo: undefined }

/** Pages and calls of this process offer from now on what an admin has set. */
export function applyFeatures({ off }: FeatureSettings): void {
  ownParts.off = whatIsOff(off)
  setBrand({ ...ownBrand(), ...ownParts })
}
