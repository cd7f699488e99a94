import { demoTexts } from '../demo-texts.ts';

export const montevideoTexts = {
  ...demoTexts,
  headline: {
    en: 'Montevideo’s kitchens, brought to your door',
    ar: 'مطابخ مونتفيديو، تصل إلى بابك',
    nl: 'De keukens van Montevideo, bij jou aan de deur',
    fr: 'Les cuisines de Montevideo, livrées à votre porte',
  },
  subHeadline: {
    en: 'From the grills of the old town to the ice cream of the rambla. Tell us where you are.',
    ar: 'من مشاوي المدينة القديمة إلى مثلجات الكورنيش. أخبرنا أين أنت.',
    nl: 'Van de grills in de oude stad tot het ijs op de rambla. Vertel ons waar je bent.',
    fr: 'Des grillades de la vieille ville aux glaces de la rambla. Dites-nous où vous êtes.',
  },
  footerDescription: {
    en: 'An open marketplace for the places around the corner, on the real map of Montevideo.',
    ar: 'سوق مفتوح للأماكن القريبة منك، على خريطة مونتفيديو الحقيقية.',
    nl: 'Een open markt voor de zaken om de hoek, op de echte kaart van Montevideo.',
    fr: 'Une place de marché ouverte pour les adresses du coin, sur la vraie carte de Montevideo.',
  },
};
