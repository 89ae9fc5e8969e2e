import type { Guide } from '#domain/library/guide.ts'

export const someoneIsUnconscious: Guide = {
  slug: 'someone-is-unconscious',
  title: 'Someone is unconscious',
  topic: 'first aid',
  summary: 'A person does not wake up: check breathing, lay them on their side, get help.',
  urgent:
    'Call the emergency number on the Help now page, or send someone for transport. Not breathing, or only gasping? Push hard and fast in the middle of the chest now.',
  sections: [
    {
      heading: 'Step 1: look and call out',
      paragraphs: [
        'Make sure that you are safe. Look for traffic, fire and loose electric wires.',
        'Shake the shoulders gently. Say loudly: “Can you hear me? Open your eyes.” No answer? Shout for help. One person calls, and one stays.',
      ],
    },
    {
      heading: 'Step 2: check breathing',
      paragraphs: [
        'Lay the person on their back. Tilt the head back and lift the chin. Look at the chest and listen at the mouth for up to 10 seconds.',
        'A gasp from time to time is not breathing. Go to step 4.',
      ],
    },
    {
      heading: 'Step 3: breathing? Lay them on their side',
      paragraphs: ['On the side, the tongue and vomit cannot block the throat.'],
      points: [
        'Kneel beside them. Put the near arm out, with the elbow bent.',
        'Put the back of the other hand against the cheek that is near you.',
        'Bend the far knee and pull it towards you. The body rolls onto its side.',
        'Tilt the head back a little, with the mouth down.',
        'Stay. Check the breathing again and again until help comes.',
      ],
    },
    {
      heading: 'Step 4: not breathing? Push on the chest',
      paragraphs: [
        'Put one hand on the middle of the chest and the other on top. Keep your arms straight.',
        'Push hard and fast, about two times each second. Let the chest come up after each push. Change with another person when you are tired. Stop only when the person moves, or when a trained person takes over.',
        'Have you learned to give breaths? Give them too, above all to a child or after drowning.',
      ],
    },
    {
      heading: 'What not to do',
      paragraphs: ['Some old habits are dangerous.'],
      points: [
        'Give nothing by mouth: no water, sugar, milk or medicine.',
        'Do not pour water on the face and do not slap.',
        'Do not leave the person on their back.',
        'After a fall or a road crash, move them only if you must. Keep head and neck straight.',
      ],
    },
    {
      heading: 'What to tell the hospital',
      paragraphs: [
        'Everyone who was unconscious must be seen at a hospital today, also when they are awake again. Only a quick faint with full recovery can wait for a clinic visit the same day.',
        'Say what happened, and when. Say if the person has diabetes, epilepsy, high BP, fever or a head injury. Say if she is pregnant. Bring medicines, and packets of anything they may have taken.',
        'Does the person have diabetes, and do you have a meter? Measure the sugar on the way. Do not wait for it.',
      ],
    },
  ],
  sources: [
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
