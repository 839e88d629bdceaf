/** The faces that stand in for the fonts until they arrive. Written by `scripts/make-fallback-faces.ts`. */
export const fallbackFaces = `@font-face{font-family:"Wide Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:800;size-adjust:126.2%;ascent-override:70%;descent-override:17%}
@font-face{font-family:"Wide Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:800;size-adjust:128.6%;ascent-override:68%;descent-override:16%;unicode-range:U+24-25,U+40-42,U+44-45,U+50,U+52,U+57,U+6F,U+73,U+76,U+79}
@font-face{font-family:"Wide Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:800;size-adjust:124.3%;ascent-override:71%;descent-override:17%;unicode-range:U+4C,U+68,U+6E,U+72,U+75}
@font-face{font-family:"Wide Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:800;size-adjust:132%;ascent-override:67%;descent-override:16%;unicode-range:U+37,U+43,U+46-47,U+4A-4B,U+4F,U+51,U+53,U+55,U+6B,U+6D,U+7A}
@font-face{font-family:"Wide Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:800;size-adjust:117.7%;ascent-override:75%;descent-override:18%;unicode-range:U+21-22,U+27-2A,U+2F,U+3A-3B,U+3F,U+5B-5D,U+5F-60,U+69-6A,U+6C,U+7B-7D}
@font-face{font-family:"Wide Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:800;size-adjust:138%;ascent-override:64%;descent-override:15%;unicode-range:U+23,U+26,U+30,U+32-36,U+38-39,U+48-49,U+4D-4E,U+54,U+56,U+58-5A,U+61,U+63,U+65-66,U+74,U+77-78}
@font-face{font-family:"Wide Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:800;size-adjust:110.1%;ascent-override:80%;descent-override:19%;unicode-range:U+20,U+A0}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:96.7%;ascent-override:91%;descent-override:22%}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:98.2%;ascent-override:89%;descent-override:21%;unicode-range:U+57-59,U+61,U+65}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:99.7%;ascent-override:88%;descent-override:21%;unicode-range:U+2C-2E,U+34-37,U+46,U+50,U+54,U+67,U+72,U+77}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:101.1%;ascent-override:87%;descent-override:21%;unicode-range:U+43-45,U+4D,U+4F,U+53,U+68-69,U+6C,U+6E,U+75-76,U+79}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:102.2%;ascent-override:86%;descent-override:21%;unicode-range:U+30,U+32-39,U+41,U+48,U+4E,U+62,U+64,U+6B,U+6D,U+6F-70,U+73,U+78}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:104.5%;ascent-override:84%;descent-override:20%;unicode-range:U+3A-3F,U+42,U+5A,U+63,U+74}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:75.2%;ascent-override:117%;descent-override:28%;unicode-range:U+20,U+A0}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:500;size-adjust:99.4%;ascent-override:88%;descent-override:21%}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:500;size-adjust:101.3%;ascent-override:87%;descent-override:21%;unicode-range:U+34-37,U+43-45,U+48,U+4D-4F,U+53,U+66}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:500;size-adjust:103%;ascent-override:85%;descent-override:20%;unicode-range:U+30,U+32-39,U+67-68,U+6D-6E,U+75-77,U+79}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:500;size-adjust:104%;ascent-override:84%;descent-override:20%;unicode-range:U+2C-2E,U+41,U+5A,U+62,U+64,U+70-72}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:500;size-adjust:105%;ascent-override:84%;descent-override:20%;unicode-range:U+42,U+6B,U+6F,U+73,U+78}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:500;size-adjust:106.8%;ascent-override:82%;descent-override:20%;unicode-range:U+3A-3F,U+63,U+69,U+6C,U+74}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:500;size-adjust:73.8%;ascent-override:119%;descent-override:28%;unicode-range:U+20,U+A0}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:93.8%;ascent-override:94%;descent-override:22%}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:90.7%;ascent-override:97%;descent-override:23%;unicode-range:U+69,U+6C}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:95.5%;ascent-override:92%;descent-override:22%;unicode-range:U+68,U+6E,U+75-76,U+79}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:88.5%;ascent-override:99%;descent-override:24%;unicode-range:U+66}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:97.5%;ascent-override:90%;descent-override:22%;unicode-range:U+41-42,U+62-64,U+67,U+6B,U+6D,U+6F-70,U+73,U+77-78}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:100.3%;ascent-override:88%;descent-override:21%;unicode-range:U+2C-3F,U+43-61,U+65}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:72%;ascent-override:122%;descent-override:29%;unicode-range:U+20,U+A0}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:700;size-adjust:96.3%;ascent-override:91%;descent-override:22%}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:700;size-adjust:94%;ascent-override:93%;descent-override:22%;unicode-range:U+66}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:700;size-adjust:98.5%;ascent-override:89%;descent-override:21%;unicode-range:U+68,U+6E,U+72,U+75-76,U+79}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:700;size-adjust:100.2%;ascent-override:88%;descent-override:21%;unicode-range:U+3A-42,U+62,U+64,U+67,U+6D,U+6F-70,U+73}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:700;size-adjust:102.8%;ascent-override:85%;descent-override:20%;unicode-range:U+43-46,U+4F-53,U+57,U+63,U+6B,U+74,U+77-78}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:700;size-adjust:104%;ascent-override:84%;descent-override:20%;unicode-range:U+2C-39,U+48-4E,U+54-56,U+59-61,U+65}
@font-face{font-family:"Text Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:700;size-adjust:70.7%;ascent-override:124%;descent-override:30%;unicode-range:U+20,U+A0}
`

