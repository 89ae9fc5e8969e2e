import type { Guide } from '#domain/library/guide.ts'

export const caringForSomeoneWhoIsIll: Guide = {
  slug: 'caring-for-someone-who-is-ill',
  title: 'Caring for someone who is ill',
  topic: 'caring',
  summary: 'How to organise care at home: a plan, medicines, washing, moving and food.',
  urgent:
    'Not waking up, short of breath, in a fit, suddenly confused or weak on one side? Get help now. The Help now page shows who to call.',
  sections: [
    {
      heading: 'First, make a plan',
      paragraphs: [
        'Sit down with the ill person and the family. Ask what matters most to them. The person decides about their own body and care, as long as they can.',
      ],
      points: [
        'Write the illness, the clinic, and the next visit.',
        'Write each medicine, with dose and time.',
        'Write allergies, and who to call at night.',
        'Decide who does what: washing, cooking, clinic, money.',
        'Keep the plan in a place that all carers know.',
      ],
    },
    {
      heading: 'Every day',
      paragraphs: ['A regular day makes things easier for both of you.'],
      points: [
        'Give medicines as the plan says, and tick each dose.',
        'Offer water often, in small amounts.',
        'Give small meals that are soft and rich, such as porridge with groundnuts or an egg.',
        'Sit the person up to eat and drink. Give nothing by mouth if they cannot swallow well.',
        'Open the window each day. It keeps the air clean.',
        'Let them do what they can. It keeps strength and dignity.',
      ],
    },
    {
      heading: 'Washing and toilet',
      paragraphs: [
        'Ask before you touch, close the door, and cover what you are not washing. Wash your hands with soap before and after. Use gloves, or clean plastic bags, for blood, stool or vomit.',
        'With a cough that stays, fever or weight loss, ask for a TB test. Sit outside together, and let the person cover their mouth.',
      ],
    },
    {
      heading: 'In bed',
      paragraphs: [
        'Skin can break when a person lies in the same place. Turn them about every 2 hours, or as the nurse says. Keep the sheet dry and flat. Look at heels, hips and lower back each day. Red skin that stays red needs a clinic.',
        'To move a heavy person, get a second helper. Bend your knees, and keep your back straight.',
      ],
    },
    {
      heading: 'When to ask a clinician',
      paragraphs: ['Go the same day in these cases.'],
      points: [
        'Fever: have a malaria test today.',
        'No eating, or hardly any urine, for a day.',
        'Pain that the medicine does not ease.',
        'New confusion, a fall, or a sore on the skin.',
        'Medicine vomited, missed or taken twice.',
        'You can no longer manage at home. Ask about home-based care.',
      ],
    },
    {
      heading: 'Feelings matter too',
      paragraphs: [
        'Illness can make a person sad, afraid or angry. Sit with them, also without talking. Ask what they would like: a visitor, prayer, music or quiet. Do they say that they want to die? Stay with them, listen, and get help now.',
        'And look after yourself. Rest is part of good care.',
      ],
    },
  ],
  sources: [
    {
      title: 'Steps for Creating and Maintaining a Care Plan',
      publisher: 'Centers for Disease Control and Prevention',
      year: 2024,
      url: 'https://www.cdc.gov/caregiving/guidelines/index.html',
    },
    {
      title: 'Supporting adult carers (NG150)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2020,
      url: 'https://www.nice.org.uk/guidance/ng150',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Open the Help now page',
    to: '/help-now',
  },
}
