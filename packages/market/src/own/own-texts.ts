import type { MarketPlan } from '../plan/index.ts';

type Texts = Pick<
  MarketPlan['settings'],
  'footerText' | 'headline' | 'subHeadline' | 'footerDescription' | 'newsletterTitle' | 'newsletterSubTitle'
>;

/** A new market's initial texts, until its operator writes better ones. */
export function ownTexts(city: string): Texts {
  return {
    headline: {
      en: `Everything ${city} makes, at your door`,
      ar: `كل ما تصنعه ${city}، عند بابك`,
      nl: `Alles uit ${city}, aan je deur`,
      fr: `Tout ce que fait ${city}, à votre porte`,
    },
    subHeadline: {
      en: 'Tell us where you are and see what is open near you.',
      ar: 'أخبرنا أين أنت لترى ما هو مفتوح بالقرب منك.',
      nl: 'Vertel waar je bent en zie wat er in de buurt open is.',
      fr: 'Dites-nous où vous êtes pour voir ce qui est ouvert près de vous.',
    },
    footerDescription: {
      en: 'An open marketplace for the places around the corner.',
      ar: 'سوق مفتوح للأماكن القريبة منك.',
      nl: 'Een open markt voor de zaken om de hoek.',
      fr: 'Une place de marché ouverte pour les adresses du coin.',
    },
    footerText: {
      en: 'Map and places © OpenStreetMap contributors.',
      ar: 'الخريطة والأماكن © المساهمون في OpenStreetMap.',
      nl: 'Kaart en plaatsen © OpenStreetMap-bijdragers.',
      fr: 'Carte et lieux © les contributeurs d’OpenStreetMap.',
    },
    newsletterTitle: { en: 'Stay close', ar: 'ابقَ على اطلاع', nl: 'Blijf in de buurt', fr: 'Restez proche' },
    newsletterSubTitle: {
      en: 'New places and offers, once a month.',
      ar: 'أماكن وعروض جديدة، مرة في الشهر.',
      nl: 'Nieuwe zaken en aanbiedingen, eens per maand.',
      fr: 'Nouvelles adresses et offres, une fois par mois.',
    },
  };
}