/** Digits and signs as wide as in the fonts, for first screens that hold them. They follow the other faces. */
export const signFaces = `@font-face{font-family:"Wide Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:800;size-adjust:94.1%;ascent-override:93%;descent-override:22%;unicode-range:U+60,U+7B,U+7D}
@font-face{font-family:"Wide Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:800;size-adjust:105.8%;ascent-override:83%;descent-override:20%;unicode-range:U+21,U+3A-3B,U+5B,U+5D,U+7C,U+2026}
@font-face{font-family:"Wide Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:800;size-adjust:112.3%;ascent-override:78%;descent-override:19%;unicode-range:U+22,U+27-2A,U+2F,U+3F,U+5C,U+5F,U+2013,U+2018-2019,U+201C-201D}
@font-face{font-family:"Wide Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:800;size-adjust:126.5%;ascent-override:69%;descent-override:17%;unicode-range:U+24-25,U+2B-2E,U+31,U+37,U+3C-3E,U+40,U+5E,U+7E,U+2014}
@font-face{font-family:"Wide Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:800;size-adjust:141%;ascent-override:62%;descent-override:15%;unicode-range:U+23,U+26,U+30,U+32-36,U+38-39}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:57.4%;ascent-override:153%;descent-override:37%;unicode-range:U+60}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:90.2%;ascent-override:97%;descent-override:23%;unicode-range:U+24,U+31,U+5F,U+7C,U+2013,U+2026}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:101.1%;ascent-override:87%;descent-override:21%;unicode-range:U+21,U+2C-2E,U+30,U+32-39,U+40,U+2014}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:106.3%;ascent-override:83%;descent-override:20%;unicode-range:U+22-23,U+25-2B,U+2F,U+3A-3F,U+5B-5D,U+7B,U+7D-7E,U+2018-2019}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:123.3%;ascent-override:71%;descent-override:17%;unicode-range:U+5E,U+201C-201D}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:500;size-adjust:60.7%;ascent-override:145%;descent-override:35%;unicode-range:U+60}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:500;size-adjust:93.5%;ascent-override:94%;descent-override:22%;unicode-range:U+24,U+31,U+40,U+5F,U+7C,U+2013,U+2026}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:500;size-adjust:104.6%;ascent-override:84%;descent-override:20%;unicode-range:U+21,U+23,U+25-26,U+28-30,U+32-39,U+3C-3F,U+5C,U+7E,U+2014}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:500;size-adjust:114.2%;ascent-override:77%;descent-override:18%;unicode-range:U+22,U+27,U+3A-3B,U+5B,U+5D,U+7B,U+7D,U+2018-2019}
@font-face{font-family:"Text Fallback";src:local("Arial"),local("Liberation Sans");font-weight:500;size-adjust:131.8%;ascent-override:67%;descent-override:16%;unicode-range:U+5E,U+201C-201D}
`
