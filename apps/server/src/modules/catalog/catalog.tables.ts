import type { DateWindow } from '@promenade/domain/hours';
import type { DeliveryRates } from '@promenade/domain/pricing';
import type { Language } from '@promenade/contract/refusals';

/** A text in the market's languages; English stands in for one that is missing. */
export type LocalText = Readonly<Partial<Record<Language, string>>>;

/** The text in a language. */
export function textIn(text: LocalText, language: Language): string {
  return text[language] ?? text.en ?? '';
}

/** A food choice as stored; an option may be chosen when the dialog opens. */
export interface VariationGroupColumn {
  readonly name: LocalText;
  readonly type: 'single' | 'multi';
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
  readonly options: readonly {
    readonly label: LocalText;
    readonly priceMinor: number;
    readonly selected?: boolean;
  }[];
}

/** An add-on as stored. */
export interface AddOnColumn {
  readonly id: string;
  readonly name: LocalText;
  readonly priceMinor: number;
}

/** The columns that hours are read from. `opening_hours` is the JSON text: it is the key under which hours are kept. */
export interface HoursColumns {
  readonly module_id: string;
  readonly opening_hours: string;
  readonly days_off: readonly string[];
  readonly time_zone: string | null;
}

/** A store's discount as stored; percent is null without one. */
export interface StoreDiscountColumns {
  readonly discount_percent: number | null;
  readonly discount_minimum_minor: number;
  readonly discount_maximum_minor: number | null;
}

/** The columns that tell when it runs; no dates: always. */
export interface DiscountDatesColumns {
  readonly discount_dates: DateWindow | null;
  readonly time_zone: string | null;
}

/** A store as a card shows it, texts in the caller's language. */
export interface StoreCardRow extends HoursColumns, StoreDiscountColumns, DiscountDatesColumns {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly zone_id: string;
  readonly logo: string;
  readonly cover: string;
  readonly cover_width: number;
  readonly cover_height: number;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
  readonly active: boolean;
  readonly rating: number;
  readonly rating_count: number;
  readonly delivery_minutes_from: number;
  readonly delivery_minutes_to: number;
  readonly minimum_order_minor: number;
  readonly delivery: boolean;
  readonly take_away: boolean;
  readonly schedule_order: boolean;
  readonly free_delivery: boolean;
  /** The store's own rates, if it delivers itself. */
  readonly delivery_rates: DeliveryRates | null;
  readonly featured: boolean;
  readonly joined_at: Date;
}

/** A store with all that its page and checkout need. */
export interface StoreRow extends StoreCardRow {
  readonly phone: string | null;
  readonly description: string;
  readonly preparation_minutes: number;
  readonly tax_percent: number;
  readonly halal: boolean;
}

/** The running flash sale of an item: its discount by type, and the instant it ends. */
export interface FlashColumn {
  readonly type: 'percent' | 'amount';
  /** Percent, or minor units. */
  readonly value: number;
  readonly endsAtMs: number;
}

/** An item as a card shows it, texts in the caller's language. */
export interface ItemCardRow extends DiscountDatesColumns, HoursColumns {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly image_width: number;
  readonly image_height: number;
  readonly store_id: string;
  readonly store_name: string;
  readonly store_slug: string;
  readonly zone_id: string;
  readonly store_active: boolean;
  readonly category_id: string;
  readonly price_minor: number;
  readonly price_to_minor: number;
  readonly discount_type: 'percent' | 'amount' | null;
  readonly discount_value: number | null;
  readonly discount_percent: number | null;
  readonly flash: FlashColumn | null;
  /** Units left today; null where they are not counted. */
  readonly stock: number | null;
  readonly maximum_cart_quantity: number | null;
  readonly veg: boolean;
  readonly organic: boolean;
  readonly recommended: boolean;
  readonly halal: boolean;
  readonly store_halal: boolean;
  readonly has_choices: boolean;
  readonly rating: number;
  readonly rating_count: number;
  readonly available_from_minute: number | null;
  readonly available_until_minute: number | null;
  readonly available_from_date: string | null;
  readonly available_until_date: string | null;
  readonly unit: string | null;
  readonly generic_names: readonly LocalText[];
  readonly prescription: boolean;
}

/** A question of a shop item as stored; a variation's type is one key of each, joined by dashes. */
export interface ChoiceOptionColumn {
  readonly name: string;
  readonly title: LocalText;
  readonly options: readonly { readonly key: string; readonly label: LocalText }[];
}

/** A brand or a condition as an item names it, in the caller's language. */
export interface MarkColumn {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly image: string;
}

/** An item with its store, choices, add-ons and stock: what its page and the cart need, in one row. */
export interface ItemRow extends ItemCardRow, StoreDiscountColumns {
  readonly active: boolean;
  readonly names: LocalText;
  readonly variation_groups: readonly VariationGroupColumn[];
  readonly variations: readonly { readonly type: string; readonly priceMinor: number }[];
  readonly add_ons: readonly AddOnColumn[];
  /** Units left today by variation; one that is absent is not counted. */
  readonly stocks: Readonly<Record<string, number>>;
  readonly minimum_order_minor: number;
  readonly delivery: boolean;
  readonly free_delivery: boolean;
  readonly schedule_order: boolean;
  readonly tax_percent: number;
  readonly wishlist_count: number;
  readonly images: readonly { readonly name: string; readonly width: number; readonly height: number }[];
  readonly choice_options: readonly ChoiceOptionColumn[];
  readonly nutrition: readonly LocalText[];
  readonly allergens: readonly LocalText[];
  readonly tags: readonly LocalText[];
  readonly gtin: string | null;
  readonly brand: MarkColumn | null;
  readonly conditions: readonly MarkColumn[];
  readonly store_reviews: boolean;
}
