/** Keys that stand for what has no name of its own. */
export const incomeWords: Readonly<Record<string, string>> = {
  plans: 'Memberships and plans',
  visits: 'Visits',
  erased: 'Providers who are not here any more',
  'no-type': 'Visits without a type',
  visit: 'Visits',
  membership: 'Memberships',
  'add-on': 'Plans beside a membership',
  cash: 'Cash',
  card: 'Card',
  bank: 'Bank',
  insurance: 'Insurance',
  'mobile money': 'Mobile money, recorded by hand',
  online: 'Mobile money through this service',
}
