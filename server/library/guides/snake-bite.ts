import type { Guide } from '#domain/library/guide.ts'

export const snakeBite: Guide = {
  slug: 'snake-bite',
  title: 'Snake bite',
  topic: 'first aid',
  summary: 'Keep still, take off rings, go to hospital: what to do and what to avoid.',
  urgent:
    'Every snake bite: go to the nearest hospital now, also without pain or swelling. Trouble breathing, speaking or swallowing? Call the emergency number on the Help now page.',
  sections: [
    {
      heading: 'At once',
      paragraphs: [
        'Step away from the snake. It can bite again. Do not try to catch or kill it.',
        'Sit or lie down. Keep as still as you can, because moving spreads the venom. Many bites are by snakes without venom, and most people live when they are treated in time.',
      ],
      points: [
        'Take off rings, bracelets, shoes and tight clothes near the bite.',
        'Keep the bitten arm or leg still. Tie it to a stick or a board, but not tightly.',
        'Look at the clock and remember the time of the bite.',
        'Call for transport: a car, a motorbike or a taxi.',
      ],
    },
    {
      heading: 'On the way',
      paragraphs: [
        'Carry the person, or let them sit between two people on a motorbike. They should not walk.',
        'Are they vomiting or drowsy? Lay them on their left side. Watch the breathing. If they stop breathing, push hard and fast in the middle of the chest.',
        'Ask someone to phone the hospital and ask if it has antivenom. This is the medicine that works against the venom. Only a health worker may give it.',
      ],
    },
    {
      heading: 'What not to do',
      paragraphs: ['These things cost time and do harm:'],
      points: [
        'Do not tie a tight band or wire around the arm or leg.',
        'Do not cut, burn or suck the bite.',
        'Do not put on a black stone, herbs, soil or ice.',
        'Do not give alcohol, and do not wait to see a healer first.',
        'Do not take painkillers on your own. Some make bleeding worse.',
      ],
    },
    {
      heading: 'Venom in the eyes',
      paragraphs: [
        'Some cobras spit. Wash the eyes at once with much clean water for many minutes. Do not rub. Then go to a clinic or hospital now.',
      ],
    },
    {
      heading: 'What to tell the hospital',
      paragraphs: [
        'Say when and where it happened, and what the snake looked like. A photo from far away can help, but do not go back for it.',
        'Tell them about swelling, bleeding, drooping eyelids, double vision or trouble swallowing. Say if the person is a child or is pregnant.',
        'Stay as long as the staff ask you to. Signs can come hours later. Go back if the wound turns black or smells.',
      ],
    },
    {
      heading: 'Fewer bites',
      paragraphs: ['Most bites happen on feet and hands, in the field or at night.'],
      points: [
        'Wear boots or closed shoes in long grass and in the field.',
        'Use a torch at night, also on the way to the toilet.',
        'Sleep off the ground, under a mosquito net that is tucked in.',
        'Keep grass short near the house, and store maize off the floor.',
        'Look before you put a hand into a hole, wood or bricks.',
      ],
    },
  ],
  sources: [
    {
      title: 'Snakebite envenoming (fact sheet)',
      publisher: 'World Health Organization',
      year: 2023,
      url: 'https://www.who.int/news-room/fact-sheets/detail/snakebite-envenoming',
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
