/** A printed report: cover, answers and areas. */
export const proposalCss = `:root{--paper:#fdfdfb;--wall:#ebeae7;--ink:#18191b;--soft:#54555a;--hair:#c8c7c3;--rim:#77787c;--on:#f4f3f0;--on2:#b9b9b7;
--serif:"Record Serif","Record Fallback",Georgia,"Times New Roman",serif;--near:"Hanken Fallback","Helvetica Neue",Arial,sans-serif;--sans:"Hanken Grotesk",var(--near);
--x:max(clamp(1.1rem,4.6vw,4rem),calc((100vw - 74rem)/2));--y:clamp(4rem,9vw,8.5rem);--g:clamp(1.25rem,2.4vw,2.2rem)}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo");size-adjust:101.4%;ascent-override:98.6%;descent-override:29.9%;line-gap-override:0%}
@font-face{font-family:"Record Fallback";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");size-adjust:100.1%;ascent-override:103.9%;descent-override:34%;line-gap-override:0%}
*{box-sizing:border-box;margin:0;padding:0}
html{font-size:112.5%;background:var(--paper);color:var(--ink);color-scheme:light;scroll-behavior:smooth;-webkit-text-size-adjust:100%}
html:has(.large-text){font-size:125%}
body{font:400 1rem/1.55 var(--sans);text-wrap:pretty;overflow-wrap:anywhere;font-synthesis:none}
ul,ol{list-style:none}svg{display:block}a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}a:hover{text-decoration-thickness:2px}
h1,h2,h3{font-weight:500;text-wrap:balance}h1,h2,.area h3{font-family:var(--serif);letter-spacing:-.018em}
h2{font-size:clamp(2rem,1.4rem + 2.5vw,3.6rem);line-height:1.04}
:focus-visible{outline:3px solid var(--ink);outline-offset:4px}main:focus{outline:0}
.store{position:absolute}text{white-space:pre}
.skip{position:absolute;left:1rem;top:-9rem;background:var(--ink);color:var(--on);padding:.7rem 1.1rem;z-index:9}.skip:focus{top:1rem}
.cover{position:relative;display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:var(--g);padding:clamp(1.2rem,2.4vw,2.2rem) var(--x) 0;min-height:min(100svh,62rem);grid-template-rows:auto auto auto 1fr}
.kind{position:absolute;top:clamp(1.32rem,2.4vw + .12rem,2.32rem);left:var(--x);font:500 1rem/1.55 var(--sans);letter-spacing:0}
.cover nav{grid-column:8/13;min-height:1.8rem}.cover nav ol{columns:2 10.4rem;column-gap:var(--g)}.cover nav a{text-decoration:none;display:inline-block;padding:.12rem 0}.cover nav a:hover{text-decoration:underline}.cover nav li{break-inside:avoid}
h1{grid-column:1/-1;margin-top:clamp(2.4rem,6vw,5rem)}
.name{display:block;font-size:min(13vw,10.5rem,(100vw - 2*var(--x))/var(--letters)/.5);line-height:.94;letter-spacing:-.035em;margin-left:-.045em}
.name.long{font-size:min(clamp(2.4rem,7vw,6rem),(100vw - 2*var(--x))/var(--letters)/.52);line-height:1}
.site{grid-column:1/-1;font-size:clamp(1.1rem,.9rem + .9vw,1.5rem);color:var(--soft);margin-top:clamp(.8rem,1.4vw,1.3rem)}.site a{text-decoration-color:var(--hair)}
.strips{grid-column:1/-1;grid-row:4;margin:clamp(2rem,3.4vw,3rem) calc(-1*var(--x)) 0;display:grid;grid-template-columns:repeat(5,1fr);min-height:clamp(15rem,32vw,27rem)}
.strips svg{width:100%;height:100%;min-height:0;contain:size;background:#fff}.line{stroke-width:2}
.sec{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:2rem var(--g);padding:var(--y) var(--x)}
.side{grid-column:1/6}.side p{color:var(--soft);margin-top:1.1rem;max-width:21rem}.body{grid-column:6/-1}
.facts{border-top:1.5px solid}.facts>div{display:grid;grid-template-columns:minmax(7rem,3fr) 8fr;gap:1rem;padding:.72rem 0;border-bottom:1px solid var(--hair)}
.facts dt{color:var(--soft)}.facts dd{font-size:1.1rem;line-height:1.45}
.honest{font-family:var(--serif);font-weight:500;font-size:clamp(1.2rem,1.1rem + .5vw,1.5rem);line-height:1.4;max-width:31em}.facts+.honest{margin-top:clamp(2rem,3.4vw,3rem)}.honest b{font-weight:500;background:linear-gradient(var(--hair),var(--hair)) 0 94%/100% .09em no-repeat;-webkit-box-decoration-break:clone;box-decoration-break:clone}
.change{padding:0 var(--x) var(--y)}.open{border-top:1.5px solid;padding-top:1.2rem;display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:1rem var(--g);align-items:end}.open h2{grid-column:1/9}.open p{grid-column:10/-1;color:var(--soft)}
.area{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:1.6rem var(--g);padding-top:clamp(3rem,6vw,5.6rem);align-items:start}
.head{grid-column:1/-1;display:grid;grid-template-columns:subgrid;align-items:baseline}.no{grid-column:1/2;font:500 clamp(2rem,1.4rem + 2.2vw,3.2rem)/1 var(--serif);color:var(--rim)}
.area h3{grid-column:2/7;font-size:clamp(1.8rem,1.3rem + 2.2vw,3.2rem);line-height:1.05}.lead{grid-column:7/-1;font-size:1.15rem}
.area figure{grid-column:2/7}.fig{width:100%;height:auto;background:var(--wall)}figcaption{color:var(--soft);font-size:.9rem;line-height:1.45;margin-top:.6rem}
.area dl{grid-column:7/-1;border-top:1.5px solid}.area dl div{display:grid;grid-template-columns:2fr 4fr;gap:var(--g);padding:1rem 0 1.2rem;border-bottom:1px solid var(--hair)}.area dt{color:var(--soft);line-height:1.35;padding-top:.1rem}
blockquote{grid-column:2/7;position:relative;font:500 clamp(1.8rem,1.3rem + 2vw,2.9rem)/1.14 var(--serif);letter-spacing:-.015em;text-wrap:balance}blockquote p::before{content:"“";position:absolute;transform:translateX(-.46em)}blockquote p::after{content:"”"}blockquote footer{font:400 1rem/1.5 var(--sans);letter-spacing:0;color:var(--soft);margin-top:1rem}
.own:not(:has(dl)) blockquote{grid-column:2/-1}blockquote.long{font-size:1.5rem;line-height:1.3}
.short dl div{grid-template-columns:1fr;gap:.2rem}.plain figure{grid-column:2/5}.plain dl{grid-column:5/-1;display:grid;grid-template-columns:repeat(3,1fr);gap:0 var(--g)}.plain dl div{border:0;align-content:start}.plain dl div:only-child{grid-column:1/-1}.plain{padding-top:3.2rem;row-gap:.9rem}.short h3{font-size:clamp(1.5rem,1.2rem + 1.2vw,2.2rem)}
.fig p{font:400 1.75em/1.2 var(--serif);letter-spacing:-.01em;text-wrap:balance}.fig .k{fill:none;stroke:var(--ink);stroke-width:2}.fig .q{fill:#b7b6b2}.fig .b{fill:var(--ink)}.fig .w{fill:var(--paper)}.fig .d{fill:none;stroke:var(--ink);stroke-width:2;stroke-dasharray:.1 7;stroke-linecap:round}.fig .p{fill:none;stroke:var(--ink);stroke-width:3;stroke-linecap:round}.fig .iv{stroke:var(--paper)}
.fig{font-size:16px}.copy p{font-size:2em}.copy foreignObject:first-of-type p{color:var(--soft);font-size:1.75em}.mobile p{font:500 1.15em/2.83 var(--sans);color:var(--paper);text-align:center}
`
