/** Fetches the home of rental. A file of its own, so that the home of every other module does not name all that it needs. */
export const rentalHome = async () => (await import('./rental-pages.tsx')).RentalHomeView;
