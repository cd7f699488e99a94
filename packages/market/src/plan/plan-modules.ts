import { stableId } from '../stores/index.ts';
import type { ModuleRow, PlannedModuleType } from './market-plan.ts';

type ModuleTexts = Pick<ModuleRow, 'name' | 'description'> & { objects: readonly string[] };

// In display order.
const MODULES: Readonly<Record<PlannedModuleType, ModuleTexts>> = {
  food: {
    objects: ['hamburger'],
    name: { en: 'Food', ar: 'طعام', nl: 'Eten', fr: 'Repas' },
    description: {
      en: 'Restaurants, cafés and bakeries near you',
      ar: 'مطاعم ومقاهٍ ومخابز قريبة منك',
      nl: 'Restaurants, cafés en bakkerijen bij jou in de buurt',
      fr: 'Restaurants, cafés et boulangeries près de chez vous',
    },
  },
  grocery: {
    objects: ['basket', 'leafy-green'],
    name: { en: 'Grocery', ar: 'بقالة', nl: 'Boodschappen', fr: 'Épicerie' },
    description: {
      en: 'Supermarkets, greengrocers and corner shops',
      ar: 'متاجر أغذية وخضار وبقالات الحي',
      nl: 'Supermarkten, groenteboeren en buurtwinkels',
      fr: 'Supermarchés, primeurs et épiceries du coin',
    },
  },
  pharmacy: {
    objects: ['pill'],
    name: { en: 'Pharmacy', ar: 'صيدلية', nl: 'Apotheek', fr: 'Pharmacie' },
    description: {
      en: 'Medicines and care from the pharmacy nearby',
      ar: 'أدوية ومستلزمات عناية من الصيدلية القريبة',
      nl: 'Geneesmiddelen en verzorging van de apotheek dichtbij',
      fr: 'Médicaments et soins de la pharmacie voisine',
    },
  },
  ecommerce: {
    objects: ['shopping'],
    name: { en: 'Shops', ar: 'متاجر', nl: 'Winkels', fr: 'Boutiques' },
    description: {
      en: 'Clothes, books, toys and things for the house',
      ar: 'ملابس وكتب وألعاب وأغراض للبيت',
      nl: 'Kleding, boeken, speelgoed en spullen voor in huis',
      fr: 'Vêtements, livres, jouets et tout pour la maison',
    },
  },
  parcel: {
    objects: ['parcel'],
    name: { en: 'Parcels', ar: 'طرود', nl: 'Pakketten', fr: 'Colis' },
    description: {
      en: 'From door to door across the city',
      ar: 'من باب إلى باب في أنحاء المدينة',
      nl: 'Van deur tot deur door de stad',
      fr: 'De porte à porte dans toute la ville',
    },
  },
  rental: {
    objects: ['car'],
    name: { en: 'Rental', ar: 'تأجير', nl: 'Verhuur', fr: 'Location' },
    description: {
      en: 'Cars, motorcycles and bicycles by the hour, the day or the kilometre',
      ar: 'سيارات ودراجات نارية وهوائية بالساعة أو اليوم أو الكيلومتر',
      nl: 'Auto’s, motoren en fietsen per uur, dag of kilometer',
      fr: 'Voitures, motos et vélos à l’heure, au jour ou au kilomètre',
    },
  },
};

/** The modules that have a store or parcel categories, with their pictures' objects. */
export function planModules(
  served: ReadonlySet<string>,
  zoneSlugs: readonly string[],
): (ModuleRow & { objects: readonly string[] })[] {
  const types = (Object.keys(MODULES) as PlannedModuleType[]).filter((moduleType) => served.has(moduleType));
  return types.map((moduleType, position) => ({
    ...MODULES[moduleType],
    id: stableId(`module/${moduleType}`),
    moduleType,
    slug: moduleType,
    picture: `module-${moduleType}.webp`,
    zoneSlugs,
    position,
  }));
}
