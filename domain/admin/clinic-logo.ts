import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'

/** The logo of the clinic, as the API sends and takes it, and what a file of one may be. */

/** Bytes of the largest file that is taken: 100 kB. */
export const maxLogoBytes = 100 * 1024
/** Pixels of a page: no logo is shown larger. */
export const logoBox = { width: 120, height: 32 } as const
/** How many times as long as wide: more would be a line. */
export const maxLogoRatio = 8

export const logoMessages = {
  empty: 'The file is empty. Choose another one.',
  tooLarge: 'The file is larger than 100 kB. Choose a smaller one.',
  wrongType: 'Choose an SVG or a PNG.',
  broken: 'The picture is damaged. Choose another one.',
  'too long': 'The logo is too long and narrow. Crop it, or choose another one.',
  'too many pixels': 'The picture has more than 4 megapixels. Choose a smaller one.',
} as const

/** What speaks against an SVG, as its sender reads it. */
export const svgMessage = (found: string): string =>
  `This SVG contains ${found}. Save it as a plain SVG with shapes only, or as a PNG.`

export const shownLogo = z.object({
  /** Its address; another logo has another one. */
  src: z.string(),
  /** In pixels of a page. */
  width: z.int(),
  height: z.int(),
})
export type ShownLogo = z.output<typeof shownLogo>

export const logoSettings = z.object({
  version: z.int(),
  /** Null where pages have the usual mark. */
  logo: z.nullable(shownLogo),
})
export type LogoSettings = z.output<typeof logoSettings>

/** One change of the past: the logo from then on, and who set it. */
export const logoChange = z.extend(logoSettings, {
  id: uuid(),
  changed_at: z.iso.datetime({ offset: true }),
  /** Null where that account was erased. */
  changed_by_name: z.nullable(z.string()),
})
export type LogoChange = z.output<typeof logoChange>

const seen = 'Send the version you saw.'

/** The form: the file, with the version that was seen. Of two admins who change it at once, one is rejected. */
export const newLogo = z.object({
  id: uuid('Send a UUID.'),
  version: z.coerce.number(seen).check(z.int(seen), z.nonnegative(seen)),
  logo: z.file(logoMessages.wrongType),
})

/** The fields of the form. */
export const logoForm = z.object({
  logo: z
    .file('Choose a file.')
    .check(z.minSize(1, logoMessages.empty), z.maxSize(maxLogoBytes, logoMessages.tooLarge)),
})

export const logoRemoval = z.strictObject({
  id: uuid('Send a UUID.'),
  version: z.int(seen).check(z.nonnegative(seen)),
})
export type LogoRemoval = z.output<typeof logoRemoval>
