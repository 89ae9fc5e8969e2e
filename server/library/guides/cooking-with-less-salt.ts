import type { Guide } from '#domain/library/guide.ts'

export const cookingWithLessSalt: Guide = {
  slug: 'cooking-with-less-salt',
  title: 'Cooking with less salt',
  topic: 'food',
  summary: 'How to lower salt step by step and still enjoy relish.',
  sections: [
    {
      heading: 'Why less salt',
      paragraphs: [
        'Too much salt raises blood pressure. High blood pressure can harm the heart, brain and kidneys. WHO advises adults to eat less than 5 grams of salt a day. That is less than a level teaspoon, for all food together.',
        'Children need even less, and food for babies needs no added salt. So it helps when the whole family cooks this way.',
      ],
    },
    {
      heading: 'Where the salt is',
      paragraphs: ['Only part of it is the salt that you add. Look out for these foods.'],
      points: [
        'Stock cubes, soup powder, seasoning salt and soya sauce.',
        'Salted dried fish and salted kapenta.',
        'Sausages, polony and tinned food.',
        'Crisps, salted snacks and instant noodles.',
        'Bread and margarine, because we eat them often.',
        'Bicarbonate of soda in okra or beans. It has sodium, like salt.',
      ],
    },
    {
      heading: 'This week',
      paragraphs: [
        'Do not stop all salt in a day. The tongue needs a few weeks to get used to less. Choose a step from this list and keep it for a week.',
      ],
      points: [
        'Take the salt off the table.',
        'Measure salt with a teaspoon. Each week, use a little less.',
        'Use half a stock cube, and then no other salt in that pot.',
        'Add salt at the end of cooking, after you have tasted.',
        'Soak dried fish in water and pour the water away. Rinse it again.',
      ],
    },
    {
      heading: 'Taste without salt',
      paragraphs: [
        'Fry onion and tomato slowly until they are sweet. Add garlic, ginger, chilli, curry powder, lemon or fresh herbs. Roasted and pounded groundnuts give taste to greens.',
        'Check that a spice mix has no salt in it. The label lists what is inside.',
      ],
    },
    {
      heading: 'Eating away from home',
      paragraphs: [
        'Food from stands and restaurants is often salty. Ask for no extra salt, and leave part of the gravy. Choose roasted maize, fruit or plain groundnuts instead of crisps. At a funeral or a wedding, take more vegetables and less salted meat.',
        'On the label, compare sodium. Choose the food with the lower number.',
      ],
    },
    {
      heading: 'Ask your clinic first',
      paragraphs: [
        'Salt substitutes contain potassium instead of sodium. They can be dangerous in kidney disease, and with some BP tablets. They are not for children or in pregnancy unless a clinician agrees.',
        'Keep using iodised salt for the little that you use. Do you have diarrhoea or heavy sweating? Then ask about oral rehydration salts, which your body needs.',
        'Less salt does not replace your BP tablets. Ask your clinician before you change them.',
      ],
    },
  ],
  sources: [
    {
      title: 'Guideline: Sodium intake for adults and children',
      publisher: 'World Health Organization',
      year: 2012,
      url: 'https://www.who.int/publications/i/item/9789241504836',
    },
    {
      title: 'Use of lower-sodium salt substitutes: WHO guideline',
      publisher: 'World Health Organization',
      year: 2025,
      url: 'https://www.who.int/publications/i/item/9789240105591',
    },
    {
      title: 'Zambia Food-Based Dietary Guidelines. Technical Recommendations 2021',
      publisher: 'Ministry of Agriculture of Zambia and FAO',
      year: 2021,
      url: 'https://openknowledge.fao.org/items/8a91e104-e4da-4bac-bf1f-364f0bf5e454',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'See how meal plans work',
    to: '/nutrition',
  },
}
