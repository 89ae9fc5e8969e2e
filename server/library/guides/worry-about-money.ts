import type { Guide } from '#domain/library/guide.ts'

export const worryAboutMoney: Guide = {
  slug: 'worry-about-money',
  title: 'Worry about money',
  topic: 'worry',
  summary: 'Debt, rent and school fees: put the problem on paper, and look after your health.',
  urgent:
    'Does debt bring thoughts of ending your life? Open the Help now page and talk to someone now. Debt can be solved in steps, and you do not have to face it on your own.',
  sections: [
    {
      heading: 'Step 1: write it down',
      paragraphs: [
        'A problem in the head feels larger than a problem on paper. Take one page and 30 minutes. Write three lists.',
      ],
      points: [
        'Money that comes in each month, with the day.',
        'Money that must go out: food, rent, medicine, transport, school.',
        'Debts: who, how much, when, and the interest.',
      ],
    },
    {
      heading: 'Step 2: decide what comes first',
      paragraphs: [
        'First pay for mealie meal and other food, medicine, rent and the way to work. Then pay the debt that costs most. Clothes, airtime bundles and parties can wait.',
        'Do not skip tablets, insulin or clinic visits to save money. Tell your clinician that money is short. They may know a medicine that is free or costs less. Ask before you change anything.',
      ],
    },
    {
      heading: 'Step 3: talk early',
      paragraphs: [
        'Most people wait because they are ashamed. It is easier to agree on a plan before the day has passed. Say what you can pay, and when.',
      ],
      points: [
        'Landlord or school: “I can pay K300 on Friday and the rest at month end.”',
        'Lender: ask for a longer time, and for the agreement on paper.',
        'Family: say openly what you can give this month, and what you cannot.',
        'Your partner: look at the page together, at a calm time.',
      ],
    },
    {
      heading: 'Be careful with new loans',
      paragraphs: [
        'A new loan for an old loan makes the debt grow. Do not leave your NRC, bank card or PIN with a lender. Read how much you must pay back in all before you sign.',
        'Borrow only from a lender with a licence, and ask to see it. A savings group at church or work is often cheaper than kaloba.',
        'No real bank or mobile money company asks for your PIN. Offers to double your money are fraud. Do not bet the rent to win money back.',
      ],
    },
    {
      heading: 'Look after your mind',
      paragraphs: [
        'Money worry takes sleep and brings quarrels. Set one time a week for money, such as Saturday at 10:00. At other times, write the worry down and leave it for Saturday.',
        'Keep what costs nothing: walking, music, prayer, sport with the children, time with friends. Alcohol costs money and makes worry stronger.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: [
        'Book a visit if you cannot sleep, cannot eat or feel low on most days for two weeks. Go also if you drink more, or if anger at home gets dangerous.',
      ],
    },
  ],
  sources: [
    {
      title:
        'Problem Management Plus (PM+): Individual psychological help for adults impaired by distress in communities exposed to adversity',
      publisher: 'World Health Organization',
      year: 2016,
      url: 'https://www.who.int/publications/i/item/WHO-MSD-MER-16.2',
    },
    {
      title: 'BOZ urges Zambians to watch out for fraudster institutions',
      publisher: 'Lusaka Times',
      year: 2010,
      url: 'https://lusakatimes.com/2010/09/21/boz-urges-zambians-watch-fraudster-institutions',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Check how you feel', to: '/screening' },
}
