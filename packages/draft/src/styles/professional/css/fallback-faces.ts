/** The faces that stand in for the fonts until they arrive. Written by `scripts/make-fallback-faces.ts`. */
export const fallbackFaces = `@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:500;size-adjust:95.5%;ascent-override:108%;descent-override:35%}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:500;size-adjust:101.6%;ascent-override:102%;descent-override:33%;unicode-range:U+27,U+2C,U+2E,U+61,U+65,U+6B,U+6F,U+71,U+73}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:500;size-adjust:107%;ascent-override:97%;descent-override:31%;unicode-range:U+23,U+2F,U+5C,U+5E,U+60,U+62,U+64,U+68,U+6D-6E,U+70,U+72,U+74-75,U+7C}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:500;size-adjust:81.4%;ascent-override:127%;descent-override:41%;unicode-range:U+20,U+A0}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:400;size-adjust:111.5%;ascent-override:93%;descent-override:30%}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:400;size-adjust:116.6%;ascent-override:89%;descent-override:29%;unicode-range:U+61-62,U+64-65,U+6D}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:400;size-adjust:105.2%;ascent-override:98%;descent-override:32%;unicode-range:U+30-46,U+4D-5A,U+66-67,U+76,U+78-79}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:400;size-adjust:120.3%;ascent-override:86%;descent-override:28%;unicode-range:U+2C-2E,U+68,U+6E,U+70-72,U+74-75}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:400;size-adjust:93.3%;ascent-override:111%;descent-override:36%;unicode-range:U+20,U+A0}
@font-face{font-family:"S Near";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:101.5%;ascent-override:94%;descent-override:22%}
@font-face{font-family:"S Near";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:106.5%;ascent-override:89%;descent-override:21%;unicode-range:U+32,U+37,U+41,U+48,U+4D-4E,U+5A,U+62-64,U+68,U+6D-6E,U+70,U+75,U+77,U+79}
@font-face{font-family:"S Near";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:114%;ascent-override:83%;descent-override:20%;unicode-range:U+30,U+33-39,U+66-67,U+69-6C,U+72,U+74,U+78}
@font-face{font-family:"S Near";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:88.2%;ascent-override:108%;descent-override:26%;unicode-range:U+20,U+A0}
@font-face{font-family:"S Near";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:95.6%;ascent-override:99%;descent-override:24%}
@font-face{font-family:"S Near";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:104%;ascent-override:91%;descent-override:22%;unicode-range:U+30,U+32-39,U+41,U+48-4E,U+53,U+56-57,U+5A-61,U+65-67,U+6B-6C,U+72,U+74,U+77-78}
@font-face{font-family:"S Near";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:84.4%;ascent-override:113%;descent-override:27%;unicode-range:U+20,U+A0}
`

/** Digits and signs as wide as in the fonts, for first screens that hold them. They follow the other faces. */
export const signFaces = `@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:500;size-adjust:63.6%;ascent-override:163%;descent-override:53%;unicode-range:U+7B,U+7D,U+2018-2019,U+2026}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:500;size-adjust:85.3%;ascent-override:121%;descent-override:39%;unicode-range:U+21-22,U+26,U+2A-2B,U+2D,U+3C-40,U+2014,U+201C-201D}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:500;size-adjust:94.1%;ascent-override:110%;descent-override:36%;unicode-range:U+24-25,U+27-29,U+30-3B,U+5B,U+5D,U+5F,U+7E,U+2013}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:500;size-adjust:108.6%;ascent-override:95%;descent-override:31%;unicode-range:U+23,U+2C,U+2E-2F,U+5C,U+5E,U+60}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:500;size-adjust:143.9%;ascent-override:72%;descent-override:23%;unicode-range:U+7C}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:400;size-adjust:68.8%;ascent-override:151%;descent-override:49%;unicode-range:U+7B,U+7D,U+2018-2019}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:400;size-adjust:91.2%;ascent-override:114%;descent-override:37%;unicode-range:U+21-22,U+26,U+2A-2B,U+2D,U+3C-40,U+2014,U+201C-201D,U+2026}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:400;size-adjust:102.6%;ascent-override:101%;descent-override:33%;unicode-range:U+23-25,U+27-29,U+30-3B,U+5B,U+5D,U+5F,U+7E,U+2013}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:400;size-adjust:119.1%;ascent-override:87%;descent-override:28%;unicode-range:U+2C,U+2E-2F,U+5C,U+5E,U+60}
@font-face{font-family:"R Near";src:local("Times New Roman"),local("Liberation Serif");font-weight:400;size-adjust:144.9%;ascent-override:72%;descent-override:23%;unicode-range:U+7C}
@font-face{font-family:"S Near";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:76.6%;ascent-override:124%;descent-override:29%;unicode-range:U+2E,U+31,U+3A,U+40,U+60,U+2026}
@font-face{font-family:"S Near";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:91.9%;ascent-override:103%;descent-override:24%;unicode-range:U+21,U+28-29,U+2B-2C,U+3B-3F,U+5F}
@font-face{font-family:"S Near";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:100.4%;ascent-override:95%;descent-override:22%;unicode-range:U+25,U+2A,U+5E,U+7B-7E,U+2013,U+2019}
@font-face{font-family:"S Near";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:110.8%;ascent-override:86%;descent-override:20%;unicode-range:U+23,U+26,U+2D,U+30,U+32-39,U+5B,U+5D,U+2014,U+2018}
@font-face{font-family:"S Near";src:local("Arial"),local("Liberation Sans");font-weight:400 500;size-adjust:124.2%;ascent-override:76%;descent-override:18%;unicode-range:U+22,U+24,U+27,U+2F,U+5C,U+201C-201D}
`
