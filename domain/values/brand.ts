/** When the team works, by the clock in Lusaka: days of the week (ISO 8601: Monday is 1) and whole hours. */
export interface OpeningHours {
  work_days: readonly number[]
  work_from: number
  work_to: number
}

export interface Brand {
  name: string
  tagline: string
  email: string
  phone: string
  address: readonly string[]
  /** When people can reach the clinic, in words. */
  hours: string
  /** When its team works, where an admin has set it: `openingHours` has what holds. */
  own_hours?: OpeningHours | undefined
  /** Where the clinic is on a map; null where no admin has set it. */
  map_url: string | null
  /** External shop pages; where there are none, no page speaks of a shop. */
  store_links: readonly { label: string; href: string }[]
  /** Where "Exit this page" goes: a page that says nothing about health. */
  exit_page: string
  /** The picture beside the name, with its size on a page; the usual mark without it. */
  logo?: { src: string; width: number; height: number } | undefined
  /**
   * What an admin has switched off: features by their key, and their pages by their path. With words it is gone, as in
   * "This clinic does not offer …"; without any the page stays, and is in no menu.
   */
  off?: Readonly<Record<string, string>> | undefined
}

/** The id of the element in which a page carries what an admin has set, as the server writes it. */
export const brandElement = 'own-brand'

export const usualBrand: Brand = {
  name: 'Ubumi',
  tagline:
    'Mental health support, therapy and chronic disease management in one place, made for Zambia.',
  email: 'hello@ubumi.example',
  phone: '+260 211 000 000',
  address: ['Plot 12, Independence Avenue', 'Lusaka, Zambia'],
  hours: 'Monday to Friday, 08:00 to 17:00',
  map_url: null,
  store_links: [
    { label: 'Store', href: 'https://shop.ubumi.example/' },
    { label: 'Online pharmacy', href: 'https://shop.ubumi.example/pharmacy' },
    { label: 'Marketplace', href: 'https://shop.ubumi.example/marketplace' },
  ],
  exit_page: 'https://www.google.com/search?q=lusaka+weather',
}

/**
 * Everything that names the clinic: what its admin has set, or else these defaults. In a browser it is what the page
 * was rendered with; on the server it changes while the process runs, so it is read where it is used.
 * "Ubumi" is Bemba for life and health, and betrays nothing on a shared phone.
 */
export const brand: Brand = {
  ...usualBrand,
  ...JSON.parse(globalThis.document?.getElementById(brandElement)?.textContent ?? '{}'),
}

/** What is not as in the defaults. */
export const ownBrand = (): Partial<Brand> =>
  Object.fromEntries(
    Object.entries(brand).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(usualBrand[name as keyof Brand]),
    ),
  )

/** Sets it for this process; what is not given is as in the defaults. */
export function setBrand(own: Partial<Brand>): void {
  Object.assign(brand, usualBrand, { own_hours: undefined, logo: undefined, off: undefined }, own)
}

/** What the tab of the browser says of a page that the clinic does not offer. */
export const notOfferedTitle = 'Not offered here'

/** Whether the clinic offers a feature, by its key, or what is on a page, by its path. */
export const isOffered = (what: string): boolean => brand.off?.[what] === undefined

/** The places of a menu whose pages the clinic offers. */
export const offered = <Place extends { to: string }>(places: readonly Place[]): readonly Place[] =>
  places.filter(({ to }) => isOffered(to))
