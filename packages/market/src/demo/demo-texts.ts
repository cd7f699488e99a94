/** The texts shared by all demonstrations. */
export const demoTexts = {
  footerText: {
    en: 'Demonstration data. Places © OpenStreetMap contributors (2017). Menus, vehicles, prices, ratings and stock are invented; the places named have no affiliation with this site.',
    ar: 'بيانات للعرض فقط. الأماكن © المساهمون في OpenStreetMap ‏(2017). القوائم والمركبات والأسعار والتقييمات والمخزون غير حقيقية، ولا صلة للأماكن المذكورة بهذا الموقع.',
    nl: 'Demonstratiegegevens. Plaatsen © OpenStreetMap-bijdragers (2017). Menu’s, voertuigen, prijzen, beoordelingen en voorraad zijn verzonnen; de genoemde zaken hebben geen band met deze site.',
    fr: 'Données de démonstration. Lieux © les contributeurs d’OpenStreetMap (2017). Menus, véhicules, prix, notes et stocks sont inventés ; les lieux cités n’ont aucun lien avec ce site.',
  },
  newsletterTitle: {
    en: 'What’s new around you',
    ar: 'الجديد من حولك',
    nl: 'Nieuw bij jou in de buurt',
    fr: 'Du nouveau près de chez vous',
  },
  newsletterSubTitle: {
    en: 'New places and good offers, once a month and no more.',
    ar: 'أماكن جديدة وعروض جيدة، مرة في الشهر لا أكثر.',
    nl: 'Nieuwe zaken en goede aanbiedingen, één keer per maand en niet vaker.',
    fr: 'De nouvelles adresses et de bonnes offres, une fois par mois et pas plus.',
  },
};
