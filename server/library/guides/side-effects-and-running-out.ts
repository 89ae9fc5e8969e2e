import type { Guide } from '#domain/library/guide.ts'

export const sideEffectsAndRunningOut: Guide = {
  slug: 'side-effects-and-running-out',
  title: 'When a medicine has side effects or runs out',
  topic: 'medicines',
  summary: 'What to do when a medicine makes you feel bad, costs too much or is nearly finished.',
  urgent:
    'Swollen face, lips or tongue, trouble breathing, fainting, or a rash with blisters after a medicine? Go to a hospital now.',
  sections: [
    {
      heading: 'A new problem after a medicine',
      paragraphs: [
        'Many side effects are mild and pass in some days. Others need a change. Do not stop without advice, except when there are signs of a strong allergy. Then take no more of it and go to a hospital now.',
      ],
      points: [
        'Write down what you feel, and since when.',
        'Note all you take, also herbs and tablets from a shop.',
        'Call or visit your clinic or a pharmacist. Bring the packets.',
        'Ask: is this from the medicine? Can it pass? Is there another medicine?',
      ],
    },
    {
      heading: 'Go to a hospital now',
      paragraphs: ['These signs must not wait.'],
      points: [
        'Swollen face, lips or tongue.',
        'Trouble breathing, or fainting.',
        'A rash with blisters, or sores in the mouth or eyes.',
        'Vomiting blood, or black stool.',
        'Fits, confusion, or you cannot be woken.',
      ],
    },
    {
      heading: 'See a clinician today',
      paragraphs: ['Some signs are less sudden but still serious.'],
      points: [
        'Yellow eyes, or very dark urine.',
        'Vomiting so often that no medicine stays down.',
        'A rash over much of the body.',
        'Sugar below 3.9 mmol/L. Take sugar first.',
        'You feel very low or restless since you started the medicine. Thoughts of ending your life? Open the Help now page.',
      ],
    },
    {
      heading: 'Before it runs out',
      paragraphs: ['Look at your packet each Sunday. When a week is left, collect the next.'],
      points: [
        'Call the clinic or pharmacy to ask if they have it.',
        'They have none? Ask which other clinic has it, or if another medicine can replace it.',
        'You travel? Ask for enough for the whole time, and carry your card.',
        'Too far or no bus fare? Ask for a supply of two or three months, or a collection point near you.',
      ],
    },
    {
      heading: 'Why a gap is dangerous',
      paragraphs: [
        'Some medicines must not stop suddenly. Sugar, BP or fits can come back worse. HIV and TB can become hard to treat. This holds for insulin, steroids, and medicines for BP, the heart and the mind. It also holds for medicines for epilepsy, HIV and TB.',
        'You have none left? Go to a clinic today, not next week. Never stop insulin.',
      ],
    },
    {
      heading: 'When money is the problem',
      paragraphs: [
        'Do not take half doses to make them last. Do not share with a neighbour who has the same illness. The dose may be wrong for you, and both of you will run out.',
        'Say plainly: “I cannot pay for this.” Ask for the cheaper form with the same substance. Ask also what the clinic gives free. Which medicine is the most important? Ask your clinician, and do not choose without them.',
      ],
    },
  ],
  sources: [
    {
      title: 'Anaphylaxis',
      publisher: 'NHS',
      year: 2023,
      url: 'https://www.nhs.uk/conditions/anaphylaxis/',
    },
    {
      title:
        'Medicines adherence: involving patients in decisions about prescribed medicines and supporting adherence (CG76)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2009,
      url: 'https://www.nice.org.uk/guidance/cg76',
    },
    {
      title: 'Adherence to long-term therapies: evidence for action',
      publisher: 'World Health Organization',
      year: 2003,
      url: 'https://www.who.int/publications/i/item/9241545992',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Open your day',
    to: '/patient-profile',
  },
}
