import type { GuideSection } from '../guide-section.ts'

export const privacy: GuideSection = {
  id: 'privacy',
  title: 'Marketing that keeps secrets',
  blocks: [
    {
      kind: 'paragraph',
      text: 'This section is a practical start, not legal advice. HIPAA, the rules of the Federal Trade Commission, state privacy laws and your board may all have a say, also for practices that bill no insurance. When in doubt, ask a lawyer who knows health care before you publish.',
    },
    {
      kind: 'paragraph',
      text: 'The idea behind most of it: that somebody is your patient is itself private. So is the fact that they read your page about depression at midnight. Tools made for shops leak both, because they send each visit to an advertising company.',
    },
    {
      kind: 'list',
      items: [
        'Tracking: keep advertising pixels, session recorders and remarketing tags off your website. Above all, keep them off booking, intake and portal pages, and off pages about conditions.',
        'Counting: use statistics without cookies and without personal data, or none. You need the number of visits to a page, not the visitors.',
        'Forms: ask for a name and a way to reach them. Leave symptoms and history to the portal or to a form whose vendor signed a business associate agreement (BAA).',
        'Email and texts: newsletters in general terms to people who asked for them. Nothing in the subject line that names a condition. Every message has a way out.',
        'Patient lists: never upload them to an ad platform, not even "hashed".',
        'Stories and photos: only with a signed authorization that says where and how long. A spoken yes is not enough, and neither is a changed name.',
        'Social media: no advice in comments, no talk about cases, not even without names. Somebody will recognize the story.',
      ],
    },
    {
      kind: 'wording',
      title: 'A line above your contact form',
      text: '"Please do not send health details here. Leave a number and a good time to call, and we will talk in private. In an emergency, call 911."',
    },
    {
      kind: 'checklist',
      title: 'Ask every vendor who touches your website, mail or phone',
      items: [
        'Will you see or store anything about patients? If yes, will you sign a BAA?',
        'Which other companies receive data from pages with your tool?',
        'Where do form entries go, who can read them, and when are they deleted?',
        'Can we leave with our domain, our texts and our lists?',
        'Who owns the accounts? The answer has to be: the practice.',
      ],
    },
  ],
}
