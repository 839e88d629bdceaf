import type { Touch } from '../leads/attribution.ts'

export type Sources = Omit<Touch, 'landing_page' | 'at' | 'referrer'>

/** Queries of links as marketers write and send them, with the values that are stored: the same on every way in. */
export const SOURCE_CORPUS: readonly (readonly [query: string, sources: Sources])[] = [
  [
    '?utm_source=news&utm_medium=email&ref=ABCD2345',
    { utm_source: 'news', utm_medium: 'email', ref: 'ABCD2345' },
  ],
  ['', {}],
  // Escaped once too often.
  ['?utm_source=news&amp;utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source=news&amp;amp;utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source=news&amp%3Butm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source=news&#038;utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source=news&#38;utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source=news&#x26;utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source=news&#X0026;utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source=news&amp;#38;utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?amp;utm_source=news&AMP;utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source=news%26amp%3Butm_medium%3Demail', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_campaign=R%26amp%3BD&utm_medium=email', { utm_campaign: 'R&D', utm_medium: 'email' }],
  // Encoded once too often: as a whole, from the first separator on, or each value.
  ['?utm_source%3Dnews%26utm_medium%3Demail', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source%3dnews%26utm_medium%3demail', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source%253Dnews%2526utm_medium%253Demail', { utm_source: 'news', utm_medium: 'email' }],
  [
    '?utm_source%3Dnews%26utm_campaign%3Dspring%2Bsale%26mc_cid%3D1%26ref%3DABCD2345&fbclid=x',
    { utm_source: 'news', utm_campaign: 'spring sale', ref: 'ABCD2345', click_ids: { fbclid: 'x' } },
  ],
  ['?utm_source%3Dnews%26utm_medium%3Demail=', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source=news%26utm_medium%3Demail', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source=news%2526utm_medium%253Demail', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_campaign=spring%2520sale&utm_term=caf%25C3%25A9', { utm_campaign: 'spring sale', utm_term: 'café' }],
  ['?ref%3DABCD2345', { ref: 'ABCD2345' }],
  ['#%2Foffer%3Futm_source%3Dnews%26ref%3DABCD2345', { utm_source: 'news', ref: 'ABCD2345' }],
  // Behind a path: the question mark was encoded, or there is none.
  ['%3Futm_source=news&utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['%3Futm_source%3Dnews%26utm_medium%3Demail', { utm_source: 'news', utm_medium: 'email' }],
  ['&utm_source=news&utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  // With semicolons, question marks and empty places between values.
  [
    '?utm_source=news;utm_medium=email;ref=ABCD2345',
    { utm_source: 'news', utm_medium: 'email', ref: 'ABCD2345' },
  ],
  ['?utm_source=news?utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['??utm_source=news&&utm_medium=email&', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source=news%3Futm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source=news&%20utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  // Names in any case.
  [
    '?UTM_Source=News&utm_MEDIUM=Email&Ref=ABCD2345',
    { utm_source: 'News', utm_medium: 'Email', ref: 'ABCD2345' },
  ],
  ['?GCLID=AbC&FBclid=x', { click_ids: { gclid: 'AbC', fbclid: 'x' } }],
  // Behind the # of a router, or with a second question mark.
  ['#/offer?utm_source=news&ref=ABCD2345', { utm_source: 'news', ref: 'ABCD2345' }],
  ['#!/offer?utm_source=news', { utm_source: 'news' }],
  ['#utm_source=news', { utm_source: 'news' }],
  ['?utm_source=news#/offer?utm_source=late&utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?fbclid=x?utm_source=news', { utm_source: 'news', click_ids: { fbclid: 'x' } }],
  // Quotes and characters that are never drawn, copied along from a document or a chat.
  ['?ref=“ABCD2345”', { ref: 'ABCD2345' }],
  ['?ref=%E2%80%9CABCD2345%E2%80%9D&utm_source=‘news’', { utm_source: 'news', ref: 'ABCD2345' }],
  ['?ref="ABCD2345"', { ref: 'ABCD2345' }],
  ['?ref=«ABCD2345»', { ref: 'ABCD2345' }],
  ['?ref=„ABCD2345“', { ref: 'ABCD2345' }],
  ['?ref=%E2%80%8BABCD2345%E2%80%8B', { ref: 'ABCD2345' }],
  ['?ref=%EF%BB%BFABCD2345', { ref: 'ABCD2345' }],
  ['?ref=%20ABCD2345%C2%A0', { ref: 'ABCD2345' }],
  ['?ref=ABCD%E2%80%8B2345&utm_source=ne%C2%ADws', { utm_source: 'news', ref: 'ABCD2345' }],
  ['?“utm_source=news”&‘utm_medium’=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?"utm_source"=news&\'utm_medium=email\'', { utm_source: 'news', utm_medium: 'email' }],
  ['?%E2%80%9Cutm_source=news&%E2%80%8Butm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_\u200bsource=news&utm_medium\u00ad=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?\ufeffutm_source=news&\u200futm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_source%E2%80%8B=news&+utm_medium+=email', { utm_source: 'news', utm_medium: 'email' }],
  // Merge tags that were not filled in.
  ['?utm_source={{campaign.name}}&utm_medium=email', { utm_medium: 'email' }],
  ['?utm_source=%7B%7B%20source%20%7D%7D', {}],
  ['?utm_source={{#if%20x}}', {}],
  ['?utm_source={campaignid}', {}],
  ['?utm_source=%EMAIL%&utm_medium=%DATE%&utm_campaign=%25CAMPAIGN%25', {}],
  ['?utm_source=%%emailname_%%', {}],
  ['?utm_source=*|CAMPAIGN|*&utm_medium=*%7CMEDIUM%7C*', {}],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a merge tag
  ['?utm_source=${source}', {}],
  ['?utm_source=[[source]]&utm_medium=[medium]', {}],
  ['?utm_source=__CAMPAIGN_NAME__', {}],
  ['?utm_source=<source>&utm_medium=<%= medium %>', {}],
  ['?utm_source=~Contact.Source~&utm_medium=$medium$', {}],
  ['?ref={{ref}}&utm_source=news', { utm_source: 'news' }],
  ['?utm_source=“{{source}}”', {}],
  // What only looks a little like one.
  [
    '?utm_source=50%25+off&utm_medium=C%2B%2B&utm_campaign=_x_',
    { utm_source: '50% off', utm_medium: 'C++', utm_campaign: '_x_' },
  ],
  ['?utm_campaign=spring{2026}', { utm_campaign: 'spring{2026}' }],
  ['?utm_campaign=R%26D&utm_content=%231', { utm_campaign: 'R&D', utm_content: '#1' }],
  ['?utm_campaign=20%25facebook&utm_term=a;b', { utm_campaign: '20%facebook', utm_term: 'a;b' }],
  ['?utm_campaign=Ben’s&utm_term=a=b', { utm_campaign: 'Ben’s', utm_term: 'a=b' }],
  ['?my-ref=x&pref=y&userid=1&notutm_source=z', {}],
  ['?next=%2Fpricing%3Fref%3Dx', {}],
  // Twice: the first that says something.
  ['?utm_source=&utm_source=news&utm_source=late', { utm_source: 'news' }],
  ['?__proto__=x&constructor=y&utm_source=news', { utm_source: 'news' }],
]

/** Values with merge tags in them, and what is stored of them: what was written around the tags. */
export const TAGGED_VALUES: readonly (readonly [value: string, stored: string | null])[] = [
  ['spring-{{city}}', 'spring'],
  ['{{city}}-spring', 'spring'],
  ['spring_{{ contact.city | default: "" }}_2026', 'spring 2026'],
  ['spring-{{{city}}}', 'spring'],
  ['spring-{{city', 'spring'],
  ['{{city}}{{state}}', null],
  ['{{city}}-{{state}}', null],
  ['“spring-{{city}}”', 'spring'],
  ['search-{campaignid}', 'search'],
  ['search-{campaignid}-{adgroupid}', 'search'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a merge tag
  ['spring-${city}', 'spring'],
  ['spring-#{city}', 'spring'],
  ['spring-{!Contact.City}', 'spring'],
  ['spring-{% city %}', 'spring'],
  ['%FIRSTNAME%_x', 'x'],
  ['spring-%%city%%', 'spring'],
  ['spring-\ufffdTE%', 'spring'],
  ['spring-%PRÉNOM%', 'spring'],
  ['*|FNAME|*-spring', 'spring'],
  ['spring-[[city]]', 'spring'],
  ['spring-<%= city %>', 'spring'],
  ['spring-<city>', 'spring'],
  ['tiktok-__CAMPAIGN_NAME__', 'tiktok'],
  ['spring ~Contact.City~', 'spring'],
  ['spring-$city$', 'spring'],
  // Dotdigital, Campaign Manager 360, AMPscript, Braze, Adobe Campaign, SendGrid.
  ['@CITY@-spring', 'spring'],
  ['@@city@@', null],
  ['%ecid!', null],
  ['spring-%epid!', 'spring'],
  ['spring-\ufffdid!', 'spring'],
  ['%%=v(@city)=%%', null],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a merge tag
  ['spring-{{${city}}}', 'spring'],
  ['spring-<%= recipient.city %>', 'spring'],
  ['[%city%]', null],
  // What only looks a little like one.
  ['spring{2026}', 'spring{2026}'],
  ['us__brand__search', 'us__brand__search'],
  ['50% off, 20% more', '50% off, 20% more'],
  ['$5-$10', '$5-$10'],
  ['spring [US]', 'spring [US]'],
  ['a < b', 'a < b'],
  ['a*b*c', 'a*b*c'],
  ['-x-', '-x-'],
  ['@harborfamily', '@harborfamily'],
  ['50% off!', '50% off!'],
  ['50%extra!', '50%extra!'],
  ['ana@practice.com', 'ana@practice.com'],
]

/** Pages with a form, and the pages before them: what is stored as the referrer. */
export const REFERRER_CORPUS: readonly (readonly [page: string, referrer: string, stored: string | null])[] =
  [
    // The same site.
    ['https://www.practice.com/', 'https://practice.com/', null],
    ['https://practice.com/', 'https://www.practice.com/', null],
    ['https://www.practice.com/', 'https://blog.practice.com/post', null],
    ['https://shop.practice.com/', 'https://blog.practice.com/post', null],
    ['https://practice.com/', 'http://a.b.practice.com:8080/', null],
    ['https://www.practice.co.uk/', 'https://blog.practice.co.uk/', null],
    ['https://www.praxis-m\u00fcller.de/', 'https://blog.xn--praxis-mller-klb.de/', null],
    ['https://ana.github.io/a', 'https://ana.github.io/b', null],
    ['https://practice.com/', 'https://practice.com./', null],
    ['https://practice.com./', 'https://www.practice.com/', null],
    ['https://practice.com/', 'https://blog.practice.com./', null],
    ['http://localhost:5173/a', 'http://localhost:8080/b', null],
    ['http://192.0.2.7/a', 'http://192.0.2.7/b', null],
    // Another one.
    ['https://practice.com/', 'https://practice.org/', 'https://practice.org/'],
    ['https://practice.com/', 'https://mypractice.com/', 'https://mypractice.com/'],
    ['https://a.co.uk/', 'https://b.co.uk/', 'https://b.co.uk/'],
    ['https://a.github.io/', 'https://b.github.io/', 'https://b.github.io/'],
    ['https://ana.myshopify.com/', 'https://myshopify.com/', 'https://myshopify.com/'],
    ['https://ana.myshopify.com/', 'https://ben.myshopify.com/', 'https://ben.myshopify.com/'],
    ['http://192.0.2.7/', 'http://192.0.2.8/', 'http://192.0.2.8/'],
    ['http://localhost/', 'https://practice.com/', 'https://practice.com/'],
  ]

/** Values with a sign that was escaped for HTML, the rest of which a browser takes for the fragment: whole on `/lead`. */
export const CUT_SOURCES: typeof SOURCE_CORPUS = [
  [
    '?utm_campaign=mother&#39;s+day&utm_medium=email&ref=ABCD2345',
    { utm_campaign: "mother's day", utm_medium: 'email', ref: 'ABCD2345' },
  ],
  [
    '?utm_campaign=mother&amp;#039;s+day&utm_medium=email',
    { utm_campaign: "mother's day", utm_medium: 'email' },
  ],
  ['?utm_campaign=mother&#x27;s+day', { utm_campaign: "mother's day" }],
  ['?utm_campaign=mother&rsquo;s&utm_term=a&nbsp;b', { utm_campaign: 'mother’s', utm_term: 'a b' }],
  ['?utm_source=&quot;news&quot;&utm_medium=email', { utm_source: 'news', utm_medium: 'email' }],
  ['?utm_term=caf&#233;&amp;utm_medium=email', { utm_term: 'café', utm_medium: 'email' }],
  ['?utm_term=a&#55296;b&#9999999;&utm_medium=email', { utm_term: 'ab&#9999999;', utm_medium: 'email' }],
]
