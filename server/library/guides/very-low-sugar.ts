import type { Guide } from '#domain/library/guide.ts'

export const veryLowSugar: Guide = {
  slug: 'very-low-sugar',
  title: 'Very low sugar',
  topic: 'first aid',
  summary: 'Shaking, sweating or confused with diabetes: take sugar now, and what to do next.',
  urgent:
    'Cannot wake up, cannot swallow, or has a fit? Give nothing by mouth. Lay the person on their side, call the emergency number on the Help now page, and go to hospital.',
  sections: [
    {
      heading: 'Awake and able to swallow: sugar now',
      paragraphs: [
        'Sugar is low below 3.9 mmol/L. Below 3.0 mmol/L, or when the meter shows LO, it is dangerous. Can you not measure, but feel shaky or sweaty? Take sugar first.',
      ],
      points: [
        'Take 1 tablespoon of sugar or honey. Sugar in a little water works well.',
        'No tablespoon? Take 3 to 4 level teaspoons.',
        'Or drink a small glass (150 to 200 ml) of a sweet drink. A diet drink does not help.',
        'Wait 15 minutes, then measure again.',
        'Still low? Take the same again, at most 3 times in all.',
        'Still low after 3 times? Go to hospital now.',
      ],
    },
    {
      heading: 'When you feel better',
      paragraphs: [
        'Eat a meal or a snack: nshima, bread, a banana or sweet potato. Measure again within an hour. Do not drive or ride for 45 minutes.',
        'Do you use insulin, glibenclamide or gliclazide? The sugar can fall again for a day or more. See a clinician today. Do not change the medicine without them.',
      ],
    },
    {
      heading: 'If you find someone',
      paragraphs: [
        'Low sugar can look like drunkenness. The person may be angry, slow or confused. Do not argue. Say: “Please drink this now.”',
        'Do not leave them alone until they are clear again.',
        'Not awake? Lay them on their side. Put nothing in the mouth, not even sugar on the gums. Is there a glucagon kit, and were you shown how to use it? Use it. Then go to hospital, also if they wake up.',
      ],
    },
    {
      heading: 'How low sugar feels',
      paragraphs: ['Learn your own first signs, and tell them to your family and friends at work.'],
      points: [
        'Shaking, cold sweat and a fast heartbeat.',
        'Sudden hunger and tingling lips.',
        'Headache, blurred sight or a weak feeling.',
        'At night: bad dreams, a wet pillow, a headache in the morning.',
      ],
    },
    {
      heading: 'Why it happens, and the next time',
      paragraphs: [
        'Common reasons are a late or missed meal, more walking or digging than usual, and alcohol. A dose taken twice can also do it. If you took insulin or a tablet twice, measure now and go to a clinic today.',
        'Keep sugar in your bag, beside the bed and at work. Write down each low value and what came before.',
        'Tell your clinic about every very low value. Tell them soon if low values come more than once, or without warning signs. They may need to change your plan.',
      ],
    },
  ],
  sources: [
    {
      title: 'Low blood sugar (hypoglycaemia)',
      publisher: 'NHS',
      year: 2023,
      url: 'https://www.nhs.uk/conditions/low-blood-sugar-hypoglycaemia/',
    },
    {
      title: 'International First Aid, Resuscitation, and Education Guidelines 2020',
      publisher: 'International Federation of Red Cross and Red Crescent Societies',
      year: 2020,
      url: 'https://www.ifrc.org/document/international-first-aid-resuscitation-and-education-guidelines',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Open the Help now page', to: '/help-now' },
}
