import { expect, it } from 'vitest'
import { brand } from './brand.ts'
import { findPlaceholders, isExample } from './placeholders.ts'

it('names each example in the contact data, and nothing that is real', () => {
  const real = {
    ...brand,
    email: 'hello@clinic.co.zm',
    phone: '+260 211 220 045',
    address: ['14 Church Road', 'Lusaka'],
    store_links: [{ label: 'Store', href: 'https://shop.clinic.co.zm/' as const }],
  }
  expect(findPlaceholders(real)).toEqual([])
  const example = {
    ...real,
    email: 'hello@ubumi.example',
    phone: '+260 211 000 000',
    address: ['Plot 12, Independence Avenue', 'Lusaka, Zambia'],
    store_links: [{ label: 'Store', href: 'https://shop.ubumi.example/' as const }],
  }
  expect(findPlaceholders(example)).toEqual([
    'email: hello@ubumi.example',
    'phone: +260 211 000 000',
    'address: Plot 12, Independence Avenue, Lusaka, Zambia',
    'store_links: Store, https://shop.ubumi.example/',
  ])
  expect(['example.com', 'clinic.test', 'counterexample.com', 'test.co.zm'].map(isExample)).toEqual(
    [true, true, false, false],
  )
})
