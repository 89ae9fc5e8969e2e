import type { LogoSettings } from '#domain/admin/clinic-logo.ts'
import { ownBrand, setBrand } from '#domain/values/brand.ts'
import type { Transaction } from '#server/platform/db.ts'
import { printedLogo } from '#server/platform/pdf/printed-logo.ts'
import { ownParts } from '../own-parts.ts'
import { findLogoPicture } from './data.ts'

/** The digest of a logo, as its address names it. */
export const digestOf = (src: string): string => src.slice('/logo/'.length, -'.png'.length)

/** Pages, emails and documents of this process show this logo from now on. */
export async function followLogo(tx: Transaction, { logo }: LogoSettings): Promise<void> {
  if (logo && logo.src !== ownParts.logo?.src) {
    const picture = await findLogoPicture(tx, digestOf(logo.src), 'picture')
    printedLogo.png = picture && `data:image/png;base64,${picture.toString('base64')}`
  }
  if (!logo) printedLogo.png = undefined
  ownParts.logo = logo ?? undefined
  setBrand({ ...ownBrand(), ...ownParts })
}
