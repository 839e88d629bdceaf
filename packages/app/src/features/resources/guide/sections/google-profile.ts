import type { GuideSection } from '../guide-section.ts'

export const googleProfile: GuideSection = {
  id: 'google-business-profile',
  title: 'Your Google Business Profile',
  blocks: [
    {
      kind: 'paragraph',
      text: 'For a local practice this free listing is often the first thing a patient sees, before the website. It shows on the map, with hours, phone number and reviews. An hour spent here is usually worth more than a month of social media.',
    },
    {
      kind: 'list',
      items: [
        'Claim it with an account that belongs to the practice, not to an employee or an agency. Add a second owner whom you trust.',
        'Use the exact name on your sign. Adding keywords or a city to the name breaks the rules, and listings are suspended for it.',
        'Pick the one primary category that fits best, such as "Pediatrician" or "Sports medicine clinic". Add others only if you offer them.',
        'Individual clinicians may have their own listing next to that of the practice. In a solo practice, one listing is easier to keep right.',
        'If you see patients only online or at their homes, hide the street address and set a service area instead.',
        'Set special hours before each holiday. A locked door that the map called open costs you a patient and earns you a review.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Add ten honest photos: the entrance from the street, the parking, the waiting room, an exam room without people, the team. They answer the quiet question of whether the place feels safe. Never photograph a patient, a chart or a screen.',
    },
    {
      kind: 'paragraph',
      text: 'Link the website button to your home page, and the appointment button straight to booking. Verification can take days or weeks, and may ask for a video of your sign and office. Start as soon as the sign is up.',
    },
    {
      kind: 'checklist',
      title: 'Every quarter, in 20 minutes',
      items: [
        'Search for your practice on a phone that is not signed in. Is everything right?',
        'Check that nobody has suggested a wrong edit to hours, phone or address.',
        'Add two new photos and remove what has changed.',
        'Answer the reviews that came in; the section on reviews says how.',
      ],
    },
  ],
}
