import type { Guide } from '#domain/library/guide.ts'

export const badDreamsAfterAShock: Guide = {
  slug: 'bad-dreams-after-a-shock',
  title: 'Bad dreams after a shock',
  topic: 'sleep',
  summary: 'Nightmares after an accident, an attack or a death: what to do at night and by day.',
  urgent:
    'Are you still in danger from someone, or do you have thoughts of ending your life? Open the Help now page now.',
  sections: [
    {
      heading: 'When you wake up from a bad dream',
      paragraphs: [
        'Your body still feels the danger, although it is over. Show your body that you are here and now.',
      ],
      points: [
        'Sit up, put your feet on the floor and switch on a light.',
        'Say where you are: “I am in my room in Kitwe. It is night. I am awake.”',
        'Name five things you see and three things you hear.',
        'Drink water, wash your face and breathe out slowly.',
        'Stay up for some minutes. Go back to bed when you feel calmer.',
      ],
    },
    {
      heading: 'Why the dreams come',
      paragraphs: [
        'A crash, a robbery, rape, war, a hard birth or a sudden death can all bring bad dreams. The mind goes back to what it could not take in. It does not mean that you are losing your mind. It is not a curse.',
        'For most people the dreams become fewer in the first weeks. In these weeks, food, rest, safe people and a daily routine help most. You do not have to tell the story to anyone before you want to.',
      ],
    },
    {
      heading: 'Before you sleep',
      paragraphs: ['A calm end of the day makes bad dreams less likely.'],
      points: [
        'Do not watch fights, accidents or sad news in the evening.',
        'Do not drink alcohol or smoke dagga to sleep. The dreams often come back stronger.',
        'Lock the door and check it once. Keep a small light or a torch near you.',
        'Sleep near someone you trust, if you wish. Tell them how to wake you gently.',
        'Do something quiet: a song, a prayer, slow breathing.',
      ],
    },
    {
      heading: 'A daytime exercise: change the dream',
      paragraphs: [
        'Therapists use this way for dreams that return. Try it only with a mild dream, and in daylight. Stop if it upsets you.',
        'Write the dream in a few sentences. Then change it in any way you like, so that it ends well. Perhaps a neighbour opens the door, or the road is empty. Imagine the new dream for ten minutes a day. Leave the old one.',
        'Is the dream a true memory of rape, violence or war? Do this with a therapist, not on your own.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: [
        'Book a visit if bad dreams continue for more than a month. Go sooner if you are afraid to sleep. Go sooner, too, if pictures of the event come by day, or if you avoid people and places. Talking treatments can help, also years later.',
        'Some medicines can bring strong dreams. Do not stop them. Ask your clinician.',
        'Children have bad dreams too. Hold them, say that they are safe now, and leave a light on.',
      ],
    },
  ],
  sources: [
    {
      title: 'Treating Post-traumatic Nightmares in the Military: Imagery Rehearsal Therapy',
      publisher: 'Psychological Health Center of Excellence',
      year: 2018,
      url: 'https://pdhealth.mil/news/blog/treating-post-traumatic-nightmares-military-imagery-rehearsal-therapy',
    },
    {
      title: 'Psychological first aid: Guide for field workers',
      publisher: 'World Health Organization',
      year: 2011,
      url: 'https://www.who.int/publications/i/item/9789241548205',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Check how you feel', to: '/screening' },
}
