import type { Discount } from '../offer.ts';
import type { LocalizedText } from '../../texts/index.ts';
import type { VehicleLook } from '../../pictures/index.ts';
import type { TemplateEntry } from '../food-entries.ts';

/** A category of vehicles, illustrated by one of them. */
export type VehicleCategoryEntry = { key: string; look: VehicleLook; name: LocalizedText };

/** A maker of vehicles; its name is the same in every language. */
export type VehicleBrandEntry = { key: string; objects: readonly string[]; name: string };

/** A vehicle on offer, before a provider sets its own prices. */
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
  /** Null: not rented out that way. */
  hourlyMinor: number | null;
  dailyMinor: number | null;
  perKmMinor: number | null;
  discount: Discount | null;
  /** How many units a provider has; in a demonstration, at most. */
  units: number;
  name: LocalizedText;
  description: LocalizedText;
};

/** The vehicles on offer, and which kind of place rents out which: a template's menus are its categories. */
export type RentalCatalogue = {
  categories: readonly VehicleCategoryEntry[];
  brands: readonly VehicleBrandEntry[];
  templates: readonly TemplateEntry[];
  vehicles: readonly VehicleEntry[];
};
