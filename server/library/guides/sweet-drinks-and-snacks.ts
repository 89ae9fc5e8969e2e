import type { Guide } from '#domain/library/guide.ts'

export const sweetDrinksAndSnacks: Guide = {
  slug: 'sweet-drinks-and-snacks',
  title: 'Sweet drinks and snacks',
  topic: 'food',
  summary: 'How much sugar is in drinks and snacks, and what to take instead.',
  sections: [
    {
      heading: 'Start with drinks',
      paragraphs: [
        'Much of the sugar people take is in what they drink. It does not fill you, so you still eat the same food. Changing your drink is often the easiest first step.',
        'A bottle of 500 ml can hold more than 12 level teaspoons of sugar. Juice drinks, energy drinks and sweet maheu can be as high.',
      ],
    },
    {
      heading: 'How much is too much',
      paragraphs: [
        'WHO advises to keep added sugar low. For many adults, this means less than 12 level teaspoons a day. Less than 6 is better still. Sugar in honey, syrup and fruit juice counts as well. Sugar in whole fruit and plain milk does not.',
        'Too much sugar adds weight and harms teeth. In diabetes, a sweet drink raises blood sugar fast.',
        'Children need water and milk, not sweet drinks. Do not put a sweet drink in a baby’s bottle, because it harms the first teeth.',
      ],
    },
    {
      heading: 'Read the label',
      paragraphs: [
        'Find “sugars” on the back. Four grams are about a level teaspoon. Check if the number is for 100 ml or for the whole bottle.',
        'Words such as glucose, syrup, honey and cane sugar also mean sugar. Drinks with sweeteners have little or no sugar, but no one needs them. Water is best.',
      ],
    },
    {
      heading: 'Change step by step',
      paragraphs: ['Choose a step for this week. Add another next week.'],
      points: [
        'Put half a spoon less sugar in your tea. After two weeks, take away another half.',
        'Carry a bottle of clean water.',
        'Choose the smallest bottle, and not every day.',
        'Add lemon or mint to water.',
        'Make maheu or munkoyo at home, with little or no sugar.',
        'Do not keep sweet drinks in the house. Have them on special days.',
      ],
    },
    {
      heading: 'Better snacks',
      paragraphs: ['Snacks are useful when they feed you. These are easy to find.'],
      points: [
        'A banana, a guava, an orange or a slice of pawpaw.',
        'Roasted groundnuts without salt.',
        'Roasted or boiled maize, or boiled sweet potato.',
        'A boiled egg.',
        'Plain yoghurt or sour milk, if you have a fridge.',
      ],
    },
    {
      heading: 'If you have diabetes',
      paragraphs: [
        'Keep some sugar or a small sweet drink with you if you use insulin, glibenclamide or gliclazide. When your sugar is below 3.9 mmol/L, you need it at once.',
        'Are you very thirsty all the time, and do you pass a lot of urine? Have you lost weight? Ask a clinic for a diabetes test today.',
      ],
    },
  ],
  sources: [
    {
      title: 'Guideline: Sugars intake for adults and children',
      publisher: 'World Health Organization',
      year: 2015,
      url: 'https://www.who.int/publications/i/item/9789241549028',
    },
    {
      title: 'Healthy diet',
      publisher: 'World Health Organization',
      year: 2026,
      url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
    },
    {
      title: 'Low blood sugar (hypoglycaemia)',
      publisher: 'NHS',
      year: 2023,
      url: 'https://www.nhs.uk/conditions/low-blood-sugar-hypoglycaemia/',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'See how meal plans work',
    to: '/nutrition',
  },
}
