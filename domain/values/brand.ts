export interface Brand {
  name: string
  tagline: string
  email: string
  phone: string
  address: readonly string[]
  hours: string
  /** External shop pages; where there are none, no page speaks of a shop. */
  store_links: readonly { label: string; href: `https://${string}` }[]
  /** Where "Exit this page" goes: a page that says nothing about health. */
  exit_page: string
}

/**
 * Everything that names the product, in one place for its owner to change.
 * "Ubumi" is Bemba for life and health, and betrays nothing on a shared phone.
 */
export const brand: Brand = {
  name: 'Ubumi',
  tagline:
    'Mental health support, therapy and chronic disease management in one place, made for Zambia.',
  email: 'hello@ubumi.example',
  phone: '+260 211 000 000',
  address: ['Plot 12, Independence Avenue', 'Lusaka, Zambia'],
  hours: 'Monday to Friday, 08:00 to 17:00',
  store_links: [
    { label: 'Store', href: 'https://shop.ubumi.example/' },
    { label: 'Online pharmacy', href: 'https://shop.ubumi.example/pharmacy' },
    { label: 'Marketplace', href: 'https://shop.ubumi.example/marketplace' },
  ],
  exit_page: 'https://www.google.com/search?q=lusaka+weather',
}
