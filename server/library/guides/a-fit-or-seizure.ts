import type { Guide } from '#domain/library/guide.ts'

export const aFitOrSeizure: Guide = {
  slug: 'a-fit-or-seizure',
  title: 'A fit or seizure',
  topic: 'first aid',
  summary: 'What to do while someone has a fit, when to go to hospital, and what comes after.',
  urgent:
    'Does a fit last more than 5 minutes, or does a second one follow? Is it the first fit ever? Go to hospital now. Go now in pregnancy, with fever, or after a head injury.',
  sections: [
    {
      heading: 'During the fit',
      paragraphs: [
        'Stay calm. Most fits end without help in a few minutes. Your task is to prevent injury.',
      ],
      points: [
        'Look at a clock. Count how long the fit lasts.',
        'Move away hot pots, the brazier, stones and sharp things.',
        'Put something soft under the head, such as a chitenge.',
        'Open tight clothes at the neck, and take off glasses.',
        'Ask other people to step back.',
      ],
    },
    {
      heading: 'What not to do',
      paragraphs: ['A person in a fit cannot swallow the tongue. These things do harm:'],
      points: [
        'Do not put anything in the mouth: no spoon, no fingers, no cloth.',
        'Do not hold the person down.',
        'Do not give water, food or tablets until they are fully awake.',
        'Do not move them, unless there is fire, water or traffic.',
        'Do not run away. A fit cannot pass from one person to another.',
      ],
    },
    {
      heading: 'When the shaking stops',
      paragraphs: [
        'Roll the person onto their side. Wipe away spit so that they can breathe. Check that they breathe.',
        'They may be confused, sleepy or ashamed. Speak quietly. Say where they are and what happened. Cover them if they passed urine. Stay until they can talk with you again.',
      ],
    },
    {
      heading: 'When it is an emergency',
      paragraphs: [
        'Call the emergency number on the Help now page, or take them to hospital, in each of these cases.',
      ],
      points: [
        'It is the first fit in their life.',
        'The fit lasts more than 5 minutes, or a second one follows.',
        'They do not wake up, or breathe badly.',
        'They are pregnant, or gave birth in the last weeks.',
        'They have fever, a stiff neck or a head injury.',
        'They have diabetes. Measure the sugar.',
        'It happened in water, or they hurt themselves badly.',
        'They drank a lot of alcohol every day and stopped suddenly.',
      ],
    },
    {
      heading: 'Living with fits',
      paragraphs: [
        'Fits can be treated, and many people with epilepsy live without fits when they take their tablets. Do not stop tablets or miss them. Ask your clinician before you change anything.',
        'Write down each fit: the date, how long, and what came before. Too little sleep and alcohol can bring on fits.',
        'Until your clinician says it is safe, do not drive. Do not climb, swim alone or cook alone over an open fire.',
        'Epilepsy is an illness like any other. It is not a curse. Children with epilepsy can go to school.',
      ],
    },
  ],
  sources: [
    {
      title: 'What to do if someone has a seizure (fit)',
      publisher: 'NHS',
      year: 2023,
      url: 'https://www.nhs.uk/symptoms/what-to-do-if-someone-has-a-seizure-fit/',
    },
    {
      title: 'International First Aid, Resuscitation, and Education Guidelines 2020',
      publisher: 'International Federation of Red Cross and Red Crescent Societies',
      year: 2020,
      url: 'https://www.ifrc.org/document/international-first-aid-resuscitation-and-education-guidelines',
    },
    {
      title: 'mhGAP Intervention Guide, version 2.0',
      publisher: 'World Health Organization',
      year: 2016,
      url: 'https://www.who.int/publications/i/item/9789241549790',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Open the Help now page', to: '/help-now' },
}
