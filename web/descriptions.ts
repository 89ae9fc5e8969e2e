/** One sentence for search engines for each page worth finding. Only the build reads this. */
export const descriptions: Readonly<Record<string, string>> = {
  '/': 'Talk to a licensed therapist, keep watch on blood pressure and sugar, and eat well. Private, affordable, made for Zambia.',
  '/about':
    'Accessible, affordable and effective mental health care and chronic disease management in Zambia.',
  '/pricing': 'Three plans in kwacha: free for students, K250 and K1,000 a month.',
  '/contact': 'Reach us by e-mail, by phone or at our address in Lusaka.',
  '/community': 'People who look after their minds and bodies together.',
  '/nutrition':
    'Meal plans written by dietitians for the food, the budget and the kitchen you have.',
  '/appointments-landing':
    'Choose how to meet, choose a time, and come: an appointment in three steps.',
  '/help-now':
    'Free help lines in Zambia, day and night: Lifeline 933, Childline 116, emergency 112.',
  '/safety':
    'For a hard hour: numbers to call, words for whoever is with you, and what helps next. Private, and without an account.',
  '/safety-plan':
    'A plan for hard hours in six short lists: to write, keep where you choose, and print. Nothing is stored unless you ask.',
  '/instruments':
    'Who wrote the questions of the screening, by whose leave they stand here, and what their limits can and cannot tell.',
  '/privacy': 'What we keep about you, who can read it, and how to take it with you or erase it.',
  '/terms': 'What this service is, what it is not, and what we ask of you.',
  '/login': 'Log in to see your readings, appointments and plans.',
  '/signup': 'Create a private account in two minutes. Free for students.',
  '/forgot-password': 'Ask for a link to choose a new password.',
}
