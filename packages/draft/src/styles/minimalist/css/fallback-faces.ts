/** The faces that stand in for the fonts until they arrive. Written by `scripts/make-fallback-faces.ts`. */
export const fallbackFaces = `@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300;size-adjust:99.3%;ascent-override:101%;descent-override:30%}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300;size-adjust:96.8%;ascent-override:103%;descent-override:31%;unicode-range:U+2B,U+3C-3E,U+43,U+4F,U+54,U+56,U+61,U+65,U+68-6A,U+6E,U+75,U+7E}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300;size-adjust:103.7%;ascent-override:96%;descent-override:29%;unicode-range:U+63,U+66,U+6B,U+6F,U+76-79}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300;size-adjust:93.6%;ascent-override:107%;descent-override:32%;unicode-range:U+20,U+A0}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300;size-adjust:92.9%;ascent-override:108%;descent-override:33%;unicode-range:U+21-22,U+25,U+27-29,U+2C,U+2E,U+3A-3B,U+3F-42,U+44-49,U+4B-4C,U+4E,U+50,U+52-53,U+55,U+58-5B,U+5D,U+5F-60,U+67,U+73,U+7A-7D}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300;size-adjust:106.7%;ascent-override:94%;descent-override:28%;unicode-range:U+62,U+64,U+70-71}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300;size-adjust:108.4%;ascent-override:92%;descent-override:28%;unicode-range:U+23,U+2F,U+4A,U+5C,U+5E,U+6C,U+72,U+74}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:102.1%;ascent-override:98%;descent-override:30%}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:98.3%;ascent-override:102%;descent-override:31%;unicode-range:U+43,U+4F,U+54-56,U+61,U+65,U+68,U+6D-6E,U+75}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:104.4%;ascent-override:96%;descent-override:29%;unicode-range:U+63,U+6F,U+76-79}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:106.7%;ascent-override:94%;descent-override:28%;unicode-range:U+62,U+64,U+66,U+6B,U+70}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:94.3%;ascent-override:106%;descent-override:32%;unicode-range:U+2C-2E,U+3A-42,U+45-49,U+4E,U+50-53,U+59-5A,U+67,U+73}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:94.1%;ascent-override:106%;descent-override:32%;unicode-range:U+20,U+A0}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:110.3%;ascent-override:91%;descent-override:27%;unicode-range:U+6C,U+72,U+74}
`

/** Digits and signs as wide as in the fonts, for first screens that hold them. They follow the other faces. */
export const signFaces = `@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300;size-adjust:66.4%;ascent-override:151%;descent-override:46%;unicode-range:U+28-29,U+5F,U+7B,U+7D,U+2013,U+2026}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300;size-adjust:85.6%;ascent-override:117%;descent-override:35%;unicode-range:U+21-22,U+25,U+27,U+2C,U+2E,U+3A-3B,U+3F-40,U+5B,U+5D,U+60}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300;size-adjust:99.6%;ascent-override:100%;descent-override:30%;unicode-range:U+24,U+26,U+2A-2B,U+2D,U+30-39,U+3C-3E,U+5E,U+7C,U+7E,U+2014}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300;size-adjust:120%;ascent-override:83%;descent-override:25%;unicode-range:U+23,U+2018-2019,U+201C-201D}
@font-face{font-family:"Hanken Fallback";src:local("Arial"),local("Liberation Sans");font-weight:300;size-adjust:148.8%;ascent-override:67%;descent-override:20%;unicode-range:U+2F,U+5C}
`
