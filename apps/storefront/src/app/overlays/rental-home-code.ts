/** Loads the home of rental. A separate file, so that the homes of other modules do not list its dependencies. */
export const rentalHome = async () => (await import('./rental-pages.tsx')).RentalHomeView;
