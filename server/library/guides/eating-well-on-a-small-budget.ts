import type { Guide } from '#domain/library/guide.ts'

export const eatingWellOnASmallBudget: Guide = {
  slug: 'eating-well-on-a-small-budget',
  title: 'Eating well on a small budget',
  topic: 'food',
  summary: 'How to plan, buy and cook good food when money is short.',
  urgent:
    'Is a child very thin, swollen in both feet, or too weak to eat? Take the child to a clinic today.',
  sections: [
    {
      heading: 'Plan before you buy',
      paragraphs: ['Ten minutes of planning saves money all week. Sit down before market day.'],
      points: [
        'Look at what you have left at home.',
        'Choose four or five relishes for the week.',
        'Write the list, with an amount of money for each thing.',
        'Eat before you go. Hungry people buy more.',
      ],
    },
    {
      heading: 'Cheap food that is rich',
      paragraphs: [
        'Good food need not be meat. These give much for little money.',
        'For the first six months, a baby needs only breast milk. It is the best food, and it costs nothing.',
      ],
      points: [
        'Dry beans, cowpeas and soya pieces.',
        'Kapenta and other small fish, a handful in the relish.',
        'Eggs, if the price is fair.',
        'Groundnuts, pounded into greens or porridge.',
        'Chibwabwa, sweet potato leaves and other local greens.',
        'Fruit of the season, such as mangoes, guavas or pawpaw.',
      ],
    },
    {
      heading: 'Buy cleverly',
      paragraphs: [
        'Vegetables and fruit cost least in their season. Go late in the day, when sellers lower the price. Buy beans or mealie meal together with neighbours, and share the sack.',
        'Sweet drinks, crisps, biscuits and polony use up money and give little. The price of a bottle of soft drink may buy a bunch of rape and some tomatoes.',
      ],
    },
    {
      heading: 'Waste nothing',
      paragraphs: [
        'Soak beans overnight. They cook faster and need less charcoal. Cook beans for two days, and heat them until they boil before you eat them again.',
        'Dry leaves, okra, tomatoes and mango slices in the sun, under a clean net. Cook the leaves of pumpkins and sweet potatoes too. Throw away food with mould, above all groundnuts and maize.',
      ],
    },
    {
      heading: 'Grow a little',
      paragraphs: [
        'A few sacks or old tins with soil are enough for rape, spinach or onions. Water from washing vegetables is good for them. Ask your clinic or the agriculture office about seeds.',
      ],
    },
    {
      heading: 'When there is not enough',
      paragraphs: [
        'Many families go through such weeks. It is no shame to ask. Speak to your church, the welfare office, or the school about meals.',
        'Say it at the clinic as well. This matters most with medicines for HIV, TB or diabetes. If you use insulin, glibenclamide or gliclazide, a missed meal can be dangerous. Ask your clinician what to do on days with little food.',
      ],
    },
  ],
  sources: [
    {
      title: 'Zambia Food-Based Dietary Guidelines. Technical Recommendations 2021',
      publisher: 'Ministry of Agriculture of Zambia and FAO',
      year: 2021,
      url: 'https://openknowledge.fao.org/items/8a91e104-e4da-4bac-bf1f-364f0bf5e454',
    },
    {
      title: 'Healthy diet',
      publisher: 'World Health Organization',
      year: 2026,
      url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'See how meal plans work',
    to: '/nutrition',
  },
}
