/**
 * What to do when someone has already taken or done something. Our own words; a clinician signs them.
 * Poison and tablets: WHO mhGAP Intervention Guide, module self-harm, section on pesticides (no forced
 * vomiting, nothing to drink, to a hospital at once) and the recovery position of IFRC International
 * First Aid Guidelines 2020; pesticides are 57 % of the cases in Lusaka (PMC4706701). A person may feel
 * well for hours after tablets that damage the liver. Bleeding, breathing and resuscitation: IFRC 2020.
 */
export const alreadyDone = {
  title: 'Already taken something, or hurt?',
  /** Shown before all other words. */
  now: 'Go to the nearest hospital now, also if you feel well. Call 112 if you cannot get there.',
  steps: [
    {
      lead: 'Poison or tablets.',
      text: 'Do not make them vomit. Give nothing to eat or drink, also no milk or oil. Bring the container. If they are drowsy, lay them on their side.',
    },
    {
      lead: 'Poison on skin or clothes.',
      text: 'Take the clothes off and wash the skin with much water. Keep the poison off your own hands.',
    },
    {
      lead: 'Bleeding.',
      text: 'Press hard on the wound with a clean cloth. Keep pressing until you are at the hospital. Do not pull out what is stuck in the wound.',
    },
    {
      lead: 'Hanging, or something tight around the neck.',
      text: 'Hold the body up and take off what is around the neck. Go to a hospital, also if they seem well again.',
    },
    {
      lead: 'Not breathing.',
      text: 'Call 112. Push hard and fast in the middle of the chest until help comes.',
    },
  ],
} as const
