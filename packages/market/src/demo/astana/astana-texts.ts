import { demoTexts } from '../demo-texts.ts';

export const astanaTexts = {
  ...demoTexts,
  headline: {
    en: 'Astana’s kitchens, brought to your door',
    ar: 'مطابخ أستانا، تصل إلى بابك',
    nl: 'De keukens van Astana, bij jou aan de deur',
    fr: 'Les cuisines d’Astana, livrées à votre porte',
  },
  subHeadline: {
    en: 'From the plov of the old centre to the coffee of the left bank. Tell us where you are.',
    ar: 'من بلوف المركز القديم إلى قهوة الضفة اليسرى. أخبرنا أين أنت.',
    nl: 'Van de plov in het oude centrum tot de koffie op de linkeroever. Vertel ons waar je bent.',
    fr: 'Du plov du vieux centre au café de la rive gauche. Dites-nous où vous êtes.',
  },
  footerDescription: {
    en: 'An open marketplace for the places around the corner, on the real map of Astana.',
    ar: 'سوق مفتوح للأماكن القريبة منك، على خريطة أستانا الحقيقية.',
    nl: 'Een open markt voor de zaken om de hoek, op de echte kaart van Astana.',
    fr: 'Une place de marché ouverte pour les adresses du coin, sur la vraie carte d’Astana.',
  },
};
