import type { Guide } from '#domain/library/guide.ts'

export const signsOfStrokeOrHeartAttack: Guide = {
  slug: 'signs-of-stroke-or-heart-attack',
  title: 'Signs of a stroke or heart attack',
  topic: 'first aid',
  summary: 'A crooked mouth, a weak arm or pain in the chest: see the signs and go now.',
  urgent:
    'One of these signs is enough. Call the emergency number on the Help now page, or go to the nearest hospital now. Do not wait to see if it passes.',
  sections: [
    {
      heading: 'Stroke: check face, arms and speech',
      paragraphs: [
        'In a stroke, a part of the brain gets no blood, or there is bleeding. The signs come suddenly.',
      ],
      points: [
        'Face: ask the person to smile. Does one side hang?',
        'Arms: ask them to lift both arms. Does one fall or feel weak?',
        'Speech: ask them to repeat a sentence. Is it unclear or wrong?',
        'Time: one of these signs means go now.',
        'Other signs: sudden loss of sight, the worst headache ever, sudden loss of balance, confusion.',
      ],
    },
    {
      heading: 'Stroke: what to do',
      paragraphs: [
        'Note the time when the person was last well. The hospital needs it.',
        'Let them sit or lie as it is best for them. If they are drowsy or vomit, lay them on their side. Give no food, drink or tablets, because they may choke.',
        'Did the signs go away after some minutes? Go to hospital today anyway. A bigger stroke can follow.',
      ],
    },
    {
      heading: 'Heart attack: the signs',
      paragraphs: [
        'In a heart attack, a part of the heart gets no blood. The pain often starts slowly.',
      ],
      points: [
        'Pain, pressure or a tight feeling in the middle of the chest.',
        'Pain that goes to an arm, the jaw, the neck, the back or the belly.',
        'Short of breath, a cold sweat, feeling sick or faint.',
        'A strong fear that something is very wrong.',
        'Women and people with diabetes may have little pain. They may only feel weak, sick or breathless.',
      ],
    },
    {
      heading: 'Heart attack: what to do',
      paragraphs: [
        'Stop and sit down, with the back against a wall and the knees bent. Open tight clothes. Stay calm and stay with the person.',
        'Go to hospital by ambulance or with another driver. Do not drive yourself, and do not walk.',
        'Did your clinician give you a medicine for chest pain? Take it as they showed you. Tell the hospital what you took.',
        'If the person falls and does not breathe, push hard and fast in the middle of the chest.',
      ],
    },
    {
      heading: 'Lower the risk',
      paragraphs: [
        'Most strokes and many heart attacks can be prevented. High BP is the main cause of strokes, and you may not feel it. Have it measured.',
        'Take BP and sugar tablets every day, also when you feel well. Ask your clinician before you change anything.',
        'Less salt, no tobacco, little or no alcohol and daily walking help. Tell your family the signs, so that they act fast.',
      ],
    },
  ],
  sources: [
    {
      title: 'Symptoms of a stroke',
      publisher: 'NHS',
      year: 2024,
      url: 'https://www.nhs.uk/conditions/stroke/symptoms/',
    },
    {
      title: 'Heart attack',
      publisher: 'NHS',
      year: 2026,
      url: 'https://www.nhs.uk/conditions/heart-attack/',
    },
    {
      title: 'Cardiovascular diseases (CVDs) (fact sheet)',
      publisher: 'World Health Organization',
      year: 2025,
      url: 'https://www.who.int/news-room/fact-sheets/detail/cardiovascular-diseases-(cvds)',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Open the Help now page', to: '/help-now' },
}
