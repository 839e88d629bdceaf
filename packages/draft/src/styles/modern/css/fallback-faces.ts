/** The faces that stand in for the fonts until they arrive. Written by `scripts/make-fallback-faces.ts`. */
export const fallbackFaces = `@font-face{font-family:"B Near";src:local("Arial"),local("Liberation Sans");size-adjust:92.8%;ascent-override:100%;descent-override:29%}
@font-face{font-family:"B Near";src:local("Arial"),local("Liberation Sans");size-adjust:95.7%;ascent-override:97%;descent-override:28%;unicode-range:U+32,U+4D,U+57,U+65,U+68,U+6E,U+75,U+7B}
@font-face{font-family:"B Near";src:local("Arial"),local("Liberation Sans");size-adjust:88.4%;ascent-override:105%;descent-override:31%;unicode-range:U+21-22,U+27-29,U+2B-2E,U+31,U+37,U+3A-40,U+42-4C,U+4F-55,U+58-5A,U+60,U+69,U+6C,U+7C,U+7E}
@font-face{font-family:"B Near";src:local("Arial"),local("Liberation Sans");size-adjust:100.3%;ascent-override:93%;descent-override:27%;unicode-range:U+2A,U+33,U+35,U+5B,U+5D,U+62,U+64,U+67,U+6B,U+6D,U+6F-71,U+73,U+78,U+7D}
@font-face{font-family:"B Near";src:local("Arial"),local("Liberation Sans");size-adjust:102.7%;ascent-override:91%;descent-override:26%;unicode-range:U+23-26,U+2F-30,U+34,U+36,U+38-39,U+5C,U+5E-5F,U+63,U+66,U+72,U+74,U+76-77,U+79}
@font-face{font-family:"B Near";src:local("Arial"),local("Liberation Sans");size-adjust:76.3%;ascent-override:122%;descent-override:35%;unicode-range:U+20,U+A0}
@font-face{font-family:"I Near";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:102.3%;ascent-override:95%;descent-override:24%}
@font-face{font-family:"I Near";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:95.7%;ascent-override:101%;descent-override:26%;unicode-range:U+2C-2E,U+31-32,U+37-3A,U+42,U+45,U+49,U+53,U+61,U+73}
@font-face{font-family:"I Near";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:106.4%;ascent-override:91%;descent-override:23%;unicode-range:U+38,U+54,U+63,U+6B,U+6F,U+75-77,U+79}
@font-face{font-family:"I Near";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:109.7%;ascent-override:88%;descent-override:23%;unicode-range:U+30,U+34-39,U+41,U+4D,U+56-57,U+62,U+64,U+66-69,U+6C-6E,U+70-72,U+74,U+78}
@font-face{font-family:"I Near";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:72.6%;ascent-override:134%;descent-override:34%;unicode-range:U+20,U+A0}
@font-face{font-family:"I Near";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:92.9%;ascent-override:104%;descent-override:27%}
@font-face{font-family:"I Near";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:101.6%;ascent-override:96%;descent-override:25%;unicode-range:U+2C-30,U+32-39,U+41,U+43,U+46-48,U+4D-50,U+54-68,U+6B,U+6D-72,U+74-75,U+77-78}
@font-face{font-family:"I Near";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:69.8%;ascent-override:139%;descent-override:36%;unicode-range:U+20,U+A0}
`

/** Digits and signs as wide as in the fonts, for first screens that hold them. They follow the other faces. */
export const signFaces = `@font-face{font-family:"B Near";src:local("Arial"),local("Liberation Sans");size-adjust:50.7%;ascent-override:183%;descent-override:53%;unicode-range:U+2C,U+31}
@font-face{font-family:"B Near";src:local("Arial"),local("Liberation Sans");size-adjust:68%;ascent-override:137%;descent-override:40%;unicode-range:U+2E,U+3A-3B,U+3F,U+7C,U+2014,U+2018-2019,U+2026}
@font-face{font-family:"B Near";src:local("Arial"),local("Liberation Sans");size-adjust:83.3%;ascent-override:112%;descent-override:32%;unicode-range:U+21-22,U+27-29,U+2B,U+2D,U+37,U+3C-3E,U+40,U+60,U+7E,U+2013,U+201C-201D}
@font-face{font-family:"B Near";src:local("Arial"),local("Liberation Sans");size-adjust:102%;ascent-override:91%;descent-override:26%;unicode-range:U+23-26,U+2A,U+30,U+32-36,U+38-39,U+5B,U+5D,U+5F,U+7B,U+7D}
@font-face{font-family:"B Near";src:local("Arial"),local("Liberation Sans");size-adjust:115.7%;ascent-override:80%;descent-override:23%;unicode-range:U+2F,U+5C,U+5E}
@font-face{font-family:"I Near";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:70.8%;ascent-override:137%;descent-override:35%;unicode-range:U+31,U+5F,U+2026}
@font-face{font-family:"I Near";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:91.7%;ascent-override:106%;descent-override:27%;unicode-range:U+21,U+25,U+2B-2C,U+2E,U+32,U+37,U+3A-3E,U+40,U+7C,U+7E,U+2014}
@font-face{font-family:"I Near";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:107%;ascent-override:91%;descent-override:23%;unicode-range:U+22,U+24,U+26,U+2A,U+33-36,U+38-39,U+3F,U+5E,U+60,U+2013}
@font-face{font-family:"I Near";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:121.1%;ascent-override:80%;descent-override:21%;unicode-range:U+23,U+27-29,U+30,U+7B,U+7D,U+2018-2019,U+201C-201D}
@font-face{font-family:"I Near";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:152.6%;ascent-override:64%;descent-override:16%;unicode-range:U+2D,U+2F,U+5B-5D}
@font-face{font-family:"I Near";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:79.2%;ascent-override:123%;descent-override:32%;unicode-range:U+31,U+3A-3B,U+5F,U+7C,U+2026}
@font-face{font-family:"I Near";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:94.5%;ascent-override:103%;descent-override:26%;unicode-range:U+21-22,U+25,U+2B-2C,U+2E,U+32,U+37,U+3C-40,U+5E,U+7E,U+2014,U+2018-2019,U+201C-201D}
@font-face{font-family:"I Near";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:109.1%;ascent-override:89%;descent-override:23%;unicode-range:U+24,U+26-27,U+2A,U+33-36,U+38-39,U+60,U+7B,U+7D,U+2013}
@font-face{font-family:"I Near";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:130%;ascent-override:75%;descent-override:19%;unicode-range:U+23,U+28-29,U+30,U+5B,U+5D}
@font-face{font-family:"I Near";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600;size-adjust:155.9%;ascent-override:62%;descent-override:16%;unicode-range:U+2D,U+2F,U+5C}
`
