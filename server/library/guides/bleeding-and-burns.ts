import type { Guide } from '#domain/library/guide.ts'

export const bleedingAndBurns: Guide = {
  slug: 'bleeding-and-burns',
  title: 'Bleeding and burns',
  topic: 'first aid',
  summary: 'Press on a bleeding wound, cool a burn with water, and know when to go to hospital.',
  urgent:
    'Blood that does not stop, or a large or deep burn? Call the emergency number on the Help now page, or go to hospital now. Keep pressing, or keep cooling, on the way.',
  sections: [
    {
      heading: 'Bleeding: press now',
      paragraphs: [
        'Press hard on the wound with a clean cloth, a shirt or a chitenge. Do not look again and again. Press without a break for 10 minutes.',
        'If blood comes through, put a second cloth on top and press harder. Lay the person down and keep them warm. Put on gloves or a plastic bag if you can.',
      ],
      points: [
        'Is something stuck in the wound? Leave it there and press beside it.',
        'Do not put soil, ash, paraffin or coffee on a wound.',
        'When the bleeding stops, tie a clean cloth over it. The fingers must stay warm.',
      ],
    },
    {
      heading: 'Small wounds',
      paragraphs: [
        'Wash your hands, then the wound, with clean water and soap. Dry it and cover it.',
        'Go to a clinic the same day if the wound is deep, dirty or open at the edges. Ask if you need a tetanus injection. Go back if it gets red, hot, swollen or has pus.',
      ],
    },
    {
      heading: 'A bite of a dog or another animal',
      paragraphs: [
        'Wash the bite with soap and much water for 15 minutes. Go to a clinic today, also for a scratch. Rabies can be prevented before the first signs, but not after.',
      ],
    },
    {
      heading: 'Burns: cool with water',
      paragraphs: [
        'Take the person away from the heat. If clothes are on fire, lie down and roll. Cover the flames with a blanket.',
        'Cool the burn with cool, clean water for at least 20 minutes. No tap? Pour water from a cup again and again. Keep the rest of the body warm.',
      ],
      points: [
        'Take off rings, watch and clothes near the burn. Leave what sticks to the skin.',
        'Do not use ice, toothpaste, egg, oil, butter or leaves.',
        'Do not open blisters.',
        'Then cover the burn with cling film, a clean plastic bag or a clean wet cloth.',
        'Electricity? Switch it off before you touch the person.',
      ],
    },
    {
      heading: 'Burns that need a hospital now',
      paragraphs: ['Go now with each of these burns:'],
      points: [
        'It is larger than the person’s own hand.',
        'It is white, brown, black or has no feeling.',
        'It is on the face, hands, feet, private parts or a joint.',
        'It comes from electricity, a chemical or lightning.',
        'The person breathed smoke, coughs or has a hoarse voice.',
        'It is a baby, a small child, an older person or a pregnant woman.',
        'The person has diabetes or HIV.',
      ],
    },
  ],
  sources: [
    {
      title: 'Burns and scalds',
      publisher: 'NHS',
      year: 2026,
      url: 'https://www.nhs.uk/conditions/burns-and-scalds/',
    },
    {
      title: 'Cuts and grazes',
      publisher: 'NHS',
      year: 2026,
      url: 'https://www.nhs.uk/conditions/cuts-and-grazes/',
    },
    {
      title: 'Rabies (fact sheet)',
      publisher: 'World Health Organization',
      year: 2024,
      url: 'https://www.who.int/news-room/fact-sheets/detail/rabies',
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
