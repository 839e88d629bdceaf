___TERMS_OF_SERVICE___

By creating or modifying this file you agree to Google Tag Manager's Community
Template Gallery Developer Terms of Service available at
https://developers.google.com/tag-manager/gallery-tos (or such other URL as
Google may provide), as modified from time to time.


___INFO___

{
  "type": "TAG",
  "id": "cvt_temp_public_id",
  "version": 1,
  "securityGroups": [],
  "displayName": "Foyer Form",
  "categories": ["LEAD_GENERATION", "AFFILIATE_MARKETING"],
  "brand": {
    "id": "brand_dummy",
    "displayName": "Foyer"
  },
  "description": "Shows the form of Foyer under your referral code: clinicians leave an email and get a free first draft of a website.",
  "containerContexts": ["WEB"]
}


___TEMPLATE_PARAMETERS___

[
  {
    "type": "TEXT",
    "name": "ref",
    "displayName": "Your referral code",
    "simpleValueType": true,
    "help": "Eight letters and digits, from your page Rewards.",
    "valueValidators": [
      { "type": "NON_EMPTY" },
      {
        "type": "REGEX",
        "args": ["[A-HJ-NP-Za-hj-np-z2-9]{8}"],
        "errorMessage": "A referral code has eight letters and digits, without 0, 1, I and O."
      }
    ]
  },
  {
    "type": "SELECT",
    "name": "mode",
    "displayName": "Shape",
    "simpleValueType": true,
    "defaultValue": "popup",
    "selectItems": [
      { "value": "popup", "displayValue": "Popup" },
      { "value": "button", "displayValue": "Floating button" },
      { "value": "inline", "displayValue": "Form, in an element with data-foyer on the page" }
    ]
  },
  {
    "type": "SELECT",
    "name": "lang",
    "displayName": "Language",
    "simpleValueType": true,
    "defaultValue": "page",
    "selectItems": [
      { "value": "page", "displayValue": "As the page" },
      { "value": "en", "displayValue": "English" },
      { "value": "es", "displayValue": "Spanish" }
    ]
  },
  {
    "type": "GROUP",
    "name": "words",
    "displayName": "Your own words (optional)",
    "groupStyle": "ZIPPY_CLOSED",
    "subParams": [
      { "type": "TEXT", "name": "title", "displayName": "Title", "simpleValueType": true },
      { "type": "TEXT", "name": "text", "displayName": "Text", "simpleValueType": true },
      { "type": "TEXT", "name": "button", "displayName": "Button of the form", "simpleValueType": true },
      { "type": "TEXT", "name": "launcher", "displayName": "Floating button", "simpleValueType": true }
    ]
  }
]


___SANDBOXED_JS_FOR_WEB_TEMPLATE___

const encodeUriComponent = require('encodeUriComponent');
const injectScript = require('injectScript');

// Tag Manager sets no attributes on a script, so the settings are in its address.
let query = 'ref=' + encodeUriComponent(data.ref) + '&mode=' + encodeUriComponent(data.mode);
if (data.lang && data.lang !== 'page') query = query + '&lang=' + encodeUriComponent(data.lang);
const names = ['title', 'text', 'button', 'launcher'];
for (let i = 0; i < names.length; i++) {
  const value = data[names[i]];
  if (value) query = query + '&' + names[i] + '=' + encodeUriComponent(value);
}
injectScript('{{APP_URL}}/widget.js?' + query, data.gtmOnSuccess, data.gtmOnFailure, 'foyer ' + query);


___WEB_PERMISSIONS___

[
  {
    "instance": {
      "key": { "publicId": "inject_script", "versionId": "1" },
      "param": [
        {
          "key": "urls",
          "value": { "type": 2, "listItem": [{ "type": 1, "string": "{{APP_URL}}/widget.js*" }] }
        }
      ]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  }
]


___TESTS___

scenarios:
- name: The settings are in the address
  code: |-
    mock('injectScript', (url, onSuccess) => { onSuccess(); });
    runCode({ ref: 'ABCDEF2X', mode: 'popup', lang: 'page', title: 'A & B' });
    assertApi('injectScript').wasCalled();
    assertApi('gtmOnSuccess').wasCalled();
- name: A script that does not arrive is a failure
  code: |-
    mock('injectScript', (url, onSuccess, onFailure) => { onFailure(); });
    runCode({ ref: 'ABCDEF2X', mode: 'button', lang: 'es' });
    assertApi('gtmOnFailure').wasCalled();
    assertApi('gtmOnSuccess').wasNotCalled();


___NOTES___

The form sends an email to Foyer only when a visitor submits it. See {{APP_URL}}/privacy.
