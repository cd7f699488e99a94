import type { Language } from '@promenade/contract/refusals';

// Kept in place of words: each reader has them in the reader's own language.
const answers: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  store: {
    en: 'Thank you for writing! We have seen your message and will get back to you shortly.',
    ar: 'شكرًا على رسالتك! اطلعنا عليها وسنعود إليك بعد قليل.',
    nl: 'Bedankt voor je bericht! We hebben het gezien en komen er zo op terug.',
    fr: 'Merci de nous avoir écrit\u00a0! Nous avons vu votre message et revenons vers vous sous peu.',
  },
  support: {
    en: 'Hello, and thank you for writing to support. Somebody is looking at your question.',
    ar: 'مرحبًا، وشكرًا على مراسلة فريق الدعم. هناك من ينظر في سؤالك الآن.',
    nl: 'Hallo, en bedankt voor je bericht aan de klantenservice. Er kijkt iemand naar je vraag.',
    fr: 'Bonjour et merci d’avoir écrit à l’assistance. Quelqu’un examine votre question.',
  },
};

/** The words of a demonstration's own answer, by what was kept in place of them. */
export function automaticAnswer(kept: string, language: Language): string {
  return answers[kept]?.[language] ?? '';
}
