/** Type, spacing and the small parts that every section uses. Sizes are rem: 18 px, or 20 px for readers in later life. */
export const baseCss = `:root{
--near:"F Near",sans-serif;--near-name:"Y Near",Georgia,serif;
--display:"Young Serif",var(--near-name);--text:Figtree,var(--near);
--edge-x:clamp(1.1rem,5vw,4.5rem);
--cols57:minmax(0,5fr) minmax(0,7fr);--cols75:minmax(0,7fr) minmax(0,5fr);
--side:max(var(--edge-x),calc((100vw - 70rem)/2));
--s1:clamp(1.15rem,1.08rem + .3vw,1.25rem);
--s2:clamp(1.32rem,1.2rem + .6vw,1.5625rem);
--s3:clamp(1.5rem,1.28rem + 1vw,1.95rem);
--s4:clamp(1.8rem,1.4rem + 1.7vw,2.44rem);
--s5:clamp(2rem,1.5rem + 2.3vw,3.05rem);
}
*,*::before,*::after{box-sizing:border-box}
html{font-size:112.5%;background:var(--wall);color:var(--ink);color-scheme:light;scroll-behavior:smooth;-webkit-text-size-adjust:100%}
html:has(.large-text){font-size:125%}
main:focus{outline:none}
body{margin:0;font:400 1rem/1.6 var(--text);overflow-x:clip}
h1,h2,h3,p,ul,dl,dd,address{margin:0;padding:0;font-style:normal}
ul{list-style:none}
svg,img{display:block;width:100%;height:auto}
svg{stroke-linecap:round}
h1,h2,h3,dt{font-family:var(--display);font-weight:400;text-wrap:balance;overflow-wrap:anywhere;letter-spacing:-.012em}
h2{font-size:var(--s5);line-height:1.08}
h3{font-size:var(--s2);line-height:1.15}
p,dd,li{text-wrap:pretty;overflow-wrap:break-word}
p+p{margin-top:.9em}
b{font-weight:650}
a{color:var(--deep);text-underline-offset:.2em;text-decoration-thickness:.09em}
a:hover{text-decoration-thickness:.16em}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px;border-radius:.4rem}
.table :focus-visible,.contact :focus-visible{outline-color:var(--onlead)}
.sheet :focus-visible,.envelope :focus-visible{outline-color:var(--ink)}
[id]{scroll-margin-top:1.5rem}
.skip{position:absolute;left:1rem;top:-6rem;z-index:9;background:var(--deep);color:var(--onlead);padding:.7rem 1.2rem;border-radius:2rem}
.skip:focus{top:.8rem}
.top{display:flex;align-items:center;gap:.6rem 2rem;padding:1.4rem var(--side) 0;position:relative;z-index:3;flex-wrap:wrap}
/* The header is one row of one height for any name and any font: nothing below it can move. */
.brand{flex:1 1 2.5rem;min-width:0;height:2.8rem;font-family:var(--display);font-size:1.12rem;line-height:1.2;color:var(--ink);text-decoration:none;margin-right:auto;max-width:22rem;display:flex;align-items:center;gap:.7rem}
.brand svg{width:2.5rem;flex:none}
.brand span{min-width:0;max-height:2.4em;overflow:hidden;overflow-wrap:anywhere}
.long .brand{font-size:1rem}
.top ul{display:flex;flex-wrap:wrap;gap:.1rem 1.5rem}
.top nav a{color:var(--ink);text-decoration:none;display:block;padding:.45rem 0;font-weight:500;font-size:.94rem;max-width:6.4rem;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.top nav a:hover{text-decoration:underline}
.button{display:inline-block;background:var(--deep);color:var(--onlead);text-decoration:none;font-weight:600;font-size:.94rem;line-height:1.2;padding:.85rem 1.4rem;border-radius:1.6rem 1.5rem 1.7rem 1.5rem}
.button:hover{background:var(--ink)}
.contact .button{background:var(--sheet);color:var(--deep)}
.contact .button:hover{background:var(--honey);color:var(--ink)}
.gap{border:2px dashed var(--edge);border-radius:1rem;padding:.85rem 1.05rem;color:var(--ink);font:400 .9rem/1.4 var(--text);background:var(--wall)}
.gap b{display:block}
.gap span{color:var(--quiet)}
.sug{text-decoration:underline;text-decoration-style:dotted;text-decoration-color:var(--edge);text-decoration-thickness:.1em;text-underline-offset:.26em}
.legend{font-size:.84rem;line-height:1.45;color:var(--quiet);max-width:24rem}
.legend b{color:var(--ink)}
.table .legend,.table .legend b{color:var(--onlead)}
`
