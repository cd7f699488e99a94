import type { Discount } from '../offer.ts';
import type { LocalizedText } from '../../texts/index.ts';
import type { VehicleLook } from '../../pictures/index.ts';
import type { TemplateEntry } from '../food-entries.ts';

/** A category of vehicles, shown by a vehicle of it. */
export type VehicleCategoryEntry = { key: string; look: VehicleLook; name: LocalizedText };

/** A maker of vehicles; its name is the same in every language. */
export type VehicleBrandEntry = { key: string; objects: readonly string[]; name: string };

/** A vehicle as a provider lets it, before it sets its own prices. */
export type VehicleEntry = {
  key: string;
  category: string;
  brand: string | null;
  body: VehicleLook['body'];
  /** The colours it comes in. */
  paints: readonly VehicleLook['paint'][];
  seats: number;
  transmission: 'automatic' | 'manual';
  fuel: 'petrol' | 'diesel' | 'hybrid' | 'electric' | 'none';
  airCondition: boolean;
  /** Null: not let that way. */
  hourlyMinor: number | null;
  dailyMinor: number | null;
  perKmMinor: number | null;
  discount: Discount | null;
  /** How many of it a provider has; a demonstration's has as many or fewer. */
  units: number;
  name: LocalizedText;
  description: LocalizedText;
};

/** What is let, and which kind of place lets what: a template's menus are its categories. */
export type RentalCatalogue = {
  categories: readonly VehicleCategoryEntry[];
  brands: readonly VehicleBrandEntry[];
  templates: readonly TemplateEntry[];
  vehicles: readonly VehicleEntry[];
};
