import { expect, test } from 'vitest'
import { linesOf } from '../lines-of.ts'
import { contentOf, SITES } from '../personas/sites.ts'
import { languageOf } from './language-of.ts'
import { splitSentences } from './split-sentences.ts'

test.each([
  ['Se habla español.', 'es'],
  ['Hablamos español.', 'es'],
  ['Atendemos a niños y familias en su idioma.', 'es'],
  ['Nuestra clínica está abierta los sábados.', 'es'],
  ['Mi consultorio es un lugar tranquilo para hablar de lo que le preocupa.', 'es'],
  ['¿Cómo puedo hacer una cita?', 'es'],
  ['Llámenos para una consulta sin costo.', 'es'],
  ['Falamos português e atendemos crianças.', 'pt'],
  ['A nossa clínica fica no centro da cidade.', 'pt'],
  ['Nous parlons français avec vous.', 'fr'],
  ['Wir sprechen Deutsch mit Ihnen.', 'de'],
  ['Parliamo italiano con i nostri pazienti.', 'it'],
  ['Chúng tôi nói tiếng Việt.', 'vi'],
  ['Nou pale kreyòl ak ou.', 'ht'],
  ['Nagsasalita kami ng Tagalog.', 'tl'],
  ['¿Aceptan Medicaid?', 'es'],
  ['Bienvenidos.', 'es'],
  ['No te preocupes.', undefined],
  ['Sí, los jueves.', 'es'],
  ['Terapia de pareja', 'es'],
  ['Consulta gratuita.', 'es'],
  ['Maligayang pagdating sa aming klinika.', 'tl'],
  ['Rele nou pou yon randevou.', 'ht'],
  ['ما فارسی صحبت می‌کنیم.', 'fa'],
  ['موږ په پښتو خبرې کوو.', 'ps'],
  ['نحن نتحدث العربية على مدار الأسبوع.', 'ar'],
  ['我们会说中文。', 'zh'],
  ['日本語で話せます。', 'ja'],
  ['한국어로 상담합니다.', 'ko'],
  ['Мы говорим по-русски.', 'ru'],
  ['Ми говоримо українською, бо її вчили.', 'uk'],
  ['نتكلم العربية.', 'ar'],
  ['ما فارسی صحبت می‌کنیم و گفتگو می‌کنیم.', 'fa'],
  ['אנחנו מדברים עברית.', 'he'],
  ['हम हिंदी बोलते हैं।', 'hi'],
  // English, whatever names and words stand in it.
  ['We see families in La Jolla and El Cajon.', undefined],
  ['Ask for Dr. De La Cruz.', undefined],
  ['Los Angeles', undefined],
  ['We serve La Mesa, El Monte, La Verne and Los Altos.', undefined],
  ['La Mesa, El Monte, La Verne, Los Altos', undefined],
  ['Camino del Rio and Paseo de la Reforma', undefined],
  ['Clinica de los Andes', undefined],
  ['Ana María de los Santos', undefined],
  ['Se Habla Español', 'es'],
  ['San Luis Obispo', undefined],
  ['Ana Ruiz, LMFT', undefined],
  ['Counselor for couples, in English and Spanish', undefined],
  ['No, and no one asks you to.', undefined],
  ['Dana Reyes', undefined],
  ['Terapia Wellness', undefined],
  ['Los Gatos Gratis Clinic', undefined],
  ['Bienvenidos Health', undefined],
  ['EMDR', undefined],
  ['$165 for 50 minutes.', undefined],
  ['Aetna, Cigna, Medicare', undefined],
  ['We say “bienvenidos” to all of our families.', undefined],
  ['Beyoncé’s café', undefined],
  ['', undefined],
  ['…', undefined],
])('%j is %s', (sentence, language) => {
  expect(languageOf(sentence)).toBe(language)
})

/** Personas who write in another language. */
const OTHERS = /^(?:nutricion|pediatria|right-to-left|hostile)/

test('takes no line of ours and none that is typed in English for another language', () => {
  const taken = SITES.filter(({ id }) => !OTHERS.test(id)).flatMap((site) =>
    linesOf(contentOf(site).sections)
      .flatMap(({ text }) => splitSentences(text))
      .filter((sentence) => languageOf(sentence) !== undefined),
  )
  expect(taken).toEqual([])
})
