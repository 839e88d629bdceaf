import { chromium } from '/work/wt/core/node_modules/@playwright/test/index.mjs'
import { draftOpener, FULL_PERSONAS } from '/work/wt/core/tests/draft/open-draft.ts'
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox']})
const c = await b.newContext({viewport:{width:1440,height:900}}); const page = await c.newPage()
const { open } = await draftOpener(c, page)
for (const st of ['modern','professional','warm','minimalist','dynamic'] as const) {
  await open(FULL_PERSONAS[0]!, st, 'launch')
  const out = await page.evaluate(() => {
    const r=(e:Element|null|undefined)=>{ if(!e) return null; const x=e.getBoundingClientRect(); return [x.left,x.top+scrollY,x.width,x.height].map(Math.round).join(',')}
    const svgs=[...document.querySelectorAll('svg')].filter(s=>s.getBoundingClientRect().top<900).map(s=>[r(s),s.getAttribute('class'),s.querySelectorAll('path').length].join(' '))
    const secs=[...document.querySelectorAll('section[id]')].map(s=>{const cs=getComputedStyle(s);const h=s.querySelector('h2');const p=[...s.querySelectorAll('p,dd,li')].find(e=>(e.textContent??'').length>40);return `${s.id} ${r(s)} bg ${cs.backgroundColor} bt ${cs.borderTopWidth}/${cs.borderBottomWidth} before ${getComputedStyle(s,'::before').content!=='none'} parent ${s.parentElement!.tagName}.${s.parentElement!.className} h2 ${r(h)} ${h&&getComputedStyle(h).textAlign} p ${p?.tagName} ${r(p)}`})
    const v=document.querySelector('#values'); const items=v? [...v.querySelectorAll('li,dt,h3')].slice(0,3).map(e=>`${e.tagName}.${e.className} ${r(e)} in ${e.parentElement!.tagName}.${e.parentElement!.className} ${getComputedStyle(e.parentElement!).display}`):[]
    const radii:Record<string,number>={}; for(const e of document.querySelectorAll('body *')){ const s=getComputedStyle(e); if(s.borderTopLeftRadius!=='0px'&&e.getBoundingClientRect().width>0) radii[s.borderTopLeftRadius+' '+e.tagName]=(radii[s.borderTopLeftRadius+' '+e.tagName]??0)+1 }
    const h1=document.querySelector('h1')!; const cs=getComputedStyle(h1)
    return JSON.stringify({h1:r(h1), f:cs.fontFamily+' '+cs.fontWeight+' '+cs.textAlign, svgs, secs, items, radii},null,1)
  })
  console.log(st, out)
}
await b.close()
