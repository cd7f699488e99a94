/**
 * A small market with known rows: three modules, two zones, four stores, fifteen items. Amounts in minor units (2
 * decimals). Its time zone is Montevideo's, UTC-3 all year.
 */
const id = (kind: number, number: number): string =>
  `0190a000-${kind.toString(16).padStart(4, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** Names for the fixture's ids, and useful locations. */
export const fixture = {
  modules: { food: id(1, 1), grocery: id(1, 2), parcel: id(1, 5) },
  zones: { centre: id(2, 1), coast: id(2, 2) },
  categories: { mains: id(3, 1), sweets: id(3, 2), drinks: id(3, 3), pantry: id(3, 4) },
  stores: {
    /** Centre; open 08:00 to 23:00; delivery and pickup; 10% from 2000. */
    trattoria: id(4, 1),
    /** Coast; open 11:00 to 02:00, past midnight. */
    grill: id(4, 2),
    /** Centre; open on Sundays 08:00 to 12:00 only, so closed at lunch time on a Wednesday. */
    bakery: id(4, 3),
    /** Centre, grocery module; open all day. */
    shop: id(4, 4),
  },
  addOns: { cheese: id(5, 1), olives: id(5, 2), chimichurri: id(5, 3) },
  parcels: {
    /** By the zone's rates. */
    documents: id(7, 1),
    /** 90 a kilometre, 250 at least. */
    furniture: id(7, 2),
  },
  items: {
    /** 900; required single size, toppings up to 2; add-ons cheese and olives. */
    pizza: id(6, 1),
    /** 700, no choices. */
    pasta: id(6, 2),
    /** 450; 7 left. */
    tiramisu: id(6, 3),
    /** 1100; 11:00 to 15:00 only. */
    lunch: id(6, 4),
    /** 250; at most 3 in a cart. */
    lemonade: id(6, 5),
    /** 300; 5 a day. */
    bread: id(6, 6),
    /** Not on sale. */
    soup: id(6, 7),
    /** 800, 20% off, vegetarian. */
    salad: id(6, 8),
    /** 2200; one or two sides required; add-on chimichurri. */
    steak: id(6, 9),
    /** 600, 150 off. */
    chorizo: id(6, 10),
    /** 500; 22:00 to 02:00, past midnight. */
    snack: id(6, 11),
    /** 200. */
    croissant: id(6, 12),
    /** 500; shop variations 250g (500, 3 left) and 1kg (1600, none left). */
    coffee: id(6, 13),
    /** 150; none left. */
    sugar: id(6, 14),
    /** 120. */
    rice: id(6, 15),
  },
  points: {
    /** In the centre zone, some 600 m from the trattoria. */
    centre: { lat: -34.905, lng: -56.185 },
    coast: { lat: -34.915, lng: -56.145 },
    /** On the river, outside every zone. */
    outside: { lat: -35.2, lng: -56.2 },
  },
} as const;
