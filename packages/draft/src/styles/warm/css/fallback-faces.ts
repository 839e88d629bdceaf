/** The faces that stand in for the fonts until they arrive. Written by `scripts/make-fallback-faces.ts`. */
export const fallbackFaces = `@font-face{font-family:"Y Near";src:local("Times New Roman"),local("Liberation Serif");size-adjust:122.4%;ascent-override:85%;descent-override:30%}
@font-face{font-family:"Y Near";src:local("Times New Roman"),local("Liberation Serif");size-adjust:125.9%;ascent-override:83%;descent-override:29%;unicode-range:U+2C,U+2E,U+46,U+48,U+50,U+54,U+57,U+5E,U+69,U+6B-6C,U+70-71,U+77}
@font-face{font-family:"Y Near";src:local("Times New Roman"),local("Liberation Serif");size-adjust:115.6%;ascent-override:91%;descent-override:32%;unicode-range:U+21-22,U+25-27,U+2A-2B,U+31-35,U+37-38,U+3A-3E,U+40-44,U+47,U+4B-4D,U+4F,U+51,U+55-56,U+58-59,U+63,U+65-67,U+6A,U+6F,U+79,U+7B,U+7D-7E}
@font-face{font-family:"Y Near";src:local("Times New Roman"),local("Liberation Serif");size-adjust:134.1%;ascent-override:78%;descent-override:27%;unicode-range:U+23-24,U+28-29,U+2D,U+2F,U+4A,U+53,U+5C,U+60-61,U+68,U+6D-6E,U+72-75,U+7C}
@font-face{font-family:"Y Near";src:local("Times New Roman"),local("Liberation Serif");size-adjust:100%;ascent-override:105%;descent-override:37%;unicode-range:U+20,U+A0}
@font-face{font-family:"F Near";src:local("Arial"),local("Liberation Sans");size-adjust:101.6%;ascent-override:94%;descent-override:25%}
@font-face{font-family:"F Near";src:local("Arial"),local("Liberation Sans");size-adjust:98.9%;ascent-override:96%;descent-override:25%;unicode-range:U+33-37,U+49,U+65,U+6B-6C}
@font-face{font-family:"F Near";src:local("Arial"),local("Liberation Sans");size-adjust:106.1%;ascent-override:89%;descent-override:24%;unicode-range:U+30,U+34-38,U+48,U+4E,U+56,U+5A,U+62-64,U+67,U+69,U+6F-70,U+76-77,U+79}
@font-face{font-family:"F Near";src:local("Arial"),local("Liberation Sans");size-adjust:93.8%;ascent-override:101%;descent-override:27%;unicode-range:U+31,U+3A-3F,U+42,U+45-46,U+50-54,U+59,U+61,U+73,U+78}
@font-face{font-family:"F Near";src:local("Arial"),local("Liberation Sans");size-adjust:89.5%;ascent-override:106%;descent-override:28%;unicode-range:U+20,U+A0}
@font-face{font-family:"F Near";src:local("Arial"),local("Liberation Sans");size-adjust:87.6%;ascent-override:108%;descent-override:29%;unicode-range:U+2C-2E}
@font-face{font-family:"F Near";src:local("Arial"),local("Liberation Sans");size-adjust:116.1%;ascent-override:82%;descent-override:22%;unicode-range:U+66,U+74}
`

/** Digits and signs as wide as in the fonts, for first screens that hold them. They follow the other faces. */
export const signFaces = `@font-face{font-family:"Y Near";src:local("Times New Roman"),local("Liberation Serif");size-adjust:90.1%;ascent-override:116%;descent-override:41%;unicode-range:U+22,U+31,U+7B,U+7D,U+2014,U+2018-2019,U+2026}
@font-face{font-family:"Y Near";src:local("Times New Roman"),local("Liberation Serif");size-adjust:114.7%;ascent-override:91%;descent-override:32%;unicode-range:U+21,U+25-27,U+2A-2C,U+2E,U+30,U+32-40,U+5B,U+5D-5F,U+7E,U+2013,U+201C-201D}
@font-face{font-family:"Y Near";src:local("Times New Roman"),local("Liberation Serif");size-adjust:144.5%;ascent-override:72%;descent-override:25%;unicode-range:U+23-24,U+28-29,U+2D}
@font-face{font-family:"Y Near";src:local("Times New Roman"),local("Liberation Serif");size-adjust:180%;ascent-override:58%;descent-override:20%;unicode-range:U+2F,U+5C,U+60}
@font-face{font-family:"Y Near";src:local("Times New Roman"),local("Liberation Serif");size-adjust:299.7%;ascent-override:35%;descent-override:12%;unicode-range:U+7C}
@font-face{font-family:"F Near";src:local("Arial"),local("Liberation Sans");size-adjust:75%;ascent-override:127%;descent-override:33%;unicode-range:U+2C,U+2E,U+31,U+5F-60,U+2018-2019,U+2026}
@font-face{font-family:"F Near";src:local("Arial"),local("Liberation Sans");size-adjust:95.4%;ascent-override:100%;descent-override:26%;unicode-range:U+22,U+25-26,U+33,U+37,U+3A-3B,U+3F-40,U+7C,U+7E,U+2013,U+201C-201D}
@font-face{font-family:"F Near";src:local("Arial"),local("Liberation Sans");size-adjust:105.3%;ascent-override:90%;descent-override:24%;unicode-range:U+21,U+24,U+27-29,U+2B,U+32,U+35-36,U+38-39,U+3C-3E,U+2014}
@font-face{font-family:"F Near";src:local("Arial"),local("Liberation Sans");size-adjust:117%;ascent-override:81%;descent-override:21%;unicode-range:U+23,U+2A,U+2D,U+30,U+34,U+5B,U+5D-5E,U+7B,U+7D}
@font-face{font-family:"F Near";src:local("Arial"),local("Liberation Sans");size-adjust:140%;ascent-override:68%;descent-override:18%;unicode-range:U+2F,U+5C}
`
