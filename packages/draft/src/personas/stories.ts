// The stories of the personas: short, middle and long.

/** About 130 words in two paragraphs. */
export const REYES_STORY = [
  'My grandmother raised six children in two rooms, and the person she trusted most was the doctor who knew all our names. When I trained in family medicine, I thought it worked like that everywhere. It did not. In the clinics where I started, a new face came through the door every twelve minutes, and I often heard the important thing with my hand already on the handle.',
  'So I made a smaller practice. I know who is expecting, who is grieving, and who will not call until it hurts. On Thursdays I come to you, because some visits belong at the kitchen table. Bring your lists. Bring your mother. Ask me the thing you meant to ask last time.',
].join('\n\n')

/** About 270 words in five paragraphs. */
export const HALLORAN_STORY = [
  'I grew up in Worcester, the son of a roofer. When I was sixteen my father hurt his back, and for three years our house ran on good days and bad days. I remember how little anyone explained to him.',
  'I went to medical school at the University of Massachusetts, trained in physical medicine and rehabilitation in Boston, and then spent one more year on pain and the spine alone. Most of what I learned there was how to examine someone slowly. Scans show a great deal. They do not show what hurts.',
  'People ask me about medication first, so I will say it here. I prescribe it when it helps you sleep, walk or work, and I stop it when it does not. Opioids are a small part of what I do. I will not take them away from someone overnight, and I will not start them because a visit ran out of time.',
  'The rest is less dramatic: movement, physical therapy, an injection when the examination and the picture agree, and sometimes waiting. I tell you what I expect from each step and when we will know. If surgery is the better answer, I will say so and write to the surgeon myself.',
  'You should leave the first visit knowing what I think is wrong, how sure I am, and what happens next.',
].join('\n\n')

/** About 70 words in one paragraph. */
export const WARNER_STORY = [
  'I have looked after older people for most of my working life. What I learned is simple. People want to stay themselves. They want to walk to the store, know the names of their grandchildren and sleep in their own bed. That takes time, and someone who listens twice. So I keep the practice small. You will see me at each visit, and I will have read your notes before you sit down.',
].join('\n\n')

/** About 1,500 words. */
export const LONG_STORY = [
  HALLORAN_STORY,
  REYES_STORY,
  WARNER_STORY,
  HALLORAN_STORY,
  REYES_STORY,
  HALLORAN_STORY,
  REYES_STORY,
  HALLORAN_STORY,
  REYES_STORY,
].join('\n\n')

/** Markup, quotes, template marks and a right-to-left override in one line. */
export const HOSTILE = `<img src=x onerror=alert(1)> "quoted" 'single' &amp; \${x} {{y}} \u202Eabc --> ]]>`
