/**
 * How to help a person who thinks of ending their life. Our own text.
 * Source of the advice to ask plainly and to listen: Samaritans, "How to talk about suicide safely
 * online"; asking does not put the thought there (Safer Communities Scotland, 2023).
 */
export const companionTexts: readonly { lead: string; text: string }[] = [
  {
    // As in `first-aid.ts`, with its sources.
    lead: 'Ask first: “Have you already taken something, or hurt yourself?”',
    text: 'If yes, go to the nearest hospital now, also if they feel well. Do not make them vomit. Bring the container. If they are drowsy, lay them on their side.',
  },
  {
    lead: 'Stay.',
    text: 'Do not leave them alone for now. If you must go, wait until someone else is there.',
  },
  {
    lead: 'Listen more than you speak.',
    text: 'No advice, no blame, no argument. You can say: “I am here. I am listening.”',
  },
  {
    lead: 'Ask plainly.',
    text: '“Are you thinking of ending your life?” Asking does not put the thought there. It shows that you can bear to hear the answer.',
  },
  {
    lead: 'Make it safer.',
    text: 'Calmly take away, or move away from, anything they could hurt themselves with.',
  },
  {
    lead: 'Call 933 together,',
    text: 'with the loudspeaker on. If their life is in danger now, call 112. Or go together to the nearest hospital or clinic and ask for the emergency department.',
  },
  {
    lead: 'Do not promise to keep it secret.',
    text: 'Say that you will find help together.',
  },
]
